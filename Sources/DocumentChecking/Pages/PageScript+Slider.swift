import LayoutAnalysis

extension PageScript {
  /// The slider for the width: ticks where devices are and where the layout changes, and bands where findings hold.
  static let slider = #"""
    class WidthSlider {
      constructor(scene) {
        this.scene = scene;
        const { from, to } = scene.model.widths;
        const id = "width-of-" + scene.article.id;
        const move = event => { if (event.target.value !== "") scene.showWidth(+event.target.value); };
        this.range = make("input", { type: "range", min: from, max: to, step: 1, value: from, "aria-label": "Width in points", oninput: move });
        this.number = make("input", { type: "number", id, min: from, max: to, step: "any", oninput: move });
        this.status = make("output", { "aria-live": "polite" });
        this.ticks = svg("svg", { height: 30, "aria-hidden": "true" });
        this.bands = svg("svg", { "aria-hidden": "true" });
        this.also = make("div", { class: "also" });
        const jump = (direction, label) => make("button", {
          type: "button", "aria-label": label, title: label, onclick: () => this.jump(direction),
        }, direction < 0 ? "‹" : "›");
        this.element = make("section", { class: "slider", "aria-label": "Width" },
          make("div", { class: "row" }, make("label", { for: id }, "Width"), this.number, jump(-1, "Previous change of the layout"),
            jump(1, "Next change of the layout"), this.status),
          make("div", { class: "track" }, this.ticks, this.range, make("div", { class: "bands" }, this.bands)), this.also);
      }

      /// Where a width is along the slider, in pixels; the knob keeps half of its size from the ends.
      position(width) {
        const { from, to } = this.scene.model.widths;
        return 8 + (width - from) / (to - from) * (this.pixels - 16);
      }

      draw() {
        this.pixels = this.range.getBoundingClientRect().width || 520;
        const { model } = this.scene;
        const { from, to, starts } = model.widths;
        const marks = [];
        for (const start of starts.slice(1)) {
          const x = this.position(start);
          marks.push(svg("line", { x1: x, x2: x, y1: 22, y2: 28, style: "stroke:var(--muted);stroke-width:1;stroke-opacity:.55" }));
        }
        let last = -99;
        for (const width of [...new Set(model.layouts.map(layout => layout.width))].sort((a, b) => a - b)) {
          if (width < from || width > to) continue;
          const x = this.position(width);
          marks.push(svg("line", { x1: x, x2: x, y1: 14, y2: 28, style: "stroke:var(--link);stroke-width:1.5" }));
          if (x - last < 32) continue;
          last = x < 16 ? x + 10 : x;
          marks.push(svg("text", { x, y: 10, "text-anchor": x < 16 ? "start" : x > this.pixels - 16 ? "end" : "middle" }, short(width)));
        }
        this.ticks.replaceChildren(...marks);
        this.drawBands();
      }

      drawBands() {
        const rows = this.scene.model.findings.map((finding, number) => ({ finding, number })).filter(row => row.finding.ranges.length);
        const height = 15;
        const cursor = this.cursor = svg("line", { y1: 0, y2: rows.length * height, style: "stroke:var(--ink);stroke-width:1;stroke-opacity:.5" });
        this.bands.setAttribute("height", rows.length * height);
        this.bands.replaceChildren(...rows.map(({ finding, number }, row) => {
          const band = svg("g", { class: "band " + finding.severity, "data-finding": number });
          for (const [low, high] of finding.ranges) {
            const x = this.position(low);
            band.append(svg("rect", {
              x, y: row * height + 3, width: Math.max(2.5, this.position(high) - x), height: height - 5, rx: 3,
              style: `fill:var(--${finding.severity});fill-opacity:.8`,
            }, svg("title", {}, `${number + 1}: from ${short(low)} to ${short(high)} pt`)));
          }
          const [low, high] = finding.ranges[0];
          const isWide = this.position(high) - this.position(low) > 22;
          const text = svg("text", {
            x: isWide ? this.position(low) + 4 : this.position(high) + 4, y: row * height + 11.5, "font-weight": 700,
            style: isWide ? "fill:var(--panel)" : `fill:var(--${finding.severity})`, "pointer-events": "none",
          }, String(number + 1));
          band.append(text);
          band.addEventListener("click", () => this.scene.choose(number, { atWidth: true, reveals: true }));
          band.addEventListener("pointerenter", () => this.scene.hover(number));
          band.addEventListener("pointerleave", () => this.scene.hover(null));
          return band;
        }), cursor);
      }

      /// Shows where the width is, and what holds there.
      update(width, screen) {
        this.range.value = width;
        if (document.activeElement !== this.number) this.number.value = short(width, 3);
        const x = this.position(width);
        this.cursor.setAttribute("x1", short(x));
        this.cursor.setAttribute("x2", short(x));
        this.cursor.style.display = "";
        const count = screen.findings.length;
        const others = this.scene.model.widths.others.filter(other => other.from <= width && width <= other.to);
        this.status.textContent = `${count} finding${count === 1 ? "" : "s"} at ${short(width)} pt` +
          (others.length ? `, ${others.length} more` : "");
        if (!others.length) return this.also.replaceChildren();
        const isOpen = Boolean($("details[open]", this.also));
        this.also.replaceChildren(make("details", { open: isOpen },
          make("summary", {}, `${others.length} more at this width, on none of the devices`),
          make("ul", {}, ...others.map(other => make("li", { class: other.severity },
            make("span", { class: "tag" }, other.severity), ` ${other.message} (${short(other.from)} to ${short(other.to)} pt)`)))));
      }

      /// While a device is shown, the slider says nothing.
      rest(layout) {
        if (this.cursor) this.cursor.style.display = "none";
        this.status.textContent = "move to see any width";
        this.also.replaceChildren();
        const { from, to } = this.scene.model.widths;
        this.range.value = Math.min(to, Math.max(from, layout.width));
        this.number.value = "";
      }

      /// Goes to the next place at which the layout begins to change in another way.
      jump(direction) {
        const now = this.scene.width ?? +this.range.value;
        const starts = this.scene.model.widths.starts.slice(1);
        const next = direction > 0 ? starts.find(start => start > now + 1e-3) : starts.filter(start => start < now - 1e-3).pop();
        if (next !== undefined) this.scene.showWidth(next);
      }
    }

    """#
}
