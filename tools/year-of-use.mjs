/**
 * Measures how much later the dashboards are complete with a year of use saved on the device than with sample data, on a slow phone
 * and connection: once with an empty cache, as on a first visit, and once with cached files, as for a returning student.
 */
import { reasonOf } from './bench/reason.mjs';
import { cell } from './bench/tables.mjs';
import { atRest, median, phoneContext, slowVisit } from './slow-visit.mjs';
import { withSource } from './source.mjs';

/** If a dashboard has tabs, only the first one is measured. */
export const dashboards = ['/my-page', '/dashboard/student', '/dashboard/parents', '/parent-dashboard'];

/** The largest acceptable delay in milliseconds. Printed with the result, never asserted. */
const mostLaterMs = 1000;

/** Returns an export file with a year of use: 1,000 attempts that the tests simulate with the site's own state machines. */
function yearOfUse() {
  return withSource(async (load) => {
    /** @type {typeof import('../tests/simulated')} */
    const { simulatedExport } = await load('/tests/simulated.ts');
    return simulatedExport('year', Date.now());
  });
}

/**
 * Creates a browser context whose record has a year of use. Blocks the service worker, whose fetches would slow the page's own.
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @param {string} file the year of use, as an export
 */
async function learner(browser, address, file) {
  const context = await phoneContext(browser, { serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${address}/test-results`);
  await page.evaluate(() => localStorage.setItem('larkfield:consent', 'keep'));
  await page.reload();
  await page.getByLabel('File to import').setInputFiles({
    name: 'larkfield-prep.json',
    mimeType: 'application/json',
    buffer: Buffer.from(file),
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
 * Runs in the page before its own scripts. Records when a panel or its content last appeared. Ignores charts, because the height of
 * the text above decides which of them are near enough to the viewport to render.
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
    // The frame that shows the change is on screen when the next one begins.
    if (isOfPanel)
      requestAnimationFrame(() =>
        requestAnimationFrame((now) => Object.assign(globalThis, { panelsChanged: now })),
      );
  }).observe(document, { childList: true, subtree: true });
}

/**
 * @param {import('playwright').BrowserContext} context
 * @param {string} url
 * @param {{ origin: 'sample' | 'device', isCold: boolean }} options the data to wait for, and whether to empty the cache first
 * @returns {Promise<number>} milliseconds until all panels of the first tab show their data
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
 * Visits the builds in turn.
 * @param {import('playwright').Browser} browser
 * @param {readonly { name: string, address: string }[]} builds
 * @param {{ paths: readonly string[], runs: number, fail: (what: string, reason: string) => void }} options `fail` takes what
 * couldn't be measured
 * @returns {Promise<Record<string, Record<string, number | string>>[]>} for each build, medians in two rows per path: empty and
 * filled cache
 */
export async function latenessTables(browser, builds, { paths, runs, fail }) {
  const file = await yearOfUse();
  const measured = await Promise.all(
    builds.map(async ({ name, address }) => ({
      name,
      address,
      own: await learner(browser, address, file),
      // Each build has a visitor, because a visit with an empty cache empties it for all.
      visitor: await phoneContext(browser, { serviceWorkers: 'block' }),
      /** @type {Record<string, Record<string, number | string>>} */
      table: {},
    })),
  );
  for (const path of paths)
    for (const isCold of [true, false]) {
      const visits = measured.map((build) => ({
        ...build,
        sample: /** @type {number[]} */ ([]),
        year: /** @type {number[]} */ ([]),
      }));
      for (let run = 0; run < runs; run += 1)
        for (const { name, address, own, visitor, sample, year } of visits)
          try {
            // Fills the cache with a visit that isn't measured.
            if (!isCold && run === 0) await timeToComplete(own, address + path, { origin: 'device', isCold });
            sample.push(await timeToComplete(visitor, address + path, { origin: 'sample', isCold }));
            year.push(await timeToComplete(own, address + path, { origin: 'device', isCold }));
          } catch (error) {
            fail(`${path} with a year of use (${name})`, reasonOf(error));
          }
      for (const { table, sample, year } of visits) {
        const before = median(sample);
        const after = median(year);
        const later = before === undefined || after === undefined ? undefined : after - before;
        table[`${path}, ${isCold ? 'cold cache' : 'files there'}`] = {
          'complete with the sample, ms': cell(before),
          'with 1,000 attempts, ms': cell(after),
          'later, ms': cell(later),
          'at most, ms': mostLaterMs,
        };
      }
    }
  for (const { own, visitor } of measured) await Promise.all([own.close(), visitor.close()]);
  return measured.map(({ table }) => table);
}
