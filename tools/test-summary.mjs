/** Adds up the results of a test run and says at its end what failed, what was skipped, and how long each part took. */
import { relative } from 'node:path';

/** @typedef {{ name: string, ms: number, failed: boolean }} TimedTest */
/** @typedef {{ passed: number, failed: number, tests: TimedTest[] }} Counts */

/** How many of the slowest tests the end of a run lists. */
const slowestListed = 20;

export class TestSummary {
  #passed = 0;
  #failed = 0;
  /** @type {TimedTest[]} */
  #tests = [];
  /** @type {string[]} */
  #failedSteps = [];
  /** @type {string[]} */
  #skipped = [];
  /** @type {{ title: string, ms: number }[]} */
  #steps = [];

  get hasFailed() {
    return this.#failed > 0;
  }

  /**
   * Counts a step without tests of its own, such as the build, as one test.
   * @param {string} title
   * @param {boolean} succeeded
   */
  addStep(title, succeeded) {
    if (succeeded) this.#passed += 1;
    else this.addFailure(title);
  }

  /** @param {string} title */
  addFailure(title) {
    this.#failed += 1;
    this.#failedSteps.push(title);
  }

  /**
   * Adds the tests of a runner. Counts one failure more if the runner failed without a failed test, or reported no tests.
   * @param {string} title
   * @param {boolean} succeeded what the runner's exit code says
   * @param {Counts | null} counts null if the runner wrote no report
   */
  addTests(title, succeeded, counts) {
    const { passed, failed, tests } = counts ?? { passed: 0, failed: 0, tests: [] };
    this.#passed += passed;
    this.#failed += failed;
    this.#tests.push(...tests);
    if ((!succeeded && failed === 0) || passed + failed === 0) this.addFailure(title);
  }

  /** @param {readonly string[]} reasons what was not tested and why, a clause each */
  addSkipped(reasons) {
    this.#skipped.push(...reasons);
  }

  /**
   * @param {string} title
   * @param {number} ms
   */
  addTime(title, ms) {
    this.#steps.push({ title, ms });
  }

  /** @returns {string[]} the lines that end the output; the last one is "N passed, N failed" */
  lines() {
    const slowest = this.#tests.toSorted((a, b) => b.ms - a.ms).slice(0, slowestListed);
    return [
      '== The slowest tests',
      ...slowest.map(({ name, ms }) => `${seconds(ms)}  ${name}`),
      '== Time',
      ...this.#steps.map(({ title, ms }) => `${seconds(ms)}  ${title}`),
      ...this.#failedSteps.map((title) => `Failed: ${title}`),
      ...this.#tests.filter(({ failed }) => failed).map(({ name }) => `Failed: ${name}`),
      ...(this.#skipped.length === 0 ? [] : [`Skipped: ${this.#skipped.join('; ')}.`]),
      `${this.#passed} passed, ${this.#failed} failed`,
    ];
  }
}

const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(1).padStart(6)} s`;

/**
 * @param {any} report a JSON report of Playwright
 * @returns {Counts}
 */
export function playwrightCounts(report) {
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky, tests: playwrightTests(report) };
}

/**
 * @param {any} suite a suite of a Playwright report, or the report itself
 * @returns {TimedTest[]}
 */
function playwrightTests({ suites = [], specs = [] }) {
  return [
    ...suites.flatMap(playwrightTests),
    ...specs.flatMap((/** @type {any} */ { file, title, tests }) =>
      tests.map((/** @type {any} */ { results, status }) => ({
        name: `${file}: ${title}`,
        ms: results.reduce((/** @type {number} */ sum, /** @type {any} */ { duration }) => sum + duration, 0),
        failed: status === 'unexpected' || status === 'flaky',
      })),
    ),
  ];
}

/**
 * @param {any} report a JSON report of Vitest
 * @returns {Counts}
 */
export function vitestCounts({ numPassedTests, numFailedTests, testResults }) {
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    tests: testResults.flatMap((/** @type {any} */ { name, assertionResults }) =>
      assertionResults.map((/** @type {any} */ { title, duration, status }) => ({
        name: `${relative(process.cwd(), name)}: ${title}`,
        ms: duration ?? 0,
        failed: status === 'failed',
      })),
    ),
  };
}
