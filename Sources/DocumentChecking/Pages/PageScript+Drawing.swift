import LayoutAnalysis

extension PageScript {
  /// What is drawn of a screen: a list of rectangles, lines and texts, in points, the same for thumbnails and for the large picture.
  static let drawing = #"""
    const looks = {
      label: { fill: null, line: null, ink: "text" },
      button: { fill: "control", line: "control-line", round: 7, ink: "control-text", centred: true },
      textField: { fill: "field", line: "field-line", round: 6, ink: "muted", inset: 7 },
      textView: { fill: "field", line: "field-line", ink: "text", inset: 4 },
      searchBar: { fill: "field", line: "field-line", round: 9, ink: "muted", centred: true },
      image: { fill: "media", line: "media-line", cross: true, ink: "muted", centred: true },
      content: { fill: "media", line: "media-line", cross: true, ink: "muted", centred: true },
      activityIndicator: { fill: "media", line: "media-line", round: 99 },
      switch: { fill: "control", line: "control-line", round: 99 },
      slider: { fill: "control", line: "control-line", round: 99 },
      progress: { fill: "control", line: "control-line", round: 99 },
      bar: { fill: "bar", line: "box-line", ink: "muted", centred: true },
      stack: { fill: null, line: "box-line", dashed: true },
      plain: { fill: "box", line: "box-line", ink: "muted", centred: true },
    };
    for (const kind of ["control", "stepper", "segmentedControl", "pageControl", "picker"]) looks[kind] = looks.button;

    const fontFamily = '-apple-system, BlinkMacSystemFont, "Segoe UI", system-ui, Roboto, "Helvetica Neue", "DejaVu Sans", sans-serif';
    const ruler = document.createElement("canvas").getContext("2d");
    const fitted = new Map();

    /// The system font of a browser may be this much wider than the one that the layout was made for; such text is set tighter.
    const tightest = 1.3;

    /// The lines of a text that fit into a width; the last one ends with an ellipsis if there is more.
    function linesOf(text, size, bold, width, limit) {
      const key = [text, size, bold, Math.round(width * 4), limit].join("\u0001");
      if (fitted.has(key)) return fitted.get(key);
      if (fitted.size > 4000) fitted.clear();
      ruler.font = `${bold ? 600 : 400} ${size}px ${fontFamily}`;
      const measure = line => ruler.measureText(line).width / tightest;
      const lines = [];
      let line = "", isCut = false;
      for (const word of text.split(/\s+/).filter(word => word)) {
        const longer = line ? line + " " + word : word;
        if (!line || measure(longer) <= width) { line = longer; continue; }
        if (lines.length + 1 >= limit) { isCut = true; break; }
        lines.push(line);
        line = word;
      }
      if (line) lines.push(line);
      const last = lines.length - 1;
      if (last >= 0 && (isCut || measure(lines[last]) > width)) {
        let end = lines[last];
        while (end && measure(end + "…") > width) end = end.slice(0, -1);
        lines[last] = end + "…";
      }
      fitted.set(key, lines);
      return lines;
    }

    function textOf(view, frame, look, screen, out) {
      const string = view.text || (view.isLeaf ? view.label : "");
      if (!look.ink || !string || frame.w < 6 || frame.h < 5) return;
      const isOwn = Boolean(view.text);
      const inset = look.inset || (look.centred ? 2 : 0);
      // What is no text of the view, such as the name of an image, is written no larger than there is room for.
      const size = isOwn ? view.size || 17 : Math.min(13, frame.h * 0.7);
      if (!isOwn && size < 5) return;
      const limit = Math.max(1, Math.min(isOwn ? view.lines || 99 : 1, Math.floor((frame.h + size * 0.4) / (size * 1.19))));
      const lines = linesOf(string, size, view.bold, frame.w - 2 * inset + 0.6, limit);
      const first = frame.y + frame.h / 2 - ((lines.length - 1) * size * 1.19) / 2 + size * 0.36;
      const anchor = look.centred ? "middle" : screen.mirrored ? "end" : "start";
      const x = anchor === "middle" ? frame.x + frame.w / 2 : anchor === "end" ? frame.x + frame.w - inset : frame.x + inset;
      lines.forEach((line, number) => out.push({
        type: "text", room: frame.w - 2 * inset, x, y: first + number * size * 1.19, size, bold: view.bold, ink: look.ink, anchor, string: line,
        clip: intersection(frame, frame.clip),
      }));
    }

    /// What is drawn of a view; nothing if it lies outside of what it is clipped to.
    function shapesOf(view, frame, screen) {
      const out = [];
      const look = looks[view.kind] || looks.plain;
      const seen = intersection(frame, frame.clip);
      if (!seen) return out;
      out.push({
        type: "rect", ...seen, round: Math.max(0, Math.min(look.round || 2, seen.w / 2, seen.h / 2)),
        fill: look.fill, line: look.line, dashed: look.dashed,
      });
      if (look.cross && seen.w > 8 && seen.h > 8) {
        out.push({ type: "line", x1: seen.x, y1: seen.y, x2: seen.x + seen.w, y2: seen.y + seen.h, line: look.line });
        out.push({ type: "line", x1: seen.x, y1: seen.y + seen.h, x2: seen.x + seen.w, y2: seen.y, line: look.line });
      }
      textOf(view, frame, look, screen, out);
      return out;
    }

    const safeArea = screen => {
      const [top, left, bottom, right] = screen.insets;
      return { x: left, y: top, w: Math.max(0, screen.width - left - right), h: Math.max(0, screen.height - top - bottom) };
    };

    /// The severity of the worst finding about each view that has one.
    function tonesOf(findings) {
      const tones = new Map();
      for (const finding of findings) {
        for (const view of finding.own) {
          const known = tones.get(view);
          if (!known || severities.indexOf(finding.severity) < severities.indexOf(known)) tones.set(view, finding.severity);
        }
      }
      return tones;
    }

