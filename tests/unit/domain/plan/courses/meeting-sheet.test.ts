import { describe, expect, test } from 'vitest';
import type { LevelId } from '@/domain/exam/level/level-id';
import type { TestEstimate } from '@/domain/exam/report/estimate';
import type { PriorTest } from '@/domain/exam/report/next-test';
import { countCauses, latestScoreBands, weakestTopics } from '@/domain/plan/courses/meeting-sheet';
import { times } from '../../exam/report/sample-results';
import { dayMs, evidence, nowMs, skillProfileAt } from '../sample-practice';

const none = { state: 'none', reason: 'not-taken', questions: 0, seen: 0 } as const;
const band = (estimate: number) =>
  ({
    state: 'estimated',
    band: { estimate, low: estimate - 30, high: estimate + 30, standardError: 23 },
    percentile: { low: 40, high: 60 },
    questions: 60,
    seen: 0,
    widenings: [],
  }) as const;

function finished(
  daysAgo: number,
  sections: Partial<TestEstimate['sections']>,
  level: LevelId = 'upper',
): PriorTest {
  return {
    planId: 'diagnostic',
    finishedAt: { utcMs: nowMs - daysAgo * dayMs, offsetMinutes: -300 },
    estimate: {
      level,
      sections: { verbal: none, quantitative: none, reading: none, ...sections },
      total: null,
    },
  };
}

describe('the latest estimates', () => {
  test.each<[string, readonly PriorTest[], readonly (readonly [string, number])[]]>([
    ['no test', [], []],
    ['a test without an estimate', [finished(1, {})], []],
    ['one section', [finished(1, { reading: band(640) })], [['reading', 640]]],
    [
      'two tests: the later one for each section, or the earlier one if the later has none',
      [finished(9, { verbal: band(600), reading: band(640) }), finished(2, { verbal: band(630) })],
      [
        ['verbal', 630],
        ['reading', 640],
      ],
    ],
    [
      'tests of two levels: only the later one',
      [finished(9, { verbal: band(600), reading: band(640) }, 'middle'), finished(2, { verbal: band(630) })],
      [['verbal', 630]],
    ],
    [
      'a later test of another level without an estimate',
      [finished(9, { verbal: band(600) }), finished(2, {}, 'middle')],
      [['verbal', 600]],
    ],
  ])('%s', (_, tests, bands) => {
    const found = latestScoreBands(tests).map((each) => [each.section, each.band.estimate]);
    expect(found).toEqual(bands);
    expect(latestScoreBands(tests.toReversed())).toEqual(latestScoreBands(tests));
  });
});

const answers = (topic: 'math-percent' | 'math-circles' | 'math-ratio', right: number, wrong: number) => [
  ...times(right, () => evidence({ topic })),
  ...times(wrong, () => evidence({ topic, right: false })),
];

describe('the weakest topics', () => {
  test('excludes topics with nothing known', () => {
    expect(weakestTopics(skillProfileAt([]), 3)).toEqual([]);
    expect(weakestTopics(skillProfileAt(answers('math-percent', 0, 3)), 3)).toEqual([]);
    // Two untimed answers only weigh as much as one, which is no better than a guess.
    const guess = [...answers('math-percent', 0, 2), ...answers('math-ratio', 6, 2)];
    expect(weakestTopics(skillProfileAt(guess), 3).map(({ topic }) => topic.id)).toEqual(['math-ratio']);
  });

  test('lists the weakest first, up to the requested number', () => {
    const skillProfile = skillProfileAt([
      ...answers('math-percent', 9, 1),
      ...answers('math-circles', 1, 9),
      ...answers('math-ratio', 5, 5),
    ]);
    expect(weakestTopics(skillProfile, 2).map(({ topic, estimate }) => [topic.id, estimate.right])).toEqual([
      ['math-circles', 1],
      ['math-ratio', 5],
    ]);
  });
});

test.each([
  [[], []],
  [[null], []],
  [
    ['careless', 'misread', null, 'misread'],
    [
      ['misread', 2],
      ['careless', 1],
    ],
  ],
] as const)('counts the causes %j', (kept, counts) => {
  const found = countCauses(kept.map((cause) => ({ cause })));
  expect(found.map(({ cause, count }) => [cause, count])).toEqual(counts);
});
