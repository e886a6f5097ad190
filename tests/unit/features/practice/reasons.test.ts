import { expect, test, vi } from 'vitest';
import { drillForm } from '@/domain/plan/drill-form';
import { type DrillClock, usualDrill } from '@/domain/plan/drill-request';
import { reasonsFor } from '@/features/practice/drill/reasons';
import {
  answer,
  attemptWith,
  dayMs,
  evidence,
  nowMs,
  smallIndex,
  standingsFrom,
  wrong,
} from '../../domain/plan/sample-practice';
import { quantitativeItem } from '../../domain/exam/sample-items';
import { times } from '../../domain/exam/report/sample-results';

vi.mock('@/features/practice/drill/chooseForm', () => ({
  practiceNow: async () =>
    Promise.resolve({
      index: smallIndex,
      attempts: [attemptWith(nowMs, [answer('qua-0002', wrong)])],
      seen: new Map([['qua-0002', nowMs]]),
      standing: standingsFrom([
        ...times(10, () => evidence()),
        ...times(10, () => evidence({ timed: true, right: false })),
      ]),
    }),
}));

const sibling = { ...quantitativeItem(1, { topic: 'percent', difficulty: 4 }), id: 'percent-hard-7' };
const reasons = async (clock: DrillClock, recallOf?: string) => {
  const subject =
    recallOf === undefined
      ? ({ kind: 'topic', topic: 'math-percent' } as const)
      : ({ kind: 'mistakes' } as const);
  const chosen = [{ item: sibling, ...(recallOf !== undefined && { recallOf }) }];
  return reasonsFor(sibling, drillForm({ ...usualDrill, subject, clock }, chosen, [], [], 1));
};

test('a sibling in a review recalls the mistake that its form names', async () => {
  vi.setSystemTime(nowMs + 3 * dayMs);
  const missed = expect.stringMatching(/^You missed this question, or one like it, on Nov 21\./);
  expect(await reasons('untimed', 'qua-0002')).toContainEqual(missed);
  expect(await reasons('untimed')).not.toContainEqual(missed);
  vi.useRealTimers();
});

test.each([
  ['timed', /^So far, under the clock, you have had 0 of 10/],
  ['untimed', /^So far, without a clock, you have had 10 of 10/],
] as const)('a %s drill tells what its answers say', async (clock, words) => {
  expect(await reasons(clock)).toContainEqual(expect.stringMatching(words));
});
