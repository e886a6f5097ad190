/**
 * Measures builds of the site on a slow phone: CPU slowed 4x, 1.6 Mbps with 150 ms of latency for the page and for its service
 * worker, 360x740, files compressed with brotli; medians.
 *
 *     npm run bench                                      everything, of build/site
 *     npm run bench -- --only presses --runs 3           only what follows a press; `--only loads` for the loads
 *     npm run bench -- /ssat-test /about                 only these routes, and the presses on them
 *     npm run bench -- --site /tmp/base --site build/site
 *                                                        two builds, visited in turn; cells show "before | after"
 *
 * Loads (bench/loads.mjs) are first visits, with the page's own requests and bytes until it is complete. Each route is compared
 * with three pages measured in the same run on the same connection: a bare page with little more than the same heading; the route's
 * own document without its scripts, which separates the cost of the document from that of the scripts; and the smallest prerendered
 * page made of the same libraries (bench-floor). For the dashboards, also measures how much later the first tab is complete with a
 * year of use on the device than with the sample.
 *
 * Presses (bench/presses.mjs) are measured in several situations (bench/situations.mjs), after the page has been read for four
 * seconds: until the first sign on the screen that the press was taken, until what it promises is there, and the page's own
 * requests and bytes, "until it is there + until the page is at rest".
 *
 * What couldn't be measured is listed at the end. Absolute times depend on the machine, ratios much less. Asserts nothing.
 */
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { readArguments } from './bench/arguments.mjs';
import { serveCopy } from './bench/builds.mjs';
import { measureLoads } from './bench/loads.mjs';
import { visitPress } from './bench/press-visit.mjs';
import { presses } from './bench/presses.mjs';
import { devices, situations } from './bench/situations.mjs';
import { reasonOf } from './bench/reason.mjs';
import { pressRow, sideBySide } from './bench/tables.mjs';
import { browserPath } from './browser.mjs';
import { phone } from './slow-visit.mjs';
import { dashboards, latenessTables } from './year-of-use.mjs';

const usual = {
  site: fileURLToPath(new URL('../build/site', import.meta.url)),
  routes: [
    '/',
    '/about',
    '/ssat-verbal-practice/quick-test',
    '/ssat-math-practice',
    '/section-study',
    '/error-log',
    '/study-planner',
    '/score-report',
    '/my-page',
    '/dashboard/student',
    '/dashboard/parents',
    '/parent-dashboard',
  ],
};

/** Counts what couldn't be measured. @type {Map<string, number>} */
const failures = new Map();

/**
 * @param {string} what
 * @param {string} reason
 */
function fail(what, reason) {
  const text = `${what}: ${reason}`;
  failures.set(text, (failures.get(text) ?? 0) + 1);
}

/**
 * @typedef {import('playwright').Browser} Browser
 * @typedef {readonly Awaited<ReturnType<typeof serveCopy>>[]} Builds
 * @typedef {import('./bench/arguments.mjs').Arguments} Arguments
 */

/**
 * @param {Browser} browser
 * @param {Builds} builds
 * @param {Arguments} args
 */
async function benchLoads(browser, builds, { routes, runs }) {
  const { loads, taps } = await measureLoads(browser, builds, { routes: routes ?? usual.routes, runs, fail });
  console.log('First visits');
  console.table(sideBySide(loads));
  for (const [route, tables] of taps) {
    console.log(`${route}, tap by tap`);
    console.table(sideBySide(tables));
  }
  const late = dashboards.filter((path) => routes?.includes(path) !== false);
  if (late.length === 0) return;
  try {
    const tables = await latenessTables(browser, builds, { paths: late, runs, fail });
    console.log('Dashboards with a year of use');
    console.table(sideBySide(tables));
  } catch (error) {
    fail('The dashboards with a year of use', reasonOf(error));
  }
}

/**
 * @param {Browser} browser
 * @param {Builds} builds
 * @param {Arguments} args
 */
async function benchPresses(browser, builds, { routes, runs }) {
  const open = devices(browser);
  const asked = presses.filter(({ path }) => routes?.includes(path.replace(/\?.*$/, '')) !== false);
  if (asked.length === 0) return;
  for (const situation of situations) {
    /** @type {import('./bench/tables.mjs').Table[]} */
    const tables = builds.map(() => ({}));
    for (const press of asked) {
      /** @type {import('./bench/press-visit.mjs').PressResult[][]} */
      const results = builds.map(() => []);
      for (let run = 0; run < runs; run += 1)
        for (const [place, build] of builds.entries()) {
          const result = await visitPress(() => open(situation, build.address), build.address, press);
          if ('failure' in result) fail(`${press.name} (${build.name}), ${situation.name}`, result.failure);
          results[place]?.push(result);
        }
      for (const [place, table] of tables.entries()) table[press.name] = pressRow(results[place] ?? []);
    }
    console.log(`Presses, ${situation.name}`);
    console.table(sideBySide(tables));
  }
}

/** @param {Arguments} args */
async function bench(args) {
  /** @type {Awaited<ReturnType<typeof serveCopy>>[]} */
  const builds = [];
  try {
    for (const build of args.builds) builds.push(await serveCopy(build));
    console.log(
      `${builds.map(({ name }) => name).join(' | ')}. Median of ${args.runs} ${args.runs === 1 ? 'visit' : 'visits'}: CPU ${phone.cpuSlowdown}x slower, ${phone.bitsPerSecond / 1_000_000} Mbps, ${phone.roundTripMs} ms, ${phone.width}x${phone.height}`,
    );
    const browser = await chromium.launch({ executablePath: browserPath() });
    try {
      if (args.parts.includes('loads')) await benchLoads(browser, builds, args);
      if (args.parts.includes('presses')) await benchPresses(browser, builds, args);
    } finally {
      await browser.close();
    }
  } finally {
    for (const { close } of builds) await close();
  }
  if (failures.size === 0) return;
  console.log('Not measured:');
  for (const [text, times] of failures) console.log(`- ${text}${times > 1 ? ` (${times} times)` : ''}`);
}

try {
  await bench(readArguments(process.argv.slice(2), usual));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
