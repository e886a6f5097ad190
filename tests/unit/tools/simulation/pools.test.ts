import { expect, test } from 'vitest';
import type { AnsweredAttempt } from '@/domain/plan/ability/answered-attempt';
import { unmeantRepeats, weeksOf } from '../../../../tools/simulation/pools';

test.each([
  ['used up on the eighth day', 3, [0, 2, 7], 8 / 7],
  ['used up on the first day', 2, [0, 0, 0], 1 / 7],
  ['half used in ten weeks', 4, [3, 20], 20],
  ['never asked', 4, [], Infinity],
] as const)('questions last, %s', (_, questions, days, weeks) => {
  expect(weeksOf(questions, days)).toBeCloseTo(weeks);
});

const attempt = (planId: string, ref: string, first: boolean): AnsweredAttempt => ({
  id: planId,
  planId,
  level: 'upper',
  finishedAt: { utcMs: 0, offsetMinutes: 0 },
  studyMs: 1,
  essayMs: 0,
  sections: [
    {
      timed: false,
      answers: [
        {
          ref,
          letter: 'A',
          verdict: 'right',
          confidence: null,
          narrowed: false,
          ranOut: false,
          first,
          timeMs: 1,
          recallOf: null,
        },
      ],
    },
  ],
});

test('only a drill’s repeats are unmeant, not a review’s', () => {
  expect(
    unmeantRepeats([
      attempt('drill-reading', 'rea-0001', true),
      attempt('drill-mistakes', 'rea-0001', false),
      attempt('drill-reading', 'rea-0002', false),
      attempt('form-a', 'rea-0003', false),
    ]),
  ).toEqual(['rea-0002']);
});
