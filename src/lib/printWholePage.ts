/** Longer than this nobody waits for a sheet of paper: what isn't drawn by then is printed as a table. */
const longestMs = 3000;

const nextFrame = async () =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });

/** Prints the page with all of its charts: those that were never near the screen are drawn first (charts/ChartFigure). */
export async function printWholePage(): Promise<void> {
  const until = performance.now() + longestMs;
  do {
    // Said again in each frame: what comes with a part that was missing has not heard it yet.
    window.dispatchEvent(new Event('beforeprint'));
    await nextFrame();
  } while (document.querySelector('[data-undrawn]') !== null && performance.now() < until);
  // A drawing takes its size in the frame after its first.
  await nextFrame();
  await nextFrame();
  window.print();
}
