/**
 * Runs the tests; the last line of output is "N passed, N failed".
 *
 * - `npm test`: what a commit can break.
 * - `npm run test:extended`: the slow rest, with the last build.
 * - `npm run test:all`: both.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastestBrowserPath, isHeadlessShell, wholeBrowserPath } from './browser.mjs';
import { prepareEngines } from './engines.mjs';
import { hasBrotliModule } from './hosts/start.mjs';
import { canInstall, findProgram, installPackages } from './install.mjs';
import { playwrightCounts, TestSummary, vitestCounts } from './test-summary.mjs';

const [part = 'commit'] = process.argv.slice(2);
if (!['commit', 'extended', 'all'].includes(part))
  throw new Error(`There is no part "${part}" of the tests.`);
// In CI, what is missing is a failure, so that all merged code has been tested with it.
const isCI = process.env['CI'] !== undefined;

const reports = await mkdtemp(join(tmpdir(), 'larkfield-test-'));
const summary = new TestSummary();

if (part !== 'extended') await testCommit();
if (part !== 'commit') await testRest();

await rm(reports, { recursive: true, force: true });
console.log(`\n${summary.lines().join('\n')}`);
process.exitCode = summary.hasFailed ? 1 : 0;

async function testCommit() {
  // The checks of the sources use one core at a time, and the build and the end of the unit tests leave one idle.
  const sources = checkSources();
  const isBuilt = await runStep('Build', process.execPath, ['tools/build.mjs']);
  await runVitest('Unit tests', ['rules', 'components', 'bank']);
  await sources;
  if (!isBuilt) return;
  await Promise.all([runVitest('Documents', ['build']), testHosts()]);
  if (!hasBrowser()) return;
  await runPlaywright('End-to-end tests', ['laptop', 'phone']);
  if (wholeBrowserPath() === undefined)
    summary.addSkipped(['whether Chromium would install the site (only a full browser judges that)']);
}

async function checkSources() {
  await runStep('Types', bin('tsc'), ['--noEmit']);
  await runStep('Types of the service worker', bin('tsc'), ['--noEmit', '--project', 'src/worker']);
  await runStep('Format', bin('oxfmt'), ['--check']);
  await runStep('Lint', bin('oxlint'), ['--type-aware', '--deny-warnings']);
}

async function testHosts() {
  if (findProgram('nginx') === null) installPackages(['nginx']);
  const why = canInstall() ? "it couldn't be installed" : 'it is installed only as root on Debian or Ubuntu';
  if (findProgram('nginx') === null) {
    if (isCI) summary.addFailure('nginx is missing');
    summary.addSkipped([`nginx (${why})`]);
  }
  if (!hasBrotliModule())
    summary.addSkipped([`nginx with brotli (Debian's libnginx-mod-http-brotli-static isn't installed)`]);
  if (findProgram('caddy') === null) summary.addSkipped(["Caddy (it isn't on this machine)"]);
  await runVitest('Hosts', ['hosts']);
}

async function testRest() {
  const isBuilt =
    existsSync('build/site/404.html') || (await runStep('Build', process.execPath, ['tools/build.mjs']));
  await runVitest('Extended unit tests', ['extended']);
  if (!isBuilt || !hasBrowser()) return;
  await runVitest('Budgets', ['budgets']);
  await runPlaywright('Extended end-to-end tests', ['extended']);
  if (!isHeadlessShell())
    summary.addSkipped(['the comparison with saved pictures (they were taken in the headless shell)']);
  const missing = prepareEngines();
  if (isCI) for (const reason of missing) summary.addFailure(reason);
  summary.addSkipped(missing);
  await runVitest('Firefox and WebKit', ['engines']);
}

/** Finds Chromium or installs it, and prints which. Without one, counts a failure with the reason and returns false. */
function hasBrowser() {
  try {
    console.log(`\nEnd-to-end tests run in ${fastestBrowserPath()}`);
    return true;
  } catch (error) {
    summary.addFailure(error instanceof Error ? error.message : String(error));
    return false;
  }
}

/**
 * Runs a check without tests of its own, which counts as one.
 * @param {string} title
 * @param {string} command
 * @param {string[]} args
 */
async function runStep(title, command, args) {
  const succeeded = await run(title, command, args);
  summary.addStep(title, succeeded);
  return succeeded;
}

/**
 * @param {string} title
 * @param {string[]} projects of tests/vitest.config.ts
 */
async function runVitest(title, projects) {
  const file = join(reports, `${projects.join('-')}.json`);
  const succeeded = await run(
    title,
    bin('vitest'),
    [
      'run',
      '--config',
      'tests/vitest.config.ts',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile=${file}`,
    ],
    // Thousands of colored dots would hide a failure.
    { NO_COLOR: '1' },
  );
  summary.addTests(title, succeeded, await readReport(file, vitestCounts));
}

/**
 * @param {string} title
 * @param {string[]} projects of tests/playwright.config.ts
 */
async function runPlaywright(title, projects) {
  const file = join(reports, `${projects.join('-')}.json`);
  const succeeded = await run(
    title,
    bin('playwright'),
    ['test', '--config', 'tests/playwright.config.ts', ...projects.flatMap((name) => ['--project', name])],
    { TEST_REPORT: file },
  );
  summary.addTests(title, succeeded, await readReport(file, playwrightCounts));
}

/**
 * @template Counts
 * @param {string} file
 * @param {(report: unknown) => Counts} countsOf
 */
async function readReport(file, countsOf) {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : countsOf(JSON.parse(text));
}

/**
 * Runs a command, notes its time, and prints its output when it has ended, because others may run beside it.
 * @param {string} title
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<boolean>} true if it succeeded
 */
async function run(title, command, args, env = {}) {
  console.log(`\n${title} …`);
  const started = Date.now();
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  /** @type {Buffer[]} */
  const output = [];
  child.stdout.on('data', (chunk) => output.push(chunk));
  child.stderr.on('data', (chunk) => output.push(chunk));
  const code = await new Promise((ended) => {
    child.on('error', (error) => {
      output.push(Buffer.from(String(error)));
      ended(1);
    });
    child.on('close', ended);
  });
  const ms = Date.now() - started;
  summary.addTime(title, ms);
  console.log(`\n== ${title}, ${(ms / 1000).toFixed(1)} s\n${Buffer.concat(output).toString('utf8').trim()}`);
  return code === 0;
}

/** @param {string} name of a program in node_modules */
function bin(name) {
  return join('node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name);
}
