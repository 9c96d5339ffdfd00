import LayoutAnalysis

extension PageScript {
  /// A scene: thumbnails, the large picture, the slider and the list of findings, each of which lights up in the others.
  static let scene = #"""
    const thumbnailSize = { width: 88, height: 104 };
    const thumbnailLimit = 18;

    class Scene {
      constructor(article) {
        this.article = article;
        this.items = $$(".finding", article);
        this.chosen = null;
        this.hovered = null;
        this.width = null;
        this.layout = 0;
      }

      get model() {
        if (!this.known) {
          const script = $('script[type="application/json"]', this.article);
          this.known = script ? new SceneModel(JSON.parse(script.textContent)) : null;
        }
        return this.known;
      }

      get active() { return this.hovered ?? this.chosen; }

      messageOf(number) { return $(".message", this.items[number]).textContent; }

      /// Makes the pictures, once somebody comes to see them.
      build() {
        if (this.stage || !$(".thumbnails", this.article)) return;
        const { model } = this;
        if (!model.layouts.length) return;
        this.stage = new Stage(this);
        $(".pictures", this.article).append(this.stage.element);
        if (model.widths) {
          this.slider = new WidthSlider(this);
          $(".pictures", this.article).append(this.slider.element);
        }
        this.buildThumbnails();
        this.items.forEach((item, number) => this.prepare(item, number));
        new ResizeObserver(() => this.resize()).observe($(".pictures", this.article));
        this.stage.fit();
        if (this.slider) this.slider.draw();
        // The first picture is one with something to see.
        const held = model.findings.filter(finding => finding.layouts.size);
        const worst = held.find(finding => finding.severity === "error") || held[0];
        this.showLayout(worst ? [...worst.layouts][0] : 0, { isQuiet: true });
      }

      prepare(item, number) {
        $(".mark", item).addEventListener("click", () => this.choose(number));
        item.addEventListener("pointerenter", () => this.hover(number));
        item.addEventListener("pointerleave", () => this.hover(null));
        item.addEventListener("focusin", () => this.hover(number));
        item.addEventListener("focusout", () => this.hover(null));
        const { ranges, layouts } = this.model.findings[number];
        const extent = $(".extent", item);
        if (extent && layouts.size > 1) extent.title = [...layouts].map(layout => this.nameOf(layout)).join("\n");
        if (!ranges.length) return;
        const all = this.model.widths;
        const text = ranges.slice(0, 3).map(([low, high]) => `${short(low)}–${short(high)}`).join(", ") + (ranges.length > 3 ? ", …" : "");
        const isEverywhere = ranges.length === 1 && ranges[0][0] <= all.from && ranges[0][1] >= all.to;
        $(".meta", item).append(make("button", {
          type: "button", class: "widths", onclick: () => this.choose(number, { atWidth: true }),
        }, isEverywhere ? "at every width" : `widths ${text}`));
      }

      nameOf(layout) {
        const on = this.model.layouts[layout].on.map(place => names[place]);
        return on.length > 1 ? `${on[0]} and ${on.length - 1} more` : on[0] || "";
      }

      buildThumbnails() {
        const strip = $(".thumbnails", this.article);
        this.thumbnails = this.model.layouts.map((layout, number) => {
          const screen = this.model.screen(number);
          const dots = severities.map(severity => {
            const count = screen.findings.filter(finding => finding.severity === severity).length;
            return count ? make("span", { class: "dot " + severity }, String(count)) : "";
          });
          const count = screen.findings.length;
          const canvas = make("canvas", { "aria-hidden": "true" });
          const button = make("button", {
            type: "button", class: "thumbnail", "aria-pressed": "false", title: layout.on.map(place => names[place]).join("\n"),
            "aria-label": `${this.nameOf(number)}, ${short(layout.width)} × ${short(layout.height)}: ${count} finding${count === 1 ? "" : "s"}`,
            onclick: () => this.showLayout(number), onkeydown: event => this.step(event, number), hidden: number >= thumbnailLimit,
          }, make("span", { class: "frame" }, canvas), make("span", { class: "dots" }, ...dots), make("span", { class: "device" }, this.nameOf(number)));
          return { button, canvas, screen };
        });
        // All pictures of a scene stand on one line, and no higher than the highest needs.
        const heights = this.thumbnails.map(({ screen }) => screen.height * Math.min(thumbnailSize.width / screen.width, thumbnailSize.height / screen.height));
        strip.style.setProperty("--height", Math.max(8, ...heights) + "px");
        strip.append(...this.thumbnails.map(thumbnail => thumbnail.button));
        if (this.thumbnails.length > thumbnailLimit) {
          const more = make("button", { type: "button", class: "more", onclick: () => {
            this.thumbnails.forEach(thumbnail => { thumbnail.button.hidden = false; });
            more.remove();
            this.drawThumbnails();
          } }, `${this.thumbnails.length - thumbnailLimit} more`);
          strip.append(more);
        }
        this.drawThumbnails();
      }

