/**
 * Runs in the page. Returns where a text with one of these words leaves the page or a box around it, scrolls sideways (on a
 * narrow screen, outside of a table's own box), is cut off without an ellipsis, or shares a place with another text.
 */
export const misplacedWords = (words: readonly string[]): readonly string[] => {
  interface Shown {
    readonly node: Node;
    readonly box: Element;
    readonly places: readonly DOMRect[];
    /** The dialog, menu, or bar above the rest of the page that the text is in; null for the page itself. */
    readonly layer: Element | null;
  }
  const range = document.createRange();
  const shown: Shown[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const box = node.parentElement;
    if (box === null || (node.textContent ?? '').trim() === '') continue;
    if (box.closest('script, style, noscript, option, select') !== null) continue;
    // Text for screen readers only is in a box of one pixel.
    const isSpokenOnly = box.closest('span, label, p, td, caption, legend, div')?.clientWidth === 1;
    if (isSpokenOnly || !box.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    range.selectNodeContents(node);
    let most = Number.POSITIVE_INFINITY;
    let [highest, lowest] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
    let layer: Element | null = null;
    for (let at: Element | null = box; at !== null && layer === null; at = at.parentElement) {
      const { position, zIndex, textOverflow, overflowY } = getComputedStyle(at);
      const edges = at.getBoundingClientRect();
      // An ellipsis ends the text at the edge of its box.
      if (textOverflow === 'ellipsis') most = Math.min(most, edges.right);
      // What is scrolled away isn't painted.
      if (at !== document.body && (overflowY === 'auto' || overflowY === 'scroll'))
        [highest, lowest] = [Math.max(highest, edges.top), Math.min(lowest, edges.bottom)];
      if (position === 'fixed' || position === 'sticky' || (position === 'absolute' && Number(zIndex) > 0))
        layer = at;
    }
    const places = [...range.getClientRects()]
      .map(({ left, top, right, bottom }) => {
        const from = Math.max(top, highest);
        return new DOMRect(left, from, Math.min(right, most) - left, Math.min(bottom, lowest) - from);
      })
      .filter(({ width, height }) => width > 1 && height > 1);
    shown.push({ node, box, places, layer });
  }

  const found: string[] = [];
  for (const { node, box: parent, places, layer } of shown) {
    const text = node.textContent ?? '';
    if (!words.some((word) => text.includes(word))) continue;
    const say = (what: string) => found.push(`“${text.slice(0, 30)}…” in <${parent.tagName}> ${what}`);
    const right = Math.max(...places.map((place) => place.right));
    const left = Math.min(...places.map((place) => place.left));
    for (let box: Element | null = parent; box !== null; box = box.parentElement) {
      const { display, overflowX } = getComputedStyle(box);
      const inner = box.getBoundingClientRect();
      const out = Math.round(Math.max(right - inner.right, inner.left - left));
      if (display === 'inline' || display === 'contents' || out <= 1) continue;
      if (box.matches('[aria-label^="Table: "]') && window.innerWidth < 1000) break;
      const scrolls = overflowX === 'auto' || overflowX === 'scroll';
      say(scrolls ? `scrolls in <${box.tagName}>` : `is ${out} px out of <${box.tagName}>`);
      break;
    }
    for (const other of shown) {
      const isCovered = places.some((a) =>
        other.places.some(
          (b) =>
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 6,
        ),
      );
      if (other.node !== node && other.layer === layer && isCovered)
        say(`is over “${(other.node.textContent ?? '').slice(0, 30)}”`);
    }
  }
  return found;
};
