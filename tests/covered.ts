/**
 * Returns the controls that are covered or off-screen when focused. Moves from top to bottom and back, so that bars at either end
 * can cover what scrolls into view there. Runs in the page, so it must be self-contained.
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
  const covered = new Set<string>();
  for (const control of [...controls, ...controls.toReversed()]) {
    control.focus();
    // WebKit scrolls the focused element into view by itself, but only later.
    control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    // A row that has just scrolled to its end hides its arrow in the next frame, so covered controls are checked again.
    for (let framesLeft = 5; ; framesLeft -= 1) {
      const { left, top, right, bottom, width, height } = control.getBoundingClientRect();
      if (document.activeElement !== control || width <= 1 || height <= 1) break;
      // The middle of its visible part.
      const at = document.elementFromPoint(
        (Math.max(left, 0) + Math.min(right, document.documentElement.clientWidth)) / 2,
        (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2,
      );
      if (
        at !== null &&
        (control.contains(at) || at.contains(control) || at.closest('label')?.contains(control))
      )
        break;
      if (framesLeft === 0) {
        covered.add(
          [control, at]
            .map((each) => each?.getAttribute('aria-label') ?? each?.textContent.slice(0, 60))
            .join(', by '),
        );
        break;
      }
      // In WebKit, a row that snaps undoes the scrolling above, but not that of focusing alone.
      if (framesLeft === 4) {
        control.blur();
        control.focus();
      }
      await new Promise(requestAnimationFrame);
    }
  }
  return [...covered].map((names) => `covered: ${names}`);
}
