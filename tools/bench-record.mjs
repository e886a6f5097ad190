/**
 * Measures the cost of a long record and the memory of a full-length test: `npm run bench:record`, `npm run bench:record -- --runs
 * 3`. Compares the time from Start to the first question with nothing saved and with 1,000 attempts of 40 responses each, in
 * alternating visits. Then measures the load times of the history and the latest report with those attempts, and the heap during a
 * full-length test. CPU slowed 4x; medians. Asserts nothing: compare the two rows of the same run.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { browserPath } from './browser.mjs';
import { practicePool, seedRecord } from './seed-record.mjs';
import { serve } from './serve.mjs';
import { cpuSlowdown, median, phone, slowPage, timeToShow } from './slow-phone.mjs';

const site = fileURLToPath(new URL('../build/site', import.meta.url));
const attempts = 1000;
const test = '/ssat-verbal-practice/quick-test';
const wholeForm = '/full-length-test';
const firstQuestion = '[role="radiogroup"]';
/** Pages that read the record, each with a selector that matches once the page is usable. */
const recordPages = {
  '/test-results': '[aria-label="Finished tests"] a',
  '/score-report': '#next-step',
};

/**
 * Runs in the page. Presses Start as soon as it is enabled.
 * @param {string} shown a selector that matches once the test has started
 */
async function timedStart(shown) {
  const times = { answers: 0, starts: 0 };
  /** @type {HTMLButtonElement | undefined} */
  let button;
  do {
    await new Promise(requestAnimationFrame);
    button = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Start the test',
    );
  } while (button === undefined || button.disabled);
  times.answers = performance.now();
  button.click();
  do await new Promise(requestAnimationFrame);
  while (document.querySelector(shown) === null);
  times.starts = performance.now() - times.answers;
  return times;
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @param {number} attemptCount the number of attempts already in the record
 * @returns {Promise<{ answers: number, starts: number }>} milliseconds until Start is enabled, and from its press to the question
 */
async function startTimes(browser, address, attemptCount) {
  const context = await browser.newContext({ viewport: phone });
  const before = await context.newPage();
  await before.goto(`${address}/about`);
  // Also for 0 attempts, because this saves the student's choice of where to save.
  await before.evaluate(seedRecord, { count: attemptCount, pool: practicePool() });
  await before.close();
  const { page } = await slowPage(context);
  await page.goto(address + test, { waitUntil: 'commit' });
  const times = await page.evaluate(timedStart, firstQuestion);
  await context.close();
  return times;
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @param {string} path
 * @param {string} shown a selector that matches once the page is usable
 * @returns {Promise<number>} milliseconds until it matches, with many attempts saved, on a second visit with cached files
 */
async function timeToUse(browser, address, path, shown) {
  const context = await browser.newContext({ viewport: phone });
  const before = await context.newPage();
  await before.goto(address + path);
  await before.evaluate(seedRecord, { count: attempts, pool: practicePool() });
  await before.waitForTimeout(1000);
  await before.close();
  const time = await timeToShow(context, address + path, shown);
  await context.close();
  return time;
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @returns {Promise<number>} megabytes of JavaScript heap in use during a full-length test
 */
async function heapOfForm(browser, address) {
  const context = await browser.newContext({ viewport: phone });
  const { page, session } = await slowPage(context);
  await page.goto(address + wholeForm);
  await page.getByRole('button', { name: 'Start the test' }).click();
  await page.getByRole('button', { name: 'Start Writing' }).click();
  await page.getByRole('button', { name: 'Hand in writing' }).waitFor();
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  const bytes = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
  await context.close();
  return bytes / 1_000_000;
}

/** @param {readonly { answers: number, starts: number }[]} visits */
const row = (visits) => ({
  'until Start answers, ms': Math.round(median(visits.map(({ answers }) => answers))),
  'from Start to the first question, ms': Math.round(median(visits.map(({ starts }) => starts))),
});

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1 || runs % 2 === 0)
  throw new Error(`--runs takes an odd number from 1, not "${values.runs}".`);
if (!existsSync(site)) throw new Error('There is no build yet: run "npm run build" first.');

const { address, close } = await serve({ folder: site });
const browser = await chromium.launch({ executablePath: browserPath() });
try {
  // A visit that isn't counted, because the first one in a new browser is slower than later ones.
  await startTimes(browser, address, 0);
  const none = [];
  const many = [];
  for (let run = 0; run < runs; run += 1) {
    none.push(await startTimes(browser, address, 0));
    many.push(await startTimes(browser, address, attempts));
  }
  console.log(`Median of ${runs}, CPU ${cpuSlowdown}x slower, ${phone.width}x${phone.height}`);
  console.table({ 'nothing kept': row(none), [`${attempts} attempts kept`]: row(many) });
  /** @type {Record<string, { 'until it can be used, ms': number }>} */
  const pages = {};
  for (const [path, shown] of Object.entries(recordPages)) {
    const times = [];
    for (let run = 0; run < runs; run += 1) times.push(await timeToUse(browser, address, path, shown));
    pages[path] = { 'until it can be used, ms': Math.round(median(times)) };
  }
  console.log(`With ${attempts} attempts kept, on a second visit`);
  console.table(pages);
  console.log(`Heap with a whole form in progress: ${(await heapOfForm(browser, address)).toFixed(1)} MB`);
} finally {
  await browser.close();
  await close();
}
