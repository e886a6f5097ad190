/**
 * `npm test`: runs every check of the project in sequence; the last line of output is "N passed, N failed". Types, lint, format,
 * and build have no tests of their own and count as one each.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fastestBrowserPath, isHeadlessShell, wholeBrowserPath } from './browser.mjs';
import { prepareEngines } from './engines.mjs';
import { hasBrotliModule } from './hosts/start.mjs';
import { canInstall, findProgram, installPackages } from './install.mjs';

const reports = await mkdtemp(join(tmpdir(), 'larkfield-test-'));
const bin = (/** @type {string} */ name) =>
  join('node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name);

let passed = 0;
let failed = 0;
/** @type {string[]} */
const failedSteps = [];
/** @type {TimedTest[]} */
const tests = [];

/** @typedef {{ name: string, ms: number, failed: boolean }} TimedTest */

/**
 * Runs a command and streams its output.
 * @param {string} title
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {boolean} true if it succeeded
 */
function run(title, command, args, env = {}) {
  console.log(`\n== ${title}`);
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  if (status !== 0) failedSteps.push(title);
  return status === 0;
}

/** @param {boolean} good */
function countOne(good) {
  if (good) passed += 1;
  else failed += 1;
}

/**
 * Adds the counts and the tests of a test runner's JSON report. Also counts one failure if the runner failed without reporting any,
 * or reported no tests.
 * @param {string} file
 * @param {boolean} good true if the runner succeeded
 * @param {(report: any) => { passed: number, failed: number, tests: TimedTest[] }} read
 */
async function countReport(file, good, read) {
  const text = await readFile(file, 'utf8').catch(() => null);
  const counts = text === null ? { passed: 0, failed: 0, tests: [] } : read(JSON.parse(text));
  passed += counts.passed;
  failed += counts.failed;
  tests.push(...counts.tests);
  if ((!good && counts.failed === 0) || counts.passed + counts.failed === 0) failed += 1;
}

/**
 * @param {any} suite a suite of a Playwright report, or the report itself
 * @returns {TimedTest[]}
 */
function playwrightTests({ suites = [], specs = [] }) {
  return [
    ...suites.flatMap(playwrightTests),
    ...specs.flatMap((/** @type {any} */ { file, title, tests: runs }) =>
      runs.map((/** @type {any} */ { results, status }) => ({
        name: `${file}: ${title}`,
        ms: results.reduce((/** @type {number} */ sum, /** @type {any} */ { duration }) => sum + duration, 0),
        failed: status === 'unexpected' || status === 'flaky',
      })),
    ),
  ];
}

/**
 * @param {any} report a JSON report of Vitest
 * @returns {TimedTest[]}
 */
function vitestTests({ testResults }) {
  return testResults.flatMap((/** @type {any} */ { name, assertionResults }) =>
    assertionResults.map((/** @type {any} */ { title, duration, status }) => ({
      name: `${relative(process.cwd(), name)}: ${title}`,
      ms: duration ?? 0,
      failed: status === 'failed',
    })),
  );
}

/**
 * @param {string} title
 * @param {string[]} projects
 */
async function vitest(title, projects) {
  const file = join(reports, `${projects.join('-')}.json`);
  const args = ['run', ...projects.flatMap((project) => ['--project', project])];
  const good = run(title, bin('vitest'), [
    ...args,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile=${file}`,
  ]);
  await countReport(file, good, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    tests: vitestTests(report),
  }));
}

/**
 * Lists the hosts that can't be tested on this machine, after installing nginx if possible.
 * @returns {string[]} one line each, with the reason
 */
function hostsSkipped() {
  if (findProgram('nginx') === null) installPackages(['nginx']);
  const why = canInstall() ? "it couldn't be installed" : 'it is installed only as root on Debian or Ubuntu';
  const noBrotli = "Debian's libnginx-mod-http-brotli-static isn't installed";
  return [
    ...(findProgram('nginx') === null ? [`nginx isn't on this machine, and ${why}.`] : []),
    ...(hasBrotliModule() ? [] : [`nginx with brotli: ${noBrotli}.`]),
    ...(findProgram('caddy') === null ? ["Caddy isn't on this machine."] : []),
  ];
}

/** Finds Chromium or installs it, and prints which. Without one, prints the reason, counts a failure, and returns false. */
function hasBrowser() {
  try {
    console.log(`\nEnd-to-end tests run in ${fastestBrowserPath()}`);
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    countOne(false);
    return false;
  }
}

countOne(run('Types', 'npm', ['run', 'types']));
countOne(run('Lint', bin('oxlint'), ['--type-aware', '--deny-warnings']));
countOne(run('Format', bin('oxfmt'), ['--check']));
await vitest('Unit tests', ['rules', 'components', 'bank']);

const built = run('Build', process.execPath, ['tools/build.mjs']);
countOne(built);
if (built) {
  await vitest('Documents and budgets', ['build']);
  const skipped = hostsSkipped();
  await vitest('Hosts', ['hosts']);
  for (const line of skipped) console.log(`Skipped: ${line}`);
  // In CI, a missing nginx is a failure, so that all merged code has been tested with it.
  if (process.env['CI'] !== undefined && findProgram('nginx') === null) failed += 1;
  if (hasBrowser()) {
    const file = join(reports, 'e2e.json');
    const good = run(
      'End-to-end tests',
      bin('playwright'),
      ['test', '--config', 'tests/playwright.config.ts'],
      { TEST_REPORT: file },
    );
    await countReport(file, good, (report) => ({
      passed: report.stats.expected,
      failed: report.stats.unexpected + report.stats.flaky,
      tests: playwrightTests(report),
    }));
    if (!isHeadlessShell())
      console.log('Skipped: the comparison with saved pictures, which were taken in the headless shell.');
    if (wholeBrowserPath() === undefined)
      console.log(
        "Skipped: what Chromium says of installing the site. Its headless shell doesn't judge that.",
      );
    const enginesSkipped = prepareEngines();
    await vitest('Chromium, Firefox, and WebKit', ['engines']);
    for (const reason of enginesSkipped) console.log(`Skipped: ${reason}`);
    // An engine may be missing on a developer's machine, but in CI each missing one is a failure.
    if (process.env['CI'] !== undefined) failed += enginesSkipped.length;
  }
}

await rm(reports, { recursive: true, force: true });
console.log('\n== The twenty slowest tests');
for (const { name, ms } of tests.toSorted((a, b) => b.ms - a.ms).slice(0, 20))
  console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
// Repeats the failures at the end, because that is where people look first in a long output.
for (const step of failedSteps) console.log(`\nFailed: ${step}`);
for (const test of tests.filter((each) => each.failed)) console.log(`Failed: ${test.name}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
