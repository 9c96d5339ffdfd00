import LayoutAnalysis

/// The style sheet of a page. Colours of pictures are variables too: the script reads them, so that pictures follow the appearance.
enum PageStyle {
  static let text = colors + structure + findings + pictures

  private static let colors = """
    :root {
      color-scheme: light dark;
      --ground: #f2f2f7; --panel: #ffffff; --ink: #1c1c1e; --muted: #5f5f66; --line: #d8d8de; --link: #0060df;
      --error: #c8102e; --warning: #9a5b00; --note: #2a5fc4;
      --error-soft: #fdecee; --warning-soft: #fff3e0; --note-soft: #e8effc;
      --screen: #ffffff; --bezel: #3a3a3f; --safe: #34a15f; --box: #eef1f6; --box-line: #a9b2c2; --text: #26262a;
      --control: #dbe8ff; --control-line: #6c9ae8; --control-text: #0a4fbf; --media: #e6e2f2; --media-line: #a79ccb;
      --field: #f6f6f8; --field-line: #b9b9c2; --bar: #e9ecef;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #161618; --panel: #222225; --ink: #f0f0f3; --muted: #a6a6ae; --line: #3d3d43; --link: #6cb0ff;
        --error: #ff7b86; --warning: #f2b04c; --note: #86b4ff;
        --error-soft: #3a2024; --warning-soft: #372b18; --note-soft: #1f2a40;
        --screen: #101012; --bezel: #8a8a92; --safe: #4cc27c; --box: #25282f; --box-line: #596273; --text: #e6e6ea;
        --control: #1d3254; --control-line: #4f7fcb; --control-text: #a5c8ff; --media: #302b40; --media-line: #766aa0;
        --field: #1c1c20; --field-line: #5c5c66; --bar: #26292d;
      }
    }

    """

  private static let structure = """
    * { box-sizing: border-box; }
    html { scroll-padding-top: calc(var(--bar, 3.5rem) + 1rem); }
    body { margin: 0; background: var(--ground); color: var(--ink); line-height: 1.45;
      font: 15px/1.45 -apple-system, BlinkMacSystemFont, "Segoe UI", system-ui, Roboto, "Helvetica Neue", "DejaVu Sans", sans-serif; }
    a { color: var(--link); }
    code { font: 0.86em/1.4 ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; }
    h1, h2, p, ul, ol, dl, dd, fieldset { margin: 0; padding: 0; border: 0; }
    h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; }
    ul, ol { list-style: none; }
    button, input, select { font: inherit; color: inherit; }
    :focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 4px; }
    main:focus { outline: none; }
    .skip { position: absolute; left: -99rem; background: var(--panel); padding: .5rem 1rem; z-index: 9; }
    .skip:focus { left: 1rem; top: 1rem; }
    .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    [hidden] { display: none !important; }

    .top { display: flex; flex-wrap: wrap; gap: 1rem 2rem; align-items: center; justify-content: space-between;
      padding: 1.25rem 1.5rem 1rem; }
    .title p { color: var(--muted); }
    .figures { display: flex; flex-wrap: wrap; gap: .5rem; }
    .figure { display: flex; flex-direction: column-reverse; min-width: 5.2rem; padding: .4rem .8rem; border-radius: 10px;
      background: var(--panel); border: 1px solid var(--line); }
    .figure dt { font-size: .78rem; color: var(--muted); white-space: nowrap; }
    .figure dd { font-size: 1.3rem; font-weight: 600; line-height: 1.2; font-variant-numeric: tabular-nums; }
    .figure.error { background: var(--error-soft); } .figure.error dd { color: var(--error); }
    .figure.warning { background: var(--warning-soft); } .figure.warning dd { color: var(--warning); }
    .figure.note { background: var(--note-soft); } .figure.note dd { color: var(--note); }

    .filter { position: sticky; top: 0; z-index: 5; display: flex; flex-wrap: wrap; gap: .5rem .8rem; align-items: center;
      padding: .6rem 1.5rem; background: var(--panel); border-block: 1px solid var(--line); }
    .filter .search { flex: 1 1 15rem; max-width: 26rem; }
    .filter .search span, .filter legend { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    .filter input[type=search] { width: 100%; padding: .35rem .7rem; border: 1px solid var(--line); border-radius: 8px;
      background: var(--ground); }
    .severities { display: flex; gap: .4rem; }
    .toggle { display: inline-flex; gap: .35rem; align-items: center; padding: .2rem .6rem; border-radius: 8px;
      border: 1px solid var(--line); cursor: pointer; white-space: nowrap; }
    .toggle input { margin: 0; accent-color: currentColor; }
    .toggle.error { color: var(--error); } .toggle.warning { color: var(--warning); } .toggle.note { color: var(--note); }
    .toggle.plain { border-color: transparent; padding-inline: 0; color: var(--muted); }
    .choice { color: var(--muted); display: inline-flex; gap: .35rem; align-items: center; }
    .choice select { max-width: 11rem; padding: .25rem .4rem; border: 1px solid var(--line); border-radius: 8px;
      background: var(--ground); color: var(--ink); }
    #matches { margin-left: auto; color: var(--muted); font-variant-numeric: tabular-nums; white-space: nowrap; }

    .body { display: grid; grid-template-columns: 15rem minmax(0, 1fr); gap: 1.25rem; padding: 1.25rem 1.5rem; align-items: start; }
    .scenes { position: sticky; top: calc(var(--bar, 3.5rem) + 1rem); max-height: calc(100vh - var(--bar, 3.5rem) - 2rem); overflow: auto; font-size: .9rem; }
    .scenes summary { color: var(--muted); cursor: pointer; padding: .15rem 0 .4rem; }
    .scenes .file { display: block; margin-top: .6rem; font-size: .8rem; color: var(--muted); overflow-wrap: anywhere; }
    .scenes a { display: flex; gap: .3rem; align-items: center; padding: .22rem .5rem; border-radius: 7px; color: inherit;
      text-decoration: none; }
    .scenes a > span:first-child { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .scenes a:hover, .scenes a[aria-current] { background: var(--line); }
    .dot { min-width: 1.5em; padding: 0 .35em; border-radius: 1em; text-align: center; font-size: .78rem; font-weight: 600;
      font-variant-numeric: tabular-nums; }
    .dot.error { background: var(--error-soft); color: var(--error); }
    .dot.warning { background: var(--warning-soft); color: var(--warning); }
    .dot.note { background: var(--note-soft); color: var(--note); }
    main { display: grid; gap: 1.25rem; min-width: 0; }
    .nothing { padding: 3rem; text-align: center; color: var(--muted); }
    footer { padding: 1rem 1.5rem 2rem; color: var(--muted); font-size: .85rem; }

    @media (max-width: 60rem) {
      .body { grid-template-columns: minmax(0, 1fr); padding: 1rem; }
      .scenes { position: static; max-height: none; }
      .scenes ul { max-height: 14rem; overflow: auto; }
      .scenes ul ul { max-height: none; }
      .top, .filter { padding-inline: 1rem; }
    }
    @media (max-width: 40rem) {
      .filter { position: static; }
      html { scroll-padding-top: .5rem; }
      .figure { min-width: 0; flex: 1 1 28%; }
      #matches { margin-left: 0; }
    }
    @media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
    @media print { .filter, .scenes, .skip { display: none !important; } .body { display: block; } .scene { break-inside: avoid; } }

    """

