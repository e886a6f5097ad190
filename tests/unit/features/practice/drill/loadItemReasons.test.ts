import { expect, test, vi } from 'vitest';
import { buildDrillForm } from '@/domain/plan/drills/drill-form';
import { defaultDrill } from '@/domain/plan/drills/drill-request';
import { loadItemReasons } from '@/features/practice/drill/loadItemReasons';
import {
  answer,
  attemptWith,
  dayMs,
  evidence,
  nowMs,
  smallIndex,
  skillProfileAt,
  wrong,
} from '../../../domain/plan/sample-practice';
import { quantitativeItem } from '../../../domain/exam/sample-items';
import { times } from '../../../domain/exam/report/sample-results';

vi.mock('@/features/practice/drill/createDrillForm', () => ({
  readCurrentPracticeFacts: async () =>
    Promise.resolve({
      index: smallIndex,
      attempts: [attemptWith(nowMs, [answer('qua-0002', wrong)])],
      seen: new Map([['qua-0002', nowMs]]),
      skillProfile: skillProfileAt([
        ...times(10, () => evidence()),
        ...times(10, () => evidence({ isTimed: true, right: false })),
      ]),
    }),
}));

const sibling = { ...quantitativeItem(1, { topic: 'percent', difficulty: 4 }), id: 'percent-hard-7' };
const reasons = async (recallOf?: string) => {
  const subject =
    recallOf === undefined
      ? ({ kind: 'topic', topic: 'math-percent' } as const)
      : ({ kind: 'mistakes' } as const);
  const chosen = [{ item: sibling, ...(recallOf !== undefined && { recallOf }) }];
  return loadItemReasons(sibling, buildDrillForm({ ...defaultDrill, subject }, 'upper', chosen, [], [], 1));
};

test('a sibling in a review refers to the mistake that its form names', async () => {
  vi.setSystemTime(nowMs + 3 * dayMs);
  const missed = expect.stringMatching(/^You missed this question, or one like it, on Nov 21\./);
  expect(await reasons('qua-0002')).toContainEqual(missed);
  expect(await reasons()).not.toContainEqual(missed);
  vi.useRealTimers();
});

test('a drill summarizes the topic so far, timed and untimed', async () => {
  expect(await reasons()).toContainEqual(
    'So far, you have gotten 10 of 20 new questions right on this topic.',
  );
});
