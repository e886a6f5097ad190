import { describe, expect, test } from 'vitest';
import { forecastText } from '@/domain/dashboard/answer/forecast-text';
import { preparationVerdict } from '@/domain/dashboard/answer/preparation-verdict';
import { scoreForecast } from '@/domain/dashboard/scores/score-forecast';
import { noTargets } from '@/domain/learner/learner-profile';
import { assertPresent } from '@/lib/assert';
import { addDays } from '@/lib/dates/calendar';
import { ago, evening, full, logOf, recordWith, session, sunday } from '../logs';

const start = 'the total on test day would be about';
const practice = 'This assumes the same practice each week';
const slower = '; gains usually slow near the top of the scale.';

interface Case {
  readonly name: string;
  /** Days ago and total, oldest first. */
  readonly tests: readonly (readonly [days: number, total: number])[];
  readonly target: number | null;
  readonly status: string;
  readonly words: string;
  /** Days ago of the last session. */
  readonly studied?: number;
}

const cases: readonly Case[] = [
  {
    name: 'a rise without a target',
    tests: [
      [84, 2000],
      [56, 2040],
      [28, 2080],
      [0, 2120],
    ],
    target: null,
    status: 'no target',
    words: `If the trend of the last four full tests continues, ${start} 2,160, with an 80% forecast range of 2,070\u00a0to\u00a02,250. ${practice}${slower}`,
  },
];

const rising = cases[0]?.tests ?? [];

const others: readonly Case[] = [
  {
    name: 'a rise, of which even the latest test clears the target',
    tests: rising,
    target: 2050,
    status: 'on track',
    words: `Even the low end clears the 2,050 target. ${practice}${slower}`,
  },
  {
    name: 'a test above, and a forecast too uncertain',
    tests: rising,
    target: 2080,
    status: 'on track',
    words: `The 2,080 target lies within that range, too close to tell. On the latest test, even the low end cleared it. ${practice}${slower}`,
  },
  {
    name: 'a target within both ranges',
    tests: rising,
    target: 2140,
    status: 'watch',
    words: `The 2,140 target lies within that range, too close to tell. ${practice}${slower}`,
  },
  {
    name: 'a target that the pace reaches',
    tests: rising,
    target: 2180,
    status: 'watch',
    words: `The 2,180 target lies within that range, too close to tell. On the latest test, even the high end was below it. ${practice}${slower}`,
  },
  {
    name: 'a target out of reach',
    tests: rising,
    target: 2300,
    status: 'off track',
    words: `Even the high end is below the 2,300 target. ${practice}${slower}`,
  },
  {
    name: 'a fall, of which the latest test still clears the target',
    tests: rising.map(([days], index) => [days, [2400, 2330, 2260, 2190][index] ?? 0] as const),
    target: 2150,
    status: 'on track',
    words: `The 2,150 target lies within that range, too close to tell. On the latest test, even the low end cleared it. ${practice}.`,
  },
  {
    name: 'a clear fall that the line follows',
    tests: [
      [140, 2260],
      [112, 2270],
      [84, 2290],
      [56, 2250],
      [28, 2290],
      [0, 2215],
    ],
    target: 2080,
    status: 'watch',
    words: `Even the low end clears the 2,080 target. It is still worth watching, because the latest total clearly fell. ${practice}`,
  },
  {
    name: 'no study for a while',
    tests: rising.map(([days, total]) => [days + 10, total] as const),
    target: 2050,
    status: 'watch',
    studied: 9,
    words:
      'This assumes practice as before, but there has been no study for nine days; gains usually slow near the top of the scale.',
  },
];

describe('the words of the forecast', () => {
  test.each([...cases, ...others])('$name', ({ tests, target, status, words, studied = 0 }) => {
    const learner = recordWith(
      logOf(
        [session(ago(studied), 'verbal', 40)],
        tests.map(([days, total]) => full(ago(days), total)),
      ),
      { profile: { testDay: addDays(sunday, 28), targets: { ...noTargets, total: target } } },
    );
    const verdict = preparationVerdict(learner, evening);
    expect(verdict.status).toBe(status);
    const text = forecastText(assertPresent(scoreForecast(learner, evening), 'a forecast'), verdict);
    expect(text).toContain(words);
    expect(text).not.toMatch(/\bwill\b/);
  });
});
