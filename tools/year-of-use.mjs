/**
 * How much later the dashboards are complete with a year of use on the device than with the sample, both on the slow phone and the
 * slow line: once with nothing in the cache, as on a first visit, and once with the files there, as a learner with a year has them.
 */
import { createServer } from 'vite';
import { atRest, median, phoneContext, slowVisit } from './slow-visit.mjs';

/** The first tab of each is measured; the others have none. */
export const dashboards = ['/my-page', '/dashboard/student', '/dashboard/parents', '/parent-dashboard'];

/** So much later at most, in milliseconds. It is printed beside the measure and never asserted. */
const mostLaterMs = 1000;

/** The export of a year of use: the simulation of the tests makes its 1,000 attempts by the machines of the site. */
async function yearOfUse() {
  const server = await createServer({
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: 'custom',
    logLevel: 'error',
  });
  try {
    const { simulatedExport } = await server.ssrLoadModule('/tests/simulated.ts');
    return String(simulatedExport('year', Date.now()));
  } finally {
    await server.close();
  }
}

/**
 * A browser whose record has that year. Without the worker, whose own fetching would be on the line.
 * @param {import('playwright').Browser} browser
 * @param {string} address
 */
async function learner(browser, address) {
  const context = await phoneContext(browser, { serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${address}/test-results`);
  await page.evaluate(() => localStorage.setItem('larkfield:consent', 'keep'));
  await page.reload();
  await page.getByLabel('File to import').setInputFiles({
    name: 'larkfield-prep.json',
    mimeType: 'application/json',
    buffer: Buffer.from(await yearOfUse()),
  });
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page
    .getByText(/imported/i)
    .first()
    .waitFor();
  await page.close();
  return context;
}

/**
 * Runs in the page before its own scripts: notes when a panel came, or something in one, for the last time. Drawings aside: which of them
 * are near enough to the screen to be drawn depends on how many lines the texts above them take.
 */
function notePanels() {
  Object.assign(globalThis, { panelsChanged: 0 });
  const panel = 'main section';
  /** @param {Node} node */
  const hasPanel = (node) =>
    node instanceof Element && (node.matches(panel) || node.querySelector(panel) !== null);
  new MutationObserver((changes) => {
    const isOfPanel = changes.some(
      ({ target, addedNodes }) =>
        (target instanceof Element &&
          target.closest(panel) !== null &&
          target.closest('figure [role="group"]') === null) ||
        [...addedNodes].some(hasPanel),
    );
    // The frame that shows it is on screen when the next one begins.
    if (isOfPanel)
      requestAnimationFrame(() =>
        requestAnimationFrame((now) => Object.assign(globalThis, { panelsChanged: now })),
      );
  }).observe(document, { childList: true, subtree: true });
}

/**
 * @param {import('playwright').BrowserContext} context
 * @param {string} url
 * @param {{ origin: 'sample' | 'device', isCold: boolean }} options whose figures have to be there, and whether the cache is empty
 * @returns {Promise<number>} milliseconds until all panels of the first tab are there with their figures
 */
async function timeToComplete(context, url, { origin, isCold }) {
  const { page, session, line } = await slowVisit(context);
  await page.addInitScript(notePanels);
  if (isCold) await session.send('Network.clearBrowserCache');
  await page.goto(url, { waitUntil: 'load' });
  await page.locator(`[data-figures="${origin}"] section`).first().waitFor();
  await atRest(page, line);
  const time = await page.evaluate(() => Number(Reflect.get(globalThis, 'panelsChanged')));
  await page.close();
  return time;
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @param {readonly string[]} paths
 * @param {number} runs
 * @returns {Promise<Record<string, Record<string, number>>>} the lines of a table, two for each path; medians of the runs
 */
export async function latenessTable(browser, address, paths, runs) {
  const own = await learner(browser, address);
  const visitor = await phoneContext(browser, { serviceWorkers: 'block' });
  /** @type {Record<string, Record<string, number>>} */
  const table = {};
  for (const path of paths)
    for (const isCold of [true, false]) {
      /** @type {number[]} */
      const sample = [];
      /** @type {number[]} */
      const year = [];
      // The first visit brings the files.
      if (!isCold) await timeToComplete(own, address + path, { origin: 'device', isCold });
      for (let run = 0; run < runs; run += 1) {
        sample.push(await timeToComplete(visitor, address + path, { origin: 'sample', isCold }));
        year.push(await timeToComplete(own, address + path, { origin: 'device', isCold }));
      }
      const before = Math.round(median(sample) ?? Number.NaN);
      const after = Math.round(median(year) ?? Number.NaN);
      table[`${path}, ${isCold ? 'cold cache' : 'files there'}`] = {
        'complete with the sample, ms': before,
        'with 1,000 attempts, ms': after,
        'later, ms': after - before,
        'at most, ms': mostLaterMs,
      };
    }
  await own.close();
  await visitor.close();
  return table;
}
