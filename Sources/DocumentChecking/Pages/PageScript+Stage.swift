import LayoutAnalysis

extension PageScript {
  /// The large picture: views that can be pointed at, and pins with the numbers of findings.
  static let stage = #"""
    class Stage {
      /// - scene: What tells which views are lit, and is told what is pointed at.
      constructor(scene) {
        this.scene = scene;
        this.title = make("strong");
        this.size = make("span");
        this.picture = svg("svg", { role: "group" });
        this.facts = make("p", { class: "facts", "aria-live": "off" });
        this.element = make("figure", { class: "stage", style: "margin:0" },
          make("figcaption", { class: "caption" }, this.title, this.size), this.picture, this.facts);
        this.picture.addEventListener("pointerover", event => this.point(event.target));
        this.picture.addEventListener("pointerleave", () => this.point(null));
        this.picture.addEventListener("click", event => {
          const view = event.target.closest(".view");
          const findings = view ? this.screen.findings.filter(finding => finding.own.includes(+view.dataset.view)) : [];
          if (findings.length) this.scene.choose(this.scene.model.findings.indexOf(findings[0]), { reveals: true });
        });
        this.point(null);
      }

      /// Draws a screen.
      show(screen, title) {
        this.screen = screen;
        this.title.textContent = title;
        this.size.textContent = `${short(screen.width)} × ${short(screen.height)} pt`;
        const count = screen.findings.length;
        this.picture.setAttribute("aria-label", `${title}: ${count} finding${count === 1 ? "" : "s"}`);
        this.draw();
      }

      /// Makes the picture as high as the highest screen of the scene needs, so that nothing below it moves while the width does.
      fit() {
        const width = this.picture.getBoundingClientRect().width || 560;
        const { layouts } = this.scene.model;
        const needed = Math.max(...layouts.map(layout => (width - 48) * layout.height / Math.max(1, layout.width)));
        const most = Math.min(innerHeight * 0.5, 512);
        this.picture.style.height = Math.round(Math.max(110, Math.min(most, needed + 48))) + "px";
      }

      draw() {
        const box = this.picture.getBoundingClientRect();
        const width = box.width || 560, height = box.height || 480, margin = 24;
        const { screen, scene } = this;
        const scale = Math.min((width - 2 * margin) / Math.max(1, screen.width), (height - 2 * margin) / Math.max(1, screen.height));
        const unit = 1 / scale;
        const left = (screen.width - width * unit) / 2, top = (screen.height - height * unit) / 2;
        this.picture.setAttribute("viewBox", [left, top, width * unit, height * unit].map(side => short(side, 3)).join(" "));
        const round = screen.radius || 4 * unit;
        const name = "screen-of-" + scene.article.id;
        const views = svg("g", { "clip-path": `url(#${name})` });
        const tones = tonesOf(screen.findings);
        const ghosts = svg("g", {});
        for (const number of scene.model.order) {
          const view = scene.model.views[number], frame = screen.frames[number];
          if (!frame) continue;
          const group = svg("g", {
            class: "view", "data-view": number, "data-id": view.id, "data-frame": frame.own.map(side => short(side, 3)).join(" "),
          });
          if (number > 0) group.append(...shapesOf(view, frame, screen).map(shape => elementOf(shape, unit)));
          const tone = tones.get(number);
          if (tone) group.classList.add(tone);
          if (tone && intersection(frame, frame.clip)) {
            ghosts.append(svg("rect", {
              x: frame.x, y: frame.y, width: Math.max(frame.w, unit), height: Math.max(frame.h, unit), rx: 2, class: "ghost",
              style: `fill:none;stroke:var(--${tone});stroke-width:2px`, "pointer-events": "none",
              "stroke-dasharray": number > 0 ? null : "6 4",
            }));
          }
          views.append(group);
        }
        const safe = safeArea(screen);
        this.picture.replaceChildren(
          svg("clipPath", { id: name }, svg("rect", { x: 0, y: 0, width: screen.width, height: screen.height, rx: round })),
          svg("rect", { x: 0, y: 0, width: screen.width, height: screen.height, rx: round, style: "fill:var(--screen)" }),
          views,
          svg("rect", { x: safe.x, y: safe.y, width: safe.w, height: safe.h, class: "ghost", "pointer-events": "none",
            style: paint(null, "safe") + ";stroke-opacity:.75", "stroke-dasharray": "5 4" }),
          svg("rect", { x: 0, y: 0, width: screen.width, height: screen.height, rx: round, class: "ghost", "pointer-events": "none",
            style: paint(null, "bezel", 2) }),
          ghosts, this.pins(unit, { left, top, right: left + width * unit, bottom: top + height * unit }));
        this.light();
      }