  private static let findings = """
    .scene { content-visibility: auto; contain-intrinsic-size: auto 48rem; background: var(--panel); border: 1px solid var(--line); border-radius: 14px; padding: 1rem 1.15rem 1.15rem; min-width: 0; }
    .scene > header { display: flex; flex-wrap: wrap; gap: .1rem 1rem; align-items: baseline; margin-bottom: .8rem; }
    .scene > header h2 { overflow-wrap: anywhere; unicode-bidi: isolate; }
    .scene > header p { color: var(--muted); font-size: .85rem; display: flex; flex-wrap: wrap; gap: 0 .8rem; overflow-wrap: anywhere; }
    .columns { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1.15fr); gap: 1.25rem; align-items: start; }
    .findings ol { display: grid; gap: .5rem; }
    .none, .aside { color: var(--muted); } .aside { margin-top: .75rem; font-size: .85rem; }
    .finding { display: grid; grid-template-columns: 2rem minmax(0, 1fr); gap: .55rem; padding: .6rem .75rem .65rem .6rem;
      border: 1px solid var(--line); border-left: 4px solid var(--tone); border-radius: 9px;  }
    .error { --tone: var(--error); --tone-soft: var(--error-soft); }
    .warning { --tone: var(--warning); --tone-soft: var(--warning-soft); }
    .note { --tone: var(--note); --tone-soft: var(--note-soft); }
    .finding.lit { background: var(--tone-soft); }
    .finding.chosen { background: var(--tone-soft); border-color: var(--tone); }
    .finding.away .what { opacity: .62; }
    button.mark { width: 2rem; height: 2rem; padding: 0; border: 0; border-radius: 1rem; background: var(--tone); color: var(--panel);
      font-weight: 700; font-size: .85rem; cursor: pointer; font-variant-numeric: tabular-nums; }
    span.mark { width: .7rem; height: .7rem; margin: .35rem auto; border-radius: 50%; background: var(--tone); }
    .message { overflow-wrap: anywhere; unicode-bidi: isolate; }
    .tag { font-weight: 600; color: var(--tone); text-transform: capitalize; margin-right: .15rem; }
    .advice { margin-top: .2rem; color: var(--muted); overflow-wrap: anywhere; unicode-bidi: isolate; }
    .advice::before { content: "→ "; color: var(--tone); }
    .meta { margin-top: .35rem; display: flex; align-items: baseline; flex-wrap: wrap; gap: .15rem .7rem; font-size: .82rem; color: var(--muted); }
    .meta > * { overflow-wrap: anywhere; min-width: 0; unicode-bidi: isolate; }
    .meta .rule { padding: 0 .4em; border-radius: 5px; background: var(--tone-soft); color: var(--tone); }
    .members, .related { margin-top: .35rem; font-size: .82rem; color: var(--muted); }
    .members li, .related li { padding-left: .9rem; text-indent: -.9rem; overflow-wrap: anywhere; } .members li::before, .related li::before { content: "· "; color: var(--tone); }
    .meta .widths { border: 0; padding: 0; background: none; color: var(--link); cursor: pointer; font-size: inherit; text-align: left; }
    @media (max-width: 75rem) { .columns { grid-template-columns: minmax(0, 1fr); } .columns .pictures { order: -1; } }

    """

