/**
 * The controls that lie under something else, or outside of the screen, once they have the focus. Looks from top to bottom and back, so
 * that a bar at either end can cover what comes into view at it. Runs in a page, so it refers to nothing outside itself.
 */
export async function coveredControls(): Promise<string[]> {
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    ),
  ].filter(
    (control) =>
      control.tabIndex >= 0 &&
      !control.matches(':disabled, [type=file]') &&
      control.checkVisibility({ visibilityProperty: true }),
  );
  /** What lies over the middle of the part that the screen shows of a control; undefined where nothing does. */
  const coverOf = (control: HTMLElement): Element | null | undefined => {
    const { left, top, right, bottom, width, height } = control.getBoundingClientRect();
    if (document.activeElement !== control || width <= 1 || height <= 1) return undefined;
    const at = document.elementFromPoint(
      (Math.max(left, 0) + Math.min(right, document.documentElement.clientWidth)) / 2,
      (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2,
    );
    const isClear =
      at !== null && (control.contains(at) || at.contains(control) || at.closest('label')?.contains(control));
    return isClear === true ? undefined : at;
  };
  const covered = new Set<string>();
  for (const control of [...controls, ...controls.toReversed()]) {
    control.focus();
    // WebKit brings what has the focus into view by itself, but only later.
    control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    if (coverOf(control) === undefined) continue;
    // A row that has just scrolled to its end takes its arrow away with the next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const cover = coverOf(control);
    if (cover !== undefined)
      covered.add(
        [control, cover]
          .map((each) => each?.getAttribute('aria-label') ?? each?.textContent.slice(0, 60))
          .join(', by '),
      );
  }
  return [...covered].map((names) => `covered: ${names}`);
}
