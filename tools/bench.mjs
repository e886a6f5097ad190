/**
 * Measures the built site on a slow phone's first visit: `npm run bench`, `npm run bench -- --runs 3 /ssat-test`. CPU slowed 4x,
 * 1.6 Mbps with 150 ms of latency, 360x740, empty cache, files compressed with brotli; medians. Compares each route with three
 * pages measured in the same run on the same connection: a bare page with little more than the same heading; the route's own
 * document without its scripts, which separates the cost of the document from that of the scripts; and the smallest prerendered
 * page made of the same libraries (tools/bench-floor). For the dashboards, also measures how much later the first tab is complete
 * with a year of use on the device than with the sample. Absolute times depend on the machine, ratios much less. Asserts nothing;
 * the enforced budgets (tests/build) count bytes.
 */
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { chromium } from 'playwright';
import { buildFloor } from './bench-floor/build.mjs';
import { browserPath } from './browser.mjs';
import { serve } from './serve.mjs';
import { atRest, median, patienceMs, phone, phoneContext, readNotes, slowVisit } from './slow-visit.mjs';
import { dashboards, latenessTable } from './year-of-use.mjs';

const site = fileURLToPath(new URL('../build/site', import.meta.url));
const usualRoutes = [
  '/',
  '/dashboard/student',
  '/dashboard/parents',
  '/parent-dashboard',
  '/ssat-verbal-practice/quick-test',
];
/**
 * A control to press after the page has loaded (a button by default), and a selector for the expected response. `label` names the
 * tap in the results instead of `name`.
 * @typedef {{ name: RegExp, shows: string, role?: 'tab' | 'radio', label?: string }} Tap
 */

/** @type {Tap} */
const menuTap = { name: /^Menu$/, shows: '[role="dialog"] a' };
/** @type {Tap} */
const monthTap = { role: 'radio', name: /^This Month$/, shows: '[value="month"]:checked' };
/** @type {(name: RegExp, place: number) => Tap} */
const tabTap = (name, place) => ({
  role: 'tab',
  name,
  shows: `body:has([role="tab"]:nth-child(${place})[aria-selected="true"]) [role="tabpanel"] > [aria-busy="false"]`,
});
/** @type {(name: RegExp, value: string) => Tap} */
const rangeTap = (name, value) => ({ role: 'radio', name, shows: `[value="${value}"]:checked` });
/** The first choice of the question on screen. @type {Tap} */
const choiceTap = { role: 'radio', name: /./, label: 'A choice', shows: '[role="radiogroup"] input:checked' };
/** @type {(question: number) => Tap} */
const nextTap = (question) => ({
  name: /^Next$/,
  shows: `[aria-current="step"][aria-label^="Question ${question},"]`,
});
/** By route, the controls to press one after another during a visit. @type {Readonly<Record<string, readonly Tap[]>>} */
const taps = {
  '/dashboard/student': [monthTap],
  '/dashboard/parents': [monthTap],
  '/parent-dashboard': [
    rangeTap(/^Quarter$/, 'quarter'),
    rangeTap(/^Sections$/, 'sections'),
    tabTap(/^Test Scores$/, 2),
    rangeTap(/^1 year$/, '1year'),
    tabTap(/^Study Time$/, 3),
    rangeTap(/^Monthly$/, 'monthly'),
    tabTap(/^Notifications$/, 4),
    tabTap(/^Weekly Reports$/, 5),
    rangeTap(/^Previous week$/, 'previous'),
    tabTap(/^Goal Setting$/, 6),
    tabTap(/^Progress Overview$/, 1),
  ],
  '/ssat-verbal-practice/quick-test': [
    { name: /^Start the test$/, shows: '[role="radiogroup"]' },
    choiceTap,
    nextTap(2),
    nextTap(3),
    choiceTap,
    nextTap(4),
    nextTap(5),
    { name: /^Review$/, shows: '[aria-label="Hand in"]' },
  ],
};
/** @type {Tap} */
const bareTap = { name: /^More$/, shows: 'details[open]' };
/** @type {Tap} */
const floorTap = { name: /^Pressed 0$/, shows: '[data-pressed="1"]' };

/**
 * The measures of one tap in milliseconds: until the next frame (0 if under 16), and until the response is shown (undefined if it
 * never was).
 * @typedef {{ name: string, tap: number, answer: number | undefined }} Answer
 */

/**
 * The measures of one visit; times are in milliseconds. `blocked` sums what exceeds 50 ms in each long task. `tap` and `answer` are
 * the slowest of all taps; undefined if nothing was pressed.
 * @typedef {{ lcp: number, blocked: number, cls: number, tap: number | undefined, answer: number | undefined, kB: number, answers:
 * readonly Answer[] }} Visit
 */

/**
 * Runs in the page before the tap. Records the frame in which the expected response appears.
 * @param {string} shows
 */
