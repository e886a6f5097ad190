/**
 * Measures practice after a year of use: `npm run bench:practice`, `npm run bench:practice -- --runs 3`. Compares the time each
 * page takes to show its data with nothing saved and with 10,000 responses and 600 words saved, in alternating visits. Then
 * measures the time a drill takes to show its next question. CPU slowed 4x, files cached by an earlier visit; medians. Asserts
 * nothing: compare the two columns of the same run.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { browserPath } from './browser.mjs';
import { practicePool, seedRecord } from './seed-record.mjs';
import { serve } from './serve.mjs';
import { cpuSlowdown, median, phone, timeToShow } from './slow-phone.mjs';

const site = fileURLToPath(new URL('../build/site', import.meta.url));
/** Attempts saved, with 40 responses each. */
const attempts = 250;
const cards = 600;
/** For each page, a selector that matches once the page has read the record, or is hydrated if it reads nothing. */
const pages = {
  '/section-study': '[aria-label^="Start: "]',
  '/error-log': '[aria-label="Causes"], .MuiCard-root a[href="/section-study"]',
  '/ssat-verbal-practice-app': 'main button',
  '/ssat-math-practice': 'main li > div:not(:empty)',
  '/ssat-verbal-practice': 'main input',
  '/study-planner': 'main button',
  '/ssat-countdown': '[aria-label="Days left"]',
};
/** The selector for the countdown if nothing is saved, because it then asks for a test date. */
const dateToChoose = 'main input[type="date"]';
const daysToTest = 60;

/**
 * Runs in the page. Saves words learned during the last year, a fifth of them due.
 * @param {{ words: readonly string[] }} options
 */
async function seedCards({ words }) {
  const now = Date.now();
  const day = (/** @type {number} */ ago) => new Date(now - ago * 86_400_000).toLocaleDateString('sv-SE');
  /** @type {IDBDatabase} */
  const database = await new Promise((resolve, reject) => {
    const opening = indexedDB.open('larkfield');
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(opening.error));
  });
  const transaction = database.transaction('cards', 'readwrite');
  for (const [index, id] of words.entries()) {
    const row = {
      id,
      dueDay: day(index % 5 === 0 ? index % 7 : -1 - (index % 40)),
      stability: 5 + (index % 60),
      difficulty: 1 + (index % 9),
      reviews: 1 + (index % 12),
      lapses: index % 3,
      missesInARow: index % 4,
      reviewedOn: day(10 + (index % 30)),
      changedAt: now - index,
    };
    transaction.objectStore('cards').put({ id, version: 1, row });
  }
  await new Promise((resolve, reject) => {
    transaction.addEventListener('complete', resolve);
    transaction.addEventListener('abort', () => reject(transaction.error));
  });
  database.close();
}

/** @returns {readonly string[]} the first `cards` words of the word list */
function learnedWords() {
  const file = new URL('../src/data/words/index.json', import.meta.url);
  /** @type {readonly { readonly word: string }[]} */
  const index = JSON.parse(readFileSync(file, 'utf8'));
  return index.slice(0, cards).map(({ word }) => word);
}

/**
 * Creates a browser context that has visited every page once.
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @param {boolean} used true to save a year of use in it first
 */
async function visitor(browser, address, used) {
  const context = await browser.newContext({ viewport: phone });
  const page = await context.newPage();
  await page.goto(`${address}/about`);
  await page.evaluate(seedRecord, { count: used ? attempts : 0, pool: practicePool() });
  // Makes the site upgrade the database to the current version.
  await page.goto(`${address}/section-study`);
  await page.locator(pages['/section-study']).first().waitFor({ state: 'attached' });
  await page.waitForTimeout(3000);
  if (used) {
    await page.evaluate(seedCards, { words: learnedWords() });
    await page.goto(`${address}/study-planner`);
    const testDate = new Date(Date.now() + daysToTest * 86_400_000).toLocaleDateString('sv-SE');
    await page.getByLabel('Test Date').fill(testDate);
    await page.getByRole('button', { name: 'Make the plan' }).click();
    await page.getByRole('heading', { name: /^Week 1/ }).waitFor();
  }
  for (const path of Object.keys(pages)) await page.goto(address + path, { waitUntil: 'networkidle' });
  await page.close();
  return context;
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @returns {Promise<number>} milliseconds from pressing Next until the next question is shown, in a drill of unlimited length
 */
async function timeToNext(browser, address) {
  const context = await browser.newContext({ viewport: phone });
  const page = await context.newPage();
  await page.goto(`${address}/about`);
  // Saves the student's choice of where to save, so that the drill starts without asking for it.
  await page.evaluate(seedRecord, { count: 0, pool: practicePool() });
  const session = await context.newCDPSession(page);
  await page.goto(`${address}/section-study?practice=math-percent&questions=endless`);
  await page.getByRole('heading', { name: /^Question 1: / }).waitFor();
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  const time = await page.evaluate(async () => {
    const next = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Next');
    const choice = '[role="radiogroup"] input';
    const stem = () => document.querySelector(choice)?.getAttribute('name');
    const before = stem();
    const from = performance.now();
    next?.click();
    do await new Promise(requestAnimationFrame);
    while (stem() === before);
    return performance.now() - from;
  });
  await context.close();
  return time;
}

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1 || runs % 2 === 0)
  throw new Error(`--runs takes an odd number from 1, not "${values.runs}".`);
if (!existsSync(site)) throw new Error('There is no build yet: run "npm run build" first.');

const { address, close } = await serve({ folder: site });
const browser = await chromium.launch({ executablePath: browserPath() });
try {
  const [fresh, used] = [await visitor(browser, address, false), await visitor(browser, address, true)];
  /** @type {Record<string, { 'nothing kept, ms': number, 'a year of use, ms': number }>} */
  const table = {};
  for (const [path, shown] of Object.entries(pages)) {
    /** @type {number[]} */
    const none = [];
    /** @type {number[]} */
    const many = [];
    for (let run = 0; run < runs; run += 1) {
      none.push(await timeToShow(fresh, address + path, path === '/ssat-countdown' ? dateToChoose : shown));
      many.push(await timeToShow(used, address + path, shown));
    }
    table[path] = {
      'nothing kept, ms': Math.round(median(none)),
      'a year of use, ms': Math.round(median(many)),
    };
  }
  console.log(
    `Median of ${runs}, CPU ${cpuSlowdown}x slower, ${phone.width}x${phone.height}, on a later visit`,
  );
  console.table(table);
  const nexts = [];
  for (let run = 0; run < runs; run += 1) nexts.push(await timeToNext(browser, address));
  console.log(`Next question of a drill without end: ${Math.round(median(nexts))} ms`);
} finally {
  await browser.close();
  await close();
}
