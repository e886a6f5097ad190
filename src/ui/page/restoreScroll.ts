/** The reader's own ways to move a page, after which restoring its position would fight them. */
const readerEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls the page to a position in pixels, and again each time the page grows for as long as it is too short, as it is while its
 * charts load. Stops once the position is reached or the reader does anything. Call it after the content has been rendered.
 */
export function restoreScroll(top: number): void {
  const sizes = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) <= 1) stop();
  });
  const stop = () => {
    sizes.disconnect();
    for (const event of readerEvents) window.removeEventListener(event, stop);
  };
  for (const event of readerEvents) window.addEventListener(event, stop, { passive: true });
  // An observer's first report comes before the next paint, so there is no flash of the top of the page.
  sizes.observe(document.body);
}
