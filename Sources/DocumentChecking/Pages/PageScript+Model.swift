import LayoutAnalysis

extension PageScript {
  /// What the embedded data means: screens with frames in their own coordinates. The format is that of ``SceneData``.
  static let model = #"""
    const $ = (selector, parent = document) => parent.querySelector(selector);
    const $$ = (selector, parent = document) => [...parent.querySelectorAll(selector)];
    const names = JSON.parse($("#configurations").textContent);
    const severities = ["error", "warning", "note"];
    const scrolling = new Set(["scroll", "table", "collection", "textView"]);
    const short = (number, decimals = 2) => String(+Number(number).toFixed(decimals));

    function make(tag, attributes = {}, ...children) {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) {
        if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
        else if (value !== null && value !== undefined && value !== false) element.setAttribute(name, value === true ? "" : value);
      }
      element.append(...children);
      return element;
    }

    function intersection(a, b) {
      if (!b) return a;
      const x = Math.max(a.x, b.x), y = Math.max(a.y, b.y);
      const w = Math.min(a.x + a.w, b.x + b.w) - x, h = Math.min(a.y + a.h, b.y + b.h) - y;
      return w < 0 || h < 0 ? null : { x, y, w, h };
    }

    class SceneModel {
      constructor(data) {
        this.views = data.v.map(([superview, kind, id, label, line, text, size, bold, lines]) =>
          ({ superview, kind, id, label, line, text, size, bold, lines, isLeaf: true, depth: 0 }));
        for (const view of this.views) {
          if (view.superview < 0) continue;
          this.views[view.superview].isLeaf = false;
          view.depth = this.views[view.superview].depth + 1;
        }
        this.order = data.z || this.views.map((_, number) => number);
        this.layouts = data.l.map(([on, width, height, insets, radius, mirrored]) =>
          ({ on, width, height, insets, radius, mirrored: mirrored === 1 }));
        this.findings = data.n.map(([severity, views, ownCount, layouts, ranges]) => ({
          severity: severities[severity], views, own: views.slice(0, ownCount), layouts: new Set(layouts),
          isFollowed: ranges !== null, ranges: (ranges || []).flatMap((from, place) => place % 2 ? [] : [[from, ranges[place + 1]]]),
        }));
        this.coordinates = data.f;
        this.widths = data.w ? {
          from: data.w.r[0], to: data.w.r[1], insets: data.w.i, starts: data.w.s, tracks: data.w.t,
          others: data.w.o.map(([severity, rule, message, views, from, to]) =>
            ({ severity: severities[severity], rule, message, views, from, to })),
        } : null;
      }

      /// Frames on the screen, by view; null for what is hidden. `own` is the frame in the superview.
      place(coordinate) {
        const frames = [];
        this.views.forEach((view, number) => {
          const base = view.superview < 0 ? { x: 0, y: 0, clip: null } : frames[view.superview];
          const [x, y, w, h] = [0, 1, 2, 3].map(side => coordinate(4 * number + side));
          if (!base || x === null) return frames.push(null);
          const frame = { x: base.x + x, y: base.y + y, w, h, own: [x, y, w, h], clip: base.clip };
          if (view.superview >= 0 && scrolling.has(this.views[view.superview].kind)) {
            frame.clip = intersection(base, base.clip) || { x: 0, y: 0, w: -1, h: -1 };
          }
          frames.push(frame);
        });
        return frames;
      }

      /// A layout as it was made on a device.
      screen(number) {
        const layout = this.layouts[number];
        const frames = this.place(place => {
          const value = this.coordinates[place];
          return Array.isArray(value) ? value[number] : value;
        });
        return { ...layout, frames, findings: this.findings.filter(finding => finding.layouts.has(number)) };
      }

      /// The number of the segment at a width: at a jump, the one after it.
      segment(width) {
        const starts = this.widths.starts;
        let low = 0, high = starts.length;
        while (high - low > 1) {
          const middle = (low + high) >> 1;
          if (starts[middle] <= width) low = middle; else high = middle;
        }
        return low;
      }

      /// The layout at a width, from the sweep's segments.
      screenAt(width) {
        const { from, tracks, insets } = this.widths;
        const segment = this.segment(width), way = width - from;
        const frames = this.place(place => {
          const track = tracks[place];
          if (!Array.isArray(track)) return track;
          let piece = 0;
          while (piece + 3 < track.length && track[piece + 3] <= segment) piece += 3;
          return track[piece + 1] === null ? null : track[piece + 1] + track[piece + 2] * way;
        });
        const root = frames[0] || { w: width, h: 0 };
        const findings = this.findings.filter(finding => finding.ranges.some(([low, high]) => low <= width && width <= high));
        return { width: root.w, height: root.h, insets, radius: 0, mirrored: false, frames, findings };
      }
    }

    """#
}