    """#

  /// Canvas for thumbnails, SVG for the large picture, whose views can be pointed at.
  static let backEnds = #"""
    const palette = new Proxy({}, {
      get: (_, name) => getComputedStyle(document.documentElement).getPropertyValue("--" + name).trim(),
    });

    function drawThumbnail(canvas, model, screen, size, findings) {
      const scale = Math.min(size.width / screen.width, size.height / screen.height);
      const density = Math.min(3, window.devicePixelRatio || 1);
      const width = Math.max(8, screen.width * scale), height = Math.max(8, screen.height * scale);
      canvas.width = Math.round(width * density);
      canvas.height = Math.round(height * density);
      canvas.style.width = width + "px";
      canvas.style.height = height + "px";
      const context = canvas.getContext("2d");
      const colours = {};
      const colour = name => colours[name] || (colours[name] = palette[name]);
      const outline = (x, y, w, h, round) => {
        context.beginPath();
        if (context.roundRect) context.roundRect(x, y, w, h, round); else context.rect(x, y, w, h);
      };
      context.scale(density * scale, density * scale);
      const point = 1 / scale;
      const round = Math.max(screen.radius || 0, 4 * point);
      outline(0, 0, screen.width, screen.height, round);
      context.fillStyle = colour("screen");
      context.fill();
      context.save();
      context.clip();
      for (const number of model.order) {
        const view = model.views[number], frame = screen.frames[number];
        if (!frame || number === 0) continue;
        for (const shape of shapesOf(view, frame, screen)) {
          if (shape.type === "rect") {
            outline(shape.x, shape.y, shape.w, shape.h, shape.round);
            if (shape.fill) { context.fillStyle = colour(shape.fill); context.fill(); }
            if (shape.line) {
              context.strokeStyle = colour(shape.line);
              context.lineWidth = 0.75 * point;
              context.setLineDash(shape.dashed ? [3 * point, 2 * point] : []);
              context.stroke();
            }
          } else if (shape.type === "text") {
            // Text too small to be read is drawn as the bar that it looks like.
            context.fillStyle = colour(shape.ink);
            if (shape.size * scale < 5) {
              ruler.font = `${shape.bold ? 600 : 400} ${shape.size}px ${fontFamily}`;
              const length = Math.min(shape.room, ruler.measureText(shape.string).width);
              const left = shape.anchor === "middle" ? shape.x - length / 2 : shape.anchor === "end" ? shape.x - length : shape.x;
              context.globalAlpha = 0.45;
              context.fillRect(left, shape.y - shape.size * 0.5, length, shape.size * 0.42);
              context.globalAlpha = 1;
            } else {
              context.font = `${shape.bold ? 600 : 400} ${shape.size}px ${fontFamily}`;
              context.textAlign = shape.anchor === "middle" ? "center" : shape.anchor;
              context.fillText(shape.string, shape.x, shape.y, shape.room);
            }
          }
        }
      }
      context.setLineDash([]);
      for (const [view, severity] of tonesOf(findings)) {
        const frame = screen.frames[view];
        if (!frame) continue;
        outline(frame.x, frame.y, Math.max(frame.w, 2 * point), Math.max(frame.h, 2 * point), 2 * point);
        context.strokeStyle = colour(severity);
        context.lineWidth = 2 * point;
        context.stroke();
      }
      context.restore();
      outline(point / 2, point / 2, screen.width - point, screen.height - point, round);
      context.strokeStyle = colour("bezel");
      context.lineWidth = 1.25 * point;
      context.stroke();
    }

    function svg(tag, attributes = {}, ...children) {
      const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
      for (const [name, value] of Object.entries(attributes)) {
        if (value !== null && value !== undefined) element.setAttribute(name, typeof value === "number" ? short(value, 3) : value);
      }
      element.append(...children);
      return element;
    }

    const paint = (fill, line, width = 1) =>
      `fill:${fill ? `var(--${fill})` : "none"};stroke:${line ? `var(--${line})` : "none"};stroke-width:${width}px`;

    function elementOf(shape, unit) {
      if (shape.type === "rect") {
        return svg("rect", {
          x: shape.x, y: shape.y, width: shape.w, height: shape.h, rx: shape.round,
          // What has no fill can be pointed at all the same.
          style: paint(shape.fill, shape.line) + (shape.fill ? "" : ";fill:var(--ground);fill-opacity:0"),
          "stroke-dasharray": shape.dashed ? "4 3" : null,
        });
      }
      if (shape.type === "line") {
        return svg("line", { x1: shape.x1, y1: shape.y1, x2: shape.x2, y2: shape.y2, style: `stroke:var(--${shape.line});stroke-width:${unit * 0.6}` });
      }
      ruler.font = `${shape.bold ? 600 : 400} ${shape.size}px ${fontFamily}`;
      const isTight = ruler.measureText(shape.string).width > shape.room;
      const text = svg("text", {
        x: shape.x, y: shape.y, textLength: isTight ? shape.room : null, lengthAdjust: isTight ? "spacingAndGlyphs" : null, "font-size": shape.size, "font-weight": shape.bold ? 600 : null,
        "text-anchor": shape.anchor === "start" ? null : shape.anchor, style: `fill:var(--${shape.ink})`,
      }, shape.string);
      if (!shape.clip) return text;
      const clip = shape.clip;
      return svg("svg", {
        x: clip.x, y: clip.y, width: clip.w, height: clip.h, viewBox: [clip.x, clip.y, clip.w, clip.h].map(side => short(side)).join(" "),
        preserveAspectRatio: "none", overflow: "hidden", "pointer-events": "none",
      }, text);
    }

    """#
}