  private static let pictures = """
    .thumbnails { display: flex; flex-wrap: wrap; gap: .5rem; margin-bottom: 1rem; }
    .thumbnails:empty { display: none; }
    .thumbnail { display: flex; flex-direction: column; align-items: center; gap: .25rem; width: 6.6rem;
      padding: .45rem .3rem .35rem; border: 1px solid transparent; border-radius: 10px; background: none; cursor: pointer; }
    .thumbnail:hover { background: var(--ground); }
    .thumbnail[aria-pressed=true] { border-color: var(--link); background: var(--ground); }
    .thumbnail.out { opacity: .38; }
    .thumbnail .frame { display: flex; align-items: flex-end; height: var(--height); }
    .thumbnail canvas { display: block; }
    .thumbnail .device { font-size: .7rem; line-height: 1.2; color: var(--muted); text-align: center; overflow-wrap: anywhere;
      min-height: 2.4em; display: -webkit-box; -webkit-line-clamp: 3; -webkit-box-orient: vertical; overflow: hidden; }
    .thumbnail .dots { display: flex; gap: .15rem; min-height: 1.2em; }
    .thumbnails .more { align-self: center; padding: .35rem .8rem; border: 1px solid var(--line); border-radius: 8px; background: none;
      cursor: pointer; }
    .columns .pictures { position: sticky; top: calc(var(--bar, 3.5rem) + 1rem); min-width: 0; }
    .stage { border: 1px solid var(--line); border-radius: 12px; background: var(--ground); overflow: hidden; }
    .stage .caption { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; padding: .5rem .8rem; font-size: .85rem; }
    .stage .caption span { color: var(--muted); font-variant-numeric: tabular-nums; }
    .stage svg { display: block; width: 100%; user-select: none; }
    .stage .facts { min-height: 2.2em; padding: .4rem .8rem .5rem; font-size: .78rem; line-height: 1.3; color: var(--muted);
      overflow-wrap: anywhere; unicode-bidi: isolate; border-top: 1px solid var(--line); }
    .stage text { font-family: -apple-system, BlinkMacSystemFont, "Segoe UI", system-ui, Roboto, "Helvetica Neue", "DejaVu Sans", sans-serif; }
    .view > rect, .ghost { vector-effect: non-scaling-stroke; }
    .view.lit > rect:first-child { stroke: var(--tone); stroke-width: 2.5; fill: var(--tone-soft); }
    .pin { cursor: pointer; } .pin:focus-visible { outline: none; } .pin:focus-visible circle { stroke: var(--link); }
    .pin.dim { opacity: .25; }

    .slider { margin-top: .75rem; padding: .6rem .8rem .7rem; border: 1px solid var(--line); border-radius: 12px; }
    .slider .row { display: flex; gap: .6rem; align-items: center; flex-wrap: wrap; }
    .slider .row label { font-size: .85rem; color: var(--muted); }
    .slider .row output { margin-left: auto; font-size: .85rem; color: var(--muted); }
    .slider input[type=number] { width: 6.2rem; padding: .2rem .4rem; border: 1px solid var(--line); border-radius: 7px; background: var(--ground);
      font-variant-numeric: tabular-nums; }
    .slider button { padding: .2rem .6rem; border: 1px solid var(--line); border-radius: 7px; background: var(--ground); cursor: pointer; }
    .slider .track { position: relative; margin-top: .5rem; }
    .slider input[type=range] { width: 100%; margin: 0; display: block; accent-color: var(--link); }
    .slider svg { display: block; width: 100%; overflow: visible; }
    .slider svg text { font-size: 10px; fill: var(--muted); }
    .slider .band { cursor: pointer; } .slider .band.lit rect { stroke: var(--ink); }
    .slider .bands { max-height: 9.5rem; overflow: auto; }
    .slider .also { margin-top: .4rem; font-size: .82rem; color: var(--muted); }
    .slider .also li { overflow-wrap: anywhere; } .slider .also .tag { font-size: .82rem; }
    .slider .also li:nth-child(n+5) { display: none; }
    .slider .also summary { cursor: pointer; }
    @media (max-width: 75rem) { .columns .pictures { position: static; } }
    @media (max-width: 40rem) { .thumbnails { flex-wrap: nowrap; overflow-x: auto; }
      .thumbnails .more { flex: none; } .thumbnail { flex: none; width: 6rem; } .scene { padding: .8rem; border-radius: 12px; } }

    """
}