function watchFor(shows) {
  /** @type {import('./slow-visit.mjs').Notes} */
  const notes = Reflect.get(globalThis, 'benchNotes');
  Object.assign(notes, { tap: 0, tapped: 0, answered: 0 });
  // Uses the timestamp of the event itself, because the time it spends in the queue is part of the wait.
  addEventListener('pointerup', (event) => (notes.tapped = event.timeStamp), { capture: true, once: true });
  const look = () => {
    // Ignores elements that were shown before the tap.
    if (notes.tapped === 0 || document.querySelector(shows) === null) requestAnimationFrame(look);
    // The frame with the response is on screen when the next one begins.
    else requestAnimationFrame((now) => (notes.answered = now));
  };
  requestAnimationFrame(look);
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {readonly Tap[]} all
 * @returns {Promise<Visit>}
 */
async function visit(browser, url, all) {
  const context = await phoneContext(browser);
  const { page, line: traffic } = await slowVisit(context);
  await page.goto(url, { waitUntil: 'load' });
  const loaded = await atRest(page, traffic);
  const kB = traffic.bytes / 1000;

  /** @type {Answer[]} */
  const answers = [];
  for (const tap of all) {
    const control =
      tap.role !== undefined
        ? page.getByRole(tap.role, { name: tap.name })
        : page.getByRole('button', { name: tap.name }).or(page.locator('summary', { hasText: tap.name }));
    if ((await control.count()) === 0) continue;
    await control.first().scrollIntoViewIfNeeded();
    // Waits until content that scrolled near the viewport has loaded and rendered.
    await atRest(page, traffic);
    await page.evaluate(watchFor, tap.shows);
    await control.first().tap();
    await page
      .waitForFunction(() => Reflect.get(globalThis, 'benchNotes').answered > 0, undefined, {
        timeout: patienceMs,
      })
      .catch(() => undefined);
    // Waits for the event's performance entry, which arrives shortly after the frame.
    await page.waitForTimeout(300);
    const after = await page.evaluate(readNotes);
    answers.push({
      name: tap.label ?? tap.name.source.replaceAll(/[\^$]/g, ''),
      tap: after.tap,
      answer: after.answered > 0 ? after.answered - after.tapped : undefined,
    });
  }
  await context.close();
  return {
    lcp: loaded.lcp,
    blocked: loaded.long.reduce((sum, duration) => sum + duration - 50, 0),
    cls: loaded.cls,
    tap: answers.length === 0 ? undefined : Math.max(...answers.map((answer) => answer.tap)),
    answer:
      answers.length === 0 ? undefined : Math.max(...answers.map((answer) => answer.answer ?? patienceMs)),
    kB,
    answers,
  };
}

/**
 * @param {readonly Visit[]} visits
 * @param {Exclude<keyof Visit, 'answers'>} key
 */
const medianOf = (visits, key) => median(visits.map((each) => each[key]));

/** Matches a document's module scripts and their preloads. */
const scripts = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;

/**
 * Copies the build, adds the pages for comparison (for each route, a bare page and a copy without scripts; for all, the libraries'
 * floor), and compresses the text files as hosts do.
 * @param {readonly string[]} routes
 * @returns {Promise<{ folder: string, bare: string[], still: string[], floor: string }>} the copy's folder, the paths of the bare
 * pages and of those without scripts, in the order of the routes, and the path of the floor
 */
async function prepared(routes) {
  const folder = await mkdtemp(join(tmpdir(), 'larkfield-bench-'));
  await cp(site, folder, { recursive: true });
  /** @type {string[]} */
  const bare = [];
  /** @type {string[]} */
  const still = [];
  for (const [index, route] of routes.entries()) {
    const html = await readFile(join(folder, route, 'index.html'), 'utf8');
    const heading = (/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? 'Home').replaceAll(/<[^>]*>/g, '');
    bare.push(`/bench-bare-${index}`);
    await mkdir(join(folder, `bench-bare-${index}`));
    await writeFile(
      join(folder, `bench-bare-${index}`, 'index.html'),
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><title>Bare</title></head><body><h1>${heading}</h1><details><summary>More</summary><p>Nothing.</p></details></body></html>`,
    );
    if (html.search(scripts) === -1) throw new Error(`${route} has no script that could be left out.`);
    still.push(`/bench-still-${index}`);
    await mkdir(join(folder, `bench-still-${index}`));
    await writeFile(join(folder, `bench-still-${index}`, 'index.html'), html.replaceAll(scripts, ''));
  }
  const floor = await buildFloor(folder);
  const pack = promisify(brotliCompress);
  const files = await readdir(folder, { recursive: true });
  await Promise.all(
    files
      .filter((file) => /\.(?:html|js|css|svg|json|webmanifest|xml|txt)$/.test(file))
      .map(async (file) => {
        // Node's brotli uses its best quality, 11, by default.
        await writeFile(join(folder, `${file}.br`), await pack(await readFile(join(folder, file))));
      }),
  );
  return { folder, bare, still, floor };
}

/**
 * @param {readonly Visit[]} visits
 * @returns {Record<string, number | string>} a row of the table
 */
function line(visits) {
  /** @param {Exclude<keyof Visit, 'answers'>} key @param {number} [digits] */
  const cell = (key, digits = 0) => {
    const value = medianOf(visits, key);
    return value === undefined ? '-' : Number(value.toFixed(digits));
  };
  const tap = medianOf(visits, 'tap');
  return {
    'LCP ms': cell('lcp'),
    'blocked ms': cell('blocked'),
    CLS: cell('cls', 3),
    'tap to paint ms': tap === 0 ? '< 16' : cell('tap'),
    'tap to answer ms': cell('answer'),
    kB: cell('kB', 1),
  };
}

/**
 * @param {readonly Visit[]} visits
 * @returns {Record<string, Record<string, number | string>>} a row with the medians of each tap
 */
function tapLines(visits) {
  const names = visits[0]?.answers.map((answer) => answer.name) ?? [];
  return Object.fromEntries(
    names.map((name) => {
      const each = visits.flatMap((one) => one.answers.filter((answer) => answer.name === name));
      const paint = median(each.map((answer) => answer.tap)) ?? 0;
      const answered = median(each.map((answer) => answer.answer));
      return [
        name,
        {
          'tap to paint ms': paint === 0 ? '< 16' : paint,
          'tap to answer ms': answered === undefined ? '-' : Math.round(answered),
        },
      ];
    }),
  );
}

/**
 * @param {readonly Visit[]} own
 * @param {readonly Visit[]} other
 * @returns {Record<string, string>} the route's medians divided by the other page's
 */
function ratios(own, other) {
  /** @param {Exclude<keyof Visit, 'answers'>} key */
  const ratio = (key) => {
    const ours = medianOf(own, key);
    const base = medianOf(other, key);
    return ours === undefined || base === undefined || base === 0 ? '-' : `x ${(ours / base).toFixed(2)}`;
  };
  return {
    'LCP ms': ratio('lcp'),
    'blocked ms': ratio('blocked'),
    CLS: ratio('cls'),
    'tap to paint ms': ratio('tap'),
    'tap to answer ms': ratio('answer'),
  };
}

/**
 * @param {readonly string[]} routes
 * @param {number} runs
 */
async function bench(routes, runs) {
  const { folder, bare, still, floor } = await prepared(routes);
  try {
    const { address, close } = await serve({ folder });
    const browser = await chromium.launch({ executablePath: browserPath() });
    try {
      // A visit that isn't counted, because the first page in a new browser is slower than later ones.
      await visit(browser, address + (bare[0] ?? '/'), [bareTap]);
      /** @type {Record<string, Record<string, number | string>>} */
      const table = {};
      /** The visits to routes with more than one tap. @type {Map<string, readonly Visit[]>} */
      const several = new Map();
      for (const [index, route] of routes.entries()) {
        /** @type {Visit[]} */
        const own = [];
        /** @type {Visit[]} */
        const base = [];
        /** @type {Visit[]} */
        const withoutScripts = [];
        /** @type {Visit[]} */
        const ofFloor = [];
        for (let run = 0; run < runs; run += 1) {
          own.push(await visit(browser, address + route, taps[route] ?? [menuTap]));
          base.push(await visit(browser, `${address}${bare[index]}`, [bareTap]));
          withoutScripts.push(await visit(browser, `${address}${still[index]}`, []));
          ofFloor.push(await visit(browser, address + floor, [floorTap]));
        }
        if ((own[0]?.answers.length ?? 0) > 1) several.set(route, own);
        table[route] = line(own);
        table[`${index + 1}: bare page`] = line(base);
        table[`${index + 1}: without scripts`] = line(withoutScripts);
        table[`${index + 1}: the libraries' floor`] = line(ofFloor);
        table[`${index + 1}: to the bare page`] = ratios(own, base);
        table[`${index + 1}: to it without scripts`] = ratios(own, withoutScripts);
        table[`${index + 1}: to the floor`] = ratios(own, ofFloor);
      }
      console.log(
        `Median of ${runs} ${runs === 1 ? 'visit' : 'visits'}: CPU ${phone.cpuSlowdown}x slower, ${phone.bitsPerSecond / 1_000_000} Mbps, ${phone.roundTripMs} ms, ${phone.width}x${phone.height}, cold cache`,
      );
      console.table(table);
      for (const [route, visits] of several) {
        console.log(`${route}, tap by tap`);
        console.table(tapLines(visits));
      }
      const late = routes === usualRoutes ? dashboards : dashboards.filter((path) => routes.includes(path));
      if (late.length > 0) console.table(await latenessTable(browser, address, late, runs));
    } finally {
      await browser.close();
      await close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @returns {{ routes: string[], runs: number }} parsed from the command line */
function asked() {
  const { values, positionals } = parseArgs({
    options: { runs: { type: 'string', default: '5' } },
    allowPositionals: true,
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs takes a whole number from 1, not "${values.runs}".`);
  if (!existsSync(join(site, '404.html')))
    throw new Error('There is no build yet: run "npm run build" first.');
  const routes = positionals.length > 0 ? [...new Set(positionals)] : usualRoutes;
  for (const route of routes) {
    if (!route.startsWith('/') || !existsSync(join(site, route, 'index.html')))
      throw new Error(`The site has no page ${route}. Routes look like /dashboard/student.`);
  }
  return { routes, runs };
}

try {
  const { routes, runs } = asked();
  await bench(routes, runs);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
