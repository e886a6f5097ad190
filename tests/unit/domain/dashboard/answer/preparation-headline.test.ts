import { describe, expect, test } from 'vitest';
import { preparationHeadline, lastChangeText } from '@/domain/dashboard/answer/preparation-headline';
import type { TotalScores } from '@/domain/dashboard/figures';
import { noTargets } from '@/domain/learner/learner-profile';
import {
  ago,
  changeSinceTest,
  evening,
  freeTest,
  full,
  logOf,
  nothingSaid,
  recordWith,
  session,
  sunday,
} from '../logs';

const scores = (latest: number | null, previous: number | null = null): TotalScores => ({
  latest,
  latestWords: latest === null ? null : String(latest),
  band: null,
  estimated: false,
  test: latest === null ? null : full(ago(1), latest),
  change: latest === null || previous === null ? null : changeSinceTest(latest - previous, 'total', ago(8)),
  percentile: null,
  target: 2200,
});
/** Full tests a week apart, the latest on last week's Saturday. */
const tests = (...totals: readonly number[]) =>
  totals.map((total, index) => full(ago(8 + 7 * (totals.length - 1 - index)), total));
const studied = [session(ago(1), 'quantitative', 60)];

describe('the headline matches the answer', () => {
  test.each([
    [
      tests(2340),
      {},
      'good',
      'On track. Clearly above the 2,200 target for Ashby Hall on the latest test; the most to gain is in Math.',
    ],
    [
      tests(2199),
      {},
      'watch',
      'Worth watching. 1 below the 2,200 target for Ashby Hall, too close to tell; the most to gain is in Math.',
    ],
    [
      tests(2200, 2000),
      {},
      'risk',
      'Off track. 200 below the 2,200 target for Ashby Hall; the most to gain is in Math.',
    ],
    [
      [],
      {},
      'neutral',
      'No full test yet. Take a full test to see how far away the 2,200 target for Ashby Hall is.',
    ],
    [
      tests(2340),
      { profile: { testDay: ago(1) } },
      'neutral',
      'Test day has passed. The last full practice test: 140 above the 2,200 target for Ashby Hall.',
    ],
    [
      tests(2340),
      { profile: { targets: noTargets } },
      'neutral',
      'No target yet. A total of 2,300\u00a0to\u00a02,380.',
    ],
    // A total alone says nothing about the sections.
    [
      tests(2340),
      { profile: { targets: { ...noTargets, total: 2200 } } },
      'good',
      'On track. Clearly above the 2,200 target for Ashby Hall on the latest test.',
    ],
    [
      tests(2340),
      { profile: { schools: [] } },
      'good',
      'On track. Clearly above the 2,200 target on the latest test; the most to gain is in Math.',
    ],
    [
      [freeTest(ago(8), 600)],
      {},
      'neutral',
      'No full test yet. Not there yet: the whole range is below the target; the most to gain is in Math.',
    ],
    [
      [freeTest(ago(8), 600)],
      nothingSaid,
      'neutral',
      'No full test yet. A total of 1,711\u00a0to\u00a01,889, from a short test.',
    ],
    [
      [],
      { profile: { targets: noTargets } },
      'neutral',
      'No full test yet. A first test will show where the scores stand.',
    ],
  ] as const)('case %#', (taken, change, tone, sentence) => {
    const headline = preparationHeadline(recordWith(logOf(studied, taken), change), evening);
    expect(headline.tone).toBe(tone);
    expect(`${headline.verdict} ${headline.reason}`).toBe(sentence);
  });
});

test.each([
  [2340, 2310, 'up 30 since the full test of Nov 7, perhaps by chance'],
  [2238, 2310, 'down 72 since the full test of Nov 7, perhaps by chance'],
  [2383, 2310, 'up 73 since the full test of Nov 7'],
  [2237, 2310, 'down 73 since the full test of Nov 7'],
  [2310, 2310, 'no change since the full test of Nov 7'],
  [2310, null, 'first full test: nothing to compare it with yet'],
  [null, null, 'after the first test'],
])('the change to %s from %s reads "%s"', (latest, previous, words) =>
  expect(lastChangeText(scores(latest, previous), sunday)).toBe(words),
);