      /// The numbers at the top right corners of the views, beside each other where corners are close.
      pins(unit, bounds) {
        const layer = svg("g", {});
        const taken = [];
        const radius = 9.5 * unit, step = 2 * radius + 1.5 * unit;
        const { screen, scene } = this;
        for (const finding of screen.findings) {
          const number = scene.model.findings.indexOf(finding);
          for (const place of finding.own.slice(0, 6)) {
            const frame = screen.frames[place];
            // What is scrolled out of sight has no pin.
            if (!frame || !intersection(frame, frame.clip)) continue;
            let x = Math.min(Math.max(frame.x + frame.w, bounds.left + radius), bounds.right - radius);
            const y = Math.min(Math.max(frame.y, bounds.top + radius), bounds.bottom - radius);
            while (taken.some(pin => Math.hypot(pin.x - x, pin.y - y) < step - unit) && x > bounds.left + radius) x -= step / 2;
            if (x < bounds.left + radius) continue;
            taken.push({ x, y });
            const pin = svg("g", {
              class: "pin " + finding.severity, "data-finding": number, tabindex: 0, role: "button",
              "aria-label": `Finding ${number + 1}: ${scene.messageOf(number)}`,
            },
              svg("circle", { cx: x, cy: y, r: radius, style: `fill:var(--${finding.severity});stroke:var(--panel);stroke-width:${1.5 * unit}` }),
              svg("text", { x, y: y + 3.8 * unit, "font-size": (number > 98 ? 8.5 : 11) * unit, "font-weight": 700, "text-anchor": "middle",
                style: "fill:var(--panel)" }, String(number + 1)));
            const choose = () => scene.choose(number, { reveals: true });
            pin.addEventListener("click", event => { event.stopPropagation(); choose(); });
            pin.addEventListener("keydown", event => {
              if (event.key === "Enter" || event.key === " ") { event.preventDefault(); choose(); }
            });
            pin.addEventListener("focus", () => scene.hover(number));
            pin.addEventListener("blur", () => scene.hover(null));
            layer.append(pin);
          }
        }
        return layer;
      }

      /// Brings out what is chosen or pointed at.
      light() {
        const active = this.scene.active;
        const views = active === null ? [] : this.scene.model.findings[active].views;
        for (const view of $$(".view", this.picture)) view.classList.toggle("lit", views.includes(+view.dataset.view));
        for (const view of views) {
          const group = $(`.view[data-view="${view}"]`, this.picture);
          if (group) group.classList.add(this.scene.model.findings[active].severity);
        }
        for (const pin of $$(".pin", this.picture)) pin.classList.toggle("dim", active !== null && +pin.dataset.finding !== active);
      }

      /// Says what a view is, and brings out the findings about it.
      point(target) {
        const pin = target && target.closest(".pin");
        if (pin) return this.scene.hover(+pin.dataset.finding);
        const group = target && target.closest(".view");
        if (!group) {
          this.facts.textContent = "Point at a view to see its id, its line and its frame.";
          if (this.scene.model) this.scene.hover(null, []);
          return;
        }
        const number = +group.dataset.view, view = this.scene.model.views[number];
        const [x, y, w, h] = this.screen.frames[number].own.map(side => short(side));
        const parts = [view.label ? `${view.kind} “${view.label}”` : view.kind];
        if (view.id) parts.push(view.id);
        if (view.line) parts.push("line " + view.line);
        parts.push(`x ${x}, y ${y}, ${w} × ${h}`);
        this.facts.textContent = parts.join(" · ");
        this.scene.hover(null, this.screen.findings.filter(finding => finding.views.includes(number)));
      }
    }

    """#
}