      drawThumbnails() {
        const finding = this.active === null ? null : this.model.findings[this.active];
        this.thumbnails.forEach(({ button, canvas, screen }, number) => {
          if (button.hidden) return;
          button.classList.toggle("out", finding !== null && !finding.layouts.has(number));
          drawThumbnail(canvas, this.model, screen, thumbnailSize, finding === null ? screen.findings : finding.layouts.has(number) ? [finding] : []);
        });
      }

      /// Arrow keys go from picture to picture.
      step(event, number) {
        const way = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
        const next = way && this.thumbnails[number + way];
        if (!next || next.button.hidden) return;
        event.preventDefault();
        next.button.focus();
        this.showLayout(number + way);
      }

      showLayout(number, { isQuiet = false } = {}) {
        this.width = null;
        this.layout = number;
        this.thumbnails.forEach(({ button }, place) => button.setAttribute("aria-pressed", String(place === number)));
        const { screen } = this.thumbnails[number];
        if (this.slider) this.slider.rest(screen);
        this.stage.show(screen, this.nameOf(number));
        this.markItems(screen);
        if (!isQuiet) this.remember();
      }

      showWidth(width) {
        if (!this.model.widths || !Number.isFinite(width)) return;
        const { from, to } = this.model.widths;
        this.width = Math.min(to, Math.max(from, width));
        this.thumbnails.forEach(({ button }) => button.setAttribute("aria-pressed", "false"));
        const screen = this.model.screenAt(this.width);
        this.slider.update(this.width, screen);
        this.stage.show(screen, `At a width of ${short(this.width)} pt`);
        this.markItems(screen);
        this.remember();
      }

      /// Findings that do not hold in the large picture step back.
      markItems(screen) {
        this.items.forEach((item, number) => {
          const finding = this.model.findings[number];
          const isUnknown = this.width !== null && !finding.isFollowed;
          item.classList.toggle("away", !screen.findings.includes(finding) && !isUnknown);
        });
      }

      /// Chooses a finding, or no longer, and shows a layout in which it holds.
      choose(number, { atWidth = false, reveals = false } = {}) {
        this.build();
        if (!this.stage) return;
        const finding = this.model.findings[number];
        const isSame = this.chosen === number && !atWidth && !reveals;
        this.chosen = isSame ? null : number;
        if (!isSame) {
          const range = finding.ranges.find(([low, high]) => low <= this.width && this.width <= high) || finding.ranges[0];
          if (atWidth && range) {
            if (this.width === null || this.width < range[0] || this.width > range[1]) this.showWidth(range[0]);
          } else if (!this.stage.screen.findings.includes(finding)) {
            if (finding.layouts.size) this.showLayout([...finding.layouts][0]);
            else if (range) this.showWidth((range[0] + range[1]) / 2);
          }
        }
        this.light();
        this.remember();
        if (reveals && !isSame) this.items[number].scrollIntoView({ block: "nearest" });
      }

      /// What is pointed at: a finding, or the findings about a view.
      hover(number, about = []) {
        const lit = about.map(finding => this.model.findings.indexOf(finding));
        this.items.forEach((item, place) => item.classList.toggle("lit", lit.includes(place) || place === number));
        if (this.hovered === number) return;
        this.hovered = number;
        this.light();
      }

      light() {
        if (!this.stage) return;
        this.items.forEach((item, place) => {
          item.classList.toggle("chosen", place === this.chosen);
          if (place === this.chosen) item.setAttribute("aria-current", "true"); else item.removeAttribute("aria-current");
        });
        this.stage.light();
        if (this.slider) for (const band of $$(".band", this.slider.bands)) band.classList.toggle("lit", +band.dataset.finding === this.active);
        cancelAnimationFrame(this.waiting);
        this.waiting = requestAnimationFrame(() => this.drawThumbnails());
      }

      resize() {
        this.stage.fit();
        this.stage.draw();
        if (!this.slider) return;
        this.slider.draw();
        if (this.width === null) this.slider.rest(this.stage.screen); else this.slider.update(this.width, this.stage.screen);
      }

      redraw() {
        if (!this.stage) return;
        this.stage.draw();
        this.drawThumbnails();
      }

      /// Writes what is shown into the address, so that it can be sent to somebody.
      remember() {
        const link = new URLSearchParams();
        link.set("scene", this.article.dataset.scene);
        if (isAmbiguous(this.article.dataset.scene)) link.set("file", this.article.dataset.file);
        if (this.width !== null) link.set("width", short(this.width, 3));
        else link.set("on", names[this.model.layouts[this.layout].on[0]] ?? "");
        if (this.chosen !== null) link.set("finding", this.chosen + 1);
        replaceLink(link);
      }
    }

    """#
}
