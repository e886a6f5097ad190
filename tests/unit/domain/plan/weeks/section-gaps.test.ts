import { expect, test } from 'vitest';
import type { SkillEstimate } from '@/domain/plan/ability/ability';
import { sectionGaps, lastAnswerMs } from '@/domain/plan/weeks/section-gaps';
import { answer, attemptWith, dayMs, nowMs, tally } from '../sample-practice';

const unknown: SkillEstimate = { state: 'not-enough', ...tally(3, 1) };
const knows = (share: number): SkillEstimate => ({
  state: 'known',
  ...tally(20, 10),
  ability: 0,
  share,
  range: { low: share, high: share },
});

test.each([
  ['no gap if nothing is known', [unknown, unknown, unknown], [null, null, null]],
  ['a gap is what a test would miss', [knows(0.75), knows(0.5), unknown], [0.25, 0.5, null]],
] as const)('%s', (_, [verbal, quantitative, reading], gaps) => {
  const found = sectionGaps({ sections: { verbal, quantitative, reading } });
  expect([found.verbal, found.quantitative, found.reading]).toEqual(gaps);
});

const drill = (at: number) => attemptWith(at, [answer('mth-1000')]);
const essay = (at: number) => attemptWith(at, [], { planId: 'writing-sample', sections: [] });

test.each([
  ['nothing', [], 0],
  ['an essay', [essay(nowMs)], 0],
  ['drills, and an essay after them', [drill(nowMs), drill(nowMs - dayMs), essay(nowMs + dayMs)], nowMs],
])('finds when the last answer in %s was given', (_, attempts, at) =>
  expect(lastAnswerMs(attempts)).toBe(at),
);
