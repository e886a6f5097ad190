/** Measures first visits to the builds' routes, beside three pages for comparison. */
import { atRest, median, phoneContext, readNotes, slowVisit } from '../slow-visit.mjs';
import { addBare, addFloor, addStill } from './builds.mjs';
import { pressMeter } from './press-meter.mjs';
import { reasonOf } from './reason.mjs';
import { cell } from './tables.mjs';
import { bareTap, floorTap, tapsOf } from './taps.mjs';

/**
 * A page is complete after this many milliseconds at rest. On a busy machine, what loads when the browser is idle takes longer to
 * begin than the rest between two taps.
 */
const completeMs = 2000;

/** The maximum wait in milliseconds for a page, and for a control of a page at rest. */
const patienceMs = { page: 60_000, control: 5000 };

/**
 * The measures of one tap in milliseconds: until the next frame (0 if under 16), and until the response is shown. `failure` says
 * why there are none.
 * @typedef {{ name: string, tap?: number, answer?: number, failure?: string }} Answer
 */

/**
 * The measures of one visit; times are in milliseconds. `blocked` sums what exceeds 50 ms in each long task. `tap` and `answer` are
 * the slowest of all taps; undefined if nothing was pressed. `requests` and `bytes` are the page's own, until it is complete.
 * @typedef {{ lcp: number, blocked: number, cls: number, tap: number | undefined, answer: number | undefined, requests: number,
 * bytes: number, answers: readonly Answer[] }} Visit
 */

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {readonly import('./taps.mjs').Tap[]} taps
 * @returns {Promise<Visit>}
 */
async function visit(browser, url, taps) {
  const context = await phoneContext(browser);
  try {
    const { page, line } = await slowVisit(context);
    const measure = await pressMeter(page);
    page.setDefaultTimeout(patienceMs.control);
    await page.goto(url, { waitUntil: 'load', timeout: patienceMs.page });
    const loaded = await atRest(page, line, completeMs);
    const traffic = line.sum();

    /** @type {Answer[]} */
    const answers = [];
    for (const tap of taps) {
      const name = tap.label ?? tap.name.source.replaceAll(/[\^$]/g, '');
      const control =
        tap.role !== undefined
          ? page.getByRole(tap.role, { name: tap.name })
          : page.getByRole('button', { name: tap.name }).or(page.locator('summary', { hasText: tap.name }));
      try {
        await control.first().scrollIntoViewIfNeeded();
        // Waits until content that scrolled near the viewport has loaded and rendered.
        await atRest(page, line);
        await page.evaluate(forgetTap);
        const { there } = await measure(tap.shows, () => control.first().tap());
        // Waits for the event's performance entry, which arrives shortly after the frame.
        await page.waitForTimeout(300);
        answers.push({ name, tap: (await page.evaluate(readNotes)).tap, answer: there });
      } catch (error) {
        answers.push({ name, failure: reasonOf(error) });
      }
    }
    return {
      lcp: loaded.lcp,
      blocked: loaded.long.reduce((sum, duration) => sum + duration - 50, 0),
      cls: loaded.cls,
      tap: slowest(answers.map(({ tap }) => tap)),
      answer: slowest(answers.map(({ answer }) => answer)),
      ...traffic,
      answers,
    };
  } finally {
    await context.close();
  }
}

/** Runs in the page before a tap. */
function forgetTap() {
  Reflect.get(globalThis, 'benchNotes').tap = 0;
}

/** @param {readonly (number | undefined)[]} values */
function slowest(values) {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? undefined : Math.max(...known);
}

/**
 * @param {readonly Visit[]} visits
 * @param {Exclude<keyof Visit, 'answers'>} key
 */
const medianOf = (visits, key) => median(visits.map((each) => each[key]));

/**
 * @param {readonly Visit[]} visits
 * @returns {Record<string, import('./tables.mjs').Cell>} a row of the table
 */
