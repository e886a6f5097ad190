/** A test run ends with what failed, what was skipped, and the counts. */
import { expect, test } from 'vitest';
import { playwrightCounts, TestSummary, vitestCounts } from '../../../tools/test-summary.mjs';

const vitestReport = {
  numPassedTests: 2,
  numFailedTests: 1,
  testResults: [
    {
      name: `${process.cwd()}/tests/a.test.ts`,
      assertionResults: [
        { title: 'adds', duration: 1200, status: 'passed' },
        { title: 'subtracts', status: 'failed' },
      ],
    },
    {
      name: `${process.cwd()}/tests/b.test.ts`,
      assertionResults: [{ title: 'divides', duration: 3, status: 'passed' }],
    },
  ],
};

const playwrightReport = {
  stats: { expected: 1, unexpected: 1, flaky: 1 },
  suites: [
    {
      specs: [
        { file: 'x.spec.ts', title: 'opens', tests: [{ status: 'expected', results: [{ duration: 5 }] }] },
      ],
      suites: [
        {
          specs: [
            {
              file: 'x.spec.ts',
              title: 'closes',
              tests: [
                { status: 'unexpected', results: [{ duration: 7 }] },
                { status: 'flaky', results: [{ duration: 1 }, { duration: 2 }] },
              ],
            },
          ],
        },
      ],
    },
  ],
};

test('reads the tests of a Vitest report, a test without a duration included', () => {
  expect(vitestCounts(vitestReport)).toEqual({
    passed: 2,
    failed: 1,
    tests: [
      { name: 'tests/a.test.ts: adds', ms: 1200, failed: false },
      { name: 'tests/a.test.ts: subtracts', ms: 0, failed: true },
      { name: 'tests/b.test.ts: divides', ms: 3, failed: false },
    ],
  });
});

test('reads the tests of a Playwright report at every depth, and counts a flaky one as failed', () => {
  expect(playwrightCounts(playwrightReport)).toEqual({
    passed: 1,
    failed: 2,
    tests: [
      { name: 'x.spec.ts: closes', ms: 7, failed: true },
      { name: 'x.spec.ts: closes', ms: 3, failed: true },
      { name: 'x.spec.ts: opens', ms: 5, failed: false },
    ],
  });
});

test('ends with the slowest tests first, then failures, skipped parts in one line, and the counts', () => {
  const summary = new TestSummary();
  summary.addStep('Types', true);
  summary.addStep('Lint', false);
  summary.addTests('Units', false, vitestCounts(vitestReport));
  summary.addTime('Units', 61_240);
  summary.addSkipped(['Caddy (it isn’t on this machine)']);
  summary.addSkipped(['nginx (it isn’t either)']);
  expect(summary.hasFailed).toBe(true);
  expect(summary.lines()).toEqual([
    '== The slowest tests',
    '   1.2 s  tests/a.test.ts: adds',
    '   0.0 s  tests/b.test.ts: divides',
    '   0.0 s  tests/a.test.ts: subtracts',
    '== Time',
    '  61.2 s  Units',
    'Failed: Lint',
    'Failed: tests/a.test.ts: subtracts',
    'Skipped: Caddy (it isn’t on this machine); nginx (it isn’t either).',
    '3 passed, 2 failed',
  ]);
});

test.each([
  ['a runner that fails without a failed test', false, { passed: 3, failed: 0, tests: [] }],
  ['a runner that reports no tests', true, { passed: 0, failed: 0, tests: [] }],
  ['a runner without a report', true, null],
] as const)('%s is a failure', (_, succeeded, counts) => {
  const summary = new TestSummary();
  summary.addTests('Hosts', succeeded, counts === null ? null : { ...counts, tests: [...counts.tests] });
  expect(summary.hasFailed).toBe(true);
  expect(summary.lines()).toContain('Failed: Hosts');
});

test('a run without failures passes', () => {
  const summary = new TestSummary();
  summary.addTests('Units', true, { passed: 3, failed: 0, tests: [] });
  expect(summary.hasFailed).toBe(false);
  expect(summary.lines().at(-1)).toBe('3 passed, 0 failed');
});
