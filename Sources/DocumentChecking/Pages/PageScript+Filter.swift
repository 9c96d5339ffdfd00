extension PageScript {
  /// Search and filters. A word that no finding of a scene has may be one of the scene itself: its title, its file, a view's id or label.
  static let filter = #"""
    const scenes = $$(".scene").map(article => new Scene(article));
    const form = $("#filter");

    /// The places that a list such as `0-7 9` names.
    const includes = (ranges, place) => ranges.split(" ").some(range => {
      const [low, high = low] = range.split("-");
      return range !== "" && +low <= place && place <= +high;
    });

    function wordsOf(scene) {
      if (scene.words === undefined) {
        const views = scene.model ? scene.model.views.map(view => `${view.id} ${view.label} ${view.text || ""}`) : [];
        scene.words = [$("header", scene.article).textContent, scene.article.dataset.file, ...views].join("\n").toLowerCase();
      }
      return scene.words;
    }

    function applyFilter() {
      const query = form.elements.q.value.trim().toLowerCase().split(/\s+/).filter(word => word);
      const allowed = new Set($$("input[name=severity]:checked", form).map(box => box.value));
      const rule = form.elements.rule.value, on = form.elements.on.value;
      const isNarrowed = query.length > 0 || rule !== "" || on !== "" || allowed.size < severities.length;
      let shown = 0, total = 0, sceneCount = 0;
      for (const scene of scenes) {
        scene.texts ||= scene.items.map(item => item.textContent.toLowerCase());
        const asked = query.filter(word => scene.texts.some(text => text.includes(word)));
        const isKnown = query.every(word => asked.includes(word) || wordsOf(scene).includes(word));
        let count = 0;
        scene.items.forEach((item, place) => {
          const isShown = isKnown && asked.every(word => scene.texts[place].includes(word)) &&
            severities.some(severity => item.classList.contains(severity) && allowed.has(severity)) &&
            (rule === "" || item.dataset.rule === rule) && (on === "" || includes(item.dataset.on, +on));
          item.hidden = !isShown;
          if (isShown) count += 1;
        });
        total += scene.items.length;
        shown += count;
        const isFound = query.length > 0 && isKnown && rule === "" && on === "" && scene.items.length === 0;
        const isShown = count > 0 || isFound || (scene.items.length === 0 && form.elements.clean.checked && !isNarrowed);
        scene.article.hidden = !isShown;
        if (isShown) sceneCount += 1;
        if (scene.entry) scene.entry.hidden = !isShown;
      }
      for (const group of $$(".scenes details > ul > li")) group.hidden = $$("li", group).every(entry => entry.hidden);
      $("#nothing").hidden = sceneCount > 0;
      $("#matches").textContent = isNarrowed ? `${shown} of ${total} findings` : `${total} finding${total === 1 ? "" : "s"}`;
      look();
    }

    for (const entry of $$(".scenes [data-scene]")) {
      const scene = scenes.find(scene => scene.article.id === "scene-" + entry.dataset.scene);
      if (scene) scene.entry = entry;
    }
    form.hidden = false;
    // What stays in sight stays below the bar, however many rows that has.
    new ResizeObserver(() => {
      const isFixed = getComputedStyle(form).position === "sticky";
      document.documentElement.style.setProperty("--bar", (isFixed ? form.offsetHeight : 0) + "px");
    }).observe(form);
    form.elements.clean.checked = scenes.every(scene => scene.items.length === 0);
    form.addEventListener("submit", event => event.preventDefault());
    let pending = 0;
    form.addEventListener("input", () => {
      clearTimeout(pending);
      pending = setTimeout(applyFilter, 80);
    });
    document.addEventListener("keydown", event => {
      const isWriting = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName) && event.target.type !== "checkbox";
      if (event.key === "/" && !isWriting && !event.ctrlKey && !event.metaKey && !event.altKey) {
        event.preventDefault();
        form.elements.q.focus();
      } else if (event.key === "Escape" && !isWriting) {
        for (const scene of scenes) if (scene.chosen !== null) { scene.chosen = null; scene.light(); }
      }
    });

    /// Makes the pictures of scenes that are about to be seen.
    const watcher = new IntersectionObserver(entries => {
      for (const entry of entries) if (entry.isIntersecting) scenes.find(scene => scene.article === entry.target).build();
    }, { rootMargin: "800px 0px" });
    function look() {
      for (const scene of scenes) if (!scene.stage) { watcher.unobserve(scene.article); watcher.observe(scene.article); }
    }
    addEventListener("beforeprint", () => scenes.filter(scene => !scene.article.hidden).forEach(scene => scene.build()));
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => scenes.forEach(scene => scene.redraw()));

    """#
}
