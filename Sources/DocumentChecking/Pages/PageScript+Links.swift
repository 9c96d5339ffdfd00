import LayoutAnalysis

extension PageScript {
  /// Links into the page.
  static let links = #"""
    function isAmbiguous(id) { return scenes.filter(scene => scene.article.dataset.scene === id).length > 1; }

    function replaceLink(link) {
      // Some viewers of files do not let a page change its address.
      try { history.replaceState(null, "", "#" + link); } catch { }
    }

    function follow() {
      const text = location.hash.slice(1);
      if (!text.includes("=")) {
        const scene = scenes.find(scene => scene.article.id === text);
        if (scene && scene.article.hidden) reveal(scene);
        return;
      }
      const link = new URLSearchParams(text);
      if (link.has("q") || link.has("rule")) {
        form.elements.q.value = link.get("q") || "";
        form.elements.rule.value = link.get("rule") || "";
        applyFilter();
      }
      const scene = scenes.find(scene => scene.article.dataset.scene === link.get("scene") &&
        (!link.has("file") || scene.article.dataset.file === link.get("file")));
      if (!scene) return;
      reveal(scene);
      if (!scene.stage) return;
      const finding = +link.get("finding") - 1;
      if (scene.model.findings[finding]) { scene.chosen = finding; scene.light(); }
      const layout = scene.model.layouts.findIndex(layout => layout.on.some(place => names[place] === link.get("on")));
      if (link.get("width") && scene.model.widths) scene.showWidth(+link.get("width"));
      else if (layout >= 0) scene.showLayout(layout);
      else if (scene.chosen !== null) { scene.chosen = null; scene.choose(finding); }
    }

    function reveal(scene) {
      if (scene.article.hidden) {
        form.reset();
        form.elements.clean.checked = true;
        applyFilter();
      }
      scene.build();
      scene.article.scrollIntoView();
      // Pictures that are made now, above it, push it away.
      setTimeout(() => scene.article.scrollIntoView({ behavior: "instant" }), 120);
    }

    addEventListener("hashchange", follow);
    applyFilter();
    follow();

    """#
}
