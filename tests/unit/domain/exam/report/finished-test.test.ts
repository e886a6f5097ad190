import { expect, test } from 'vitest';
import { estimateTest } from '@/domain/exam/report/estimate';
import { bandsOfEstimate } from '@/domain/exam/report/estimate-comparison';
import { toFinishedTest } from '@/domain/exam/report/finished-test';

const finishedAt = { utcMs: 1_795_000_000_000, offsetMinutes: -300 };
const kept = {
  id: 'a',
  planId: 'reading-full',
  level: 'upper',
  startedAt: finishedAt,
  finishedAt,
  timing: 'standard',
  conditions: { mode: 'real' },
  pauses: 0,
  interruptions: 1,
  parts: [
    {
      kind: 'section',
      section: 'reading',
      scored: true,
      ending: 'handed-in',
      questions: 40,
      unseen: { right: 24, wrong: 10, blank: 6 },
    },
    { kind: 'essay' },
  ],
} as const;

test('a saved test has only its id, plan, scope, day, estimate, and bands', () => {
  expect(toFinishedTest(kept)).toEqual({
    id: 'a',
    planId: 'reading-full',
    scope: 'reading',
    finishedAt,
    estimate: estimateTest(kept),
    bands: bandsOfEstimate(estimateTest(kept)),
  });
  expect(toFinishedTest(kept).estimate.sections.reading).toMatchObject({
    state: 'estimated',
    widenings: ['interrupted'],
  });
});