function row(visits) {
  const tap = medianOf(visits, 'tap');
  const bytes = medianOf(visits, 'bytes');
  return {
    'LCP ms': cell(medianOf(visits, 'lcp')),
    'blocked ms': cell(medianOf(visits, 'blocked')),
    CLS: cell(medianOf(visits, 'cls'), 3),
    'tap to paint ms': tap === 0 ? '< 16' : cell(tap),
    'tap to answer ms': cell(medianOf(visits, 'answer')),
    requests: cell(medianOf(visits, 'requests')),
    KiB: cell(bytes === undefined ? undefined : bytes / 1024, 1),
  };
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
 * @param {readonly Visit[]} visits
 * @returns {import('./tables.mjs').Table} a row with the medians of each tap
 */
function tapRows(visits) {
  const names = visits[0]?.answers.map((answer) => answer.name) ?? [];
  return Object.fromEntries(
    names.map((name) => {
      const each = visits.flatMap((one) => one.answers.filter((answer) => answer.name === name));
      const paint = median(each.map(({ tap }) => tap));
      return [
        name,
        {
          'tap to paint ms': paint === 0 ? '< 16' : cell(paint),
          'tap to answer ms': cell(median(each.map(({ answer }) => answer))),
        },
      ];
    }),
  );
}

/**
 * Visits the builds and the pages for comparison in turn. The bare page and the floor depend on no build, so the first one serves
 * them for all.
 * @param {import('playwright').Browser} browser
 * @param {readonly Awaited<ReturnType<typeof import('./builds.mjs').serveCopy>>[]} builds
 * @param {{ routes: readonly string[], runs: number, fail: (what: string, reason: string) => void }} options `fail` takes what
 * couldn't be measured
 * @returns {Promise<{ loads: import('./tables.mjs').Table[], taps: Map<string, import('./tables.mjs').Table[]> }>} a table per
 * build; the taps by route, for routes with several
 */
export async function measureLoads(browser, builds, { routes, runs, fail }) {
  const [first] = builds;
  if (first === undefined) throw new Error('There is no build to measure.');
  const floorPath = await addFloor(first.folder);
  /** @type {import('./tables.mjs').Table[]} */
  const loads = builds.map(() => ({}));
  /** @type {Map<string, import('./tables.mjs').Table[]>} */
  const taps = new Map();

  /** @param {string} what @param {string} url @param {readonly import('./taps.mjs').Tap[]} ofPage @param {Visit[]} visits */
  async function add(what, url, ofPage, visits) {
    try {
      const done = await visit(browser, url, ofPage);
      visits.push(done);
      for (const { name, failure } of done.answers)
        if (failure !== undefined) fail(`${what}, tap ${name}`, failure);
    } catch (error) {
      fail(what, reasonOf(error));
    }
  }
  for (const [index, route] of routes.entries()) {
    const bareUrl = first.address + (await addBare(first.folder, route, index));
    const own = await Promise.all(
      builds.map(async ({ name, address, folder }) => ({
        what: `${route} (${name})`,
        url: address + route,
        still: address + (await addStill(folder, route, index)),
        visits: /** @type {Visit[]} */ ([]),
        withoutScripts: /** @type {Visit[]} */ ([]),
      })),
    );
    /** @type {Visit[]} */
    const base = [];
    /** @type {Visit[]} */
    const floor = [];
    // A visit that isn't counted, because the first page in a new browser is slower than later ones.
    if (index === 0) await add('The visit before the first', bareUrl, [], []);
    for (let run = 0; run < runs; run += 1) {
      for (const build of own) await add(build.what, build.url, tapsOf(route), build.visits);
      await add('The bare page', bareUrl, [bareTap], base);
      for (const build of own)
        await add(`${build.what} without scripts`, build.still, [], build.withoutScripts);
      await add("The libraries' floor", first.address + floorPath, [floorTap], floor);
    }
    for (const [place, table] of loads.entries()) {
      const { visits = [], withoutScripts = [] } = own[place] ?? {};
      table[route] = row(visits);
      table[`${index + 1}: bare page`] = row(base);
      table[`${index + 1}: without scripts`] = row(withoutScripts);
      table[`${index + 1}: the libraries' floor`] = row(floor);
      table[`${index + 1}: to the bare page`] = ratios(visits, base);
      table[`${index + 1}: to it without scripts`] = ratios(visits, withoutScripts);
      table[`${index + 1}: to the floor`] = ratios(visits, floor);
    }
    if (tapsOf(route).length > 1)
      taps.set(
        route,
        own.map(({ visits }) => tapRows(visits)),
      );
  }
  return { loads, taps };
}
