import { openPrintDialog } from './printDialog';

/** Asks the charts that haven't been drawn, because they were never near the screen, to draw themselves (charts/figure/useDrawing). */
export const drawAllEvent = 'draw-all-charts';

/** Maximum wait in milliseconds. Charts not drawn by then are printed as tables. */
const longestMs = 3000;

const nextFrame = async () =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });

/** Prints the page with all of its charts. */
export async function printWholePage(): Promise<void> {
  const until = performance.now() + longestMs;
  window.dispatchEvent(new Event(drawAllEvent));
  do await nextFrame();
  while (document.querySelector('[data-undrawn]') !== null && performance.now() < until);
  openPrintDialog();
}
