import { openPrintDialog } from './printDialog';

/** Maximum wait in milliseconds. Charts not drawn by then are printed as tables. */
const longestMs = 3000;

const nextFrame = async () =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });

/**
 * Prints the page with all of its charts. First draws those that haven't been drawn yet because they were never near the screen
 * (charts/ChartFigure).
 */
export async function printWholePage(): Promise<void> {
  const until = performance.now() + longestMs;
  do {
    // Dispatched again in each frame for charts mounted since the last one.
    window.dispatchEvent(new Event('beforeprint'));
    await nextFrame();
  } while (document.querySelector('[data-undrawn]') !== null && performance.now() < until);
  // A chart takes its size in the frame after it is first drawn.
  await nextFrame();
  await nextFrame();
  openPrintDialog();
}
