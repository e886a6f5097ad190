/** A simulated slow phone for the record and practice benchmarks, and the time until an element appears on it. */
export const cpuSlowdown = 4;
export const phone = { width: 360, height: 740 };

/**
 * Opens an empty page with the CPU slowed.
 * @param {import('playwright').BrowserContext} context
 */
export async function slowPage(context) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return { page, session };
}

/**
 * @param {import('playwright').BrowserContext} context
 * @param {string} url
 * @param {string} shown a selector that matches once the page is usable
 * @returns {Promise<number>} milliseconds from navigation until it matches and the page is hydrated, on a slow phone
 */
export async function timeToShow(context, url, shown) {
  const { page } = await slowPage(context);
  await page.goto(url, { waitUntil: 'commit' });
  const time = await page.evaluate(async (selector) => {
    const answers = () =>
      document.querySelector('html[data-hydrated]') !== null && document.querySelector(selector) !== null;
    do await new Promise(requestAnimationFrame);
    while (!answers());
    return performance.now();
  }, shown);
  await page.close();
  return time;
}

/**
 * @param {readonly number[]} values an odd number of them
 * @returns {number}
 */
export const median = (values) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
