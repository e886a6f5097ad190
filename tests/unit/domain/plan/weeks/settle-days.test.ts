import { expect, test } from 'vitest';
import { buildItemIndex } from '@/domain/plan/topics/item-facts';
import type { StudyPlan } from '@/domain/plan/schedule/study-plan';
import { maxReviewQuestionsOn } from '@/domain/plan/weeks/extend-reviews';
import { settleDays } from '@/domain/plan/weeks/settle-days';
import { addDays, type IsoDay } from '@/lib/dates/calendar';
import { times } from '../../exam/report/sample-results';
import { planOfDays, usualParts } from '../plans';
import { answer, attemptWith, dayMs, nowMs, thirtyNouns, wrong } from '../sample-practice';

const items = thirtyNouns;
const index = buildItemIndex('upper', { items, generators: [] });
// On November 21. Six of thirty are due on each of the following days.
const missed = attemptWith(
  nowMs,
  items.map(({ id }) => answer(id, wrong)),
);
const reviewedOn = (days: number) =>
  attemptWith(
    nowMs + days * dayMs,
    items.map(({ id }) => answer(id, { first: false, recallOf: id })),
  );
const days = times(6, (n) => addDays('2026-11-21', n));
const plan = planOfDays(days.map((day) => [day, usualParts]));
const reviews = (of: StudyPlan) => days.map((day) => maxReviewQuestionsOn(of, day));

test.each<[IsoDay, readonly number[]]>([
  ['2026-11-20', [5, 5, 5, 5, 5, 5]],
  ['2026-11-21', [5, 5, 5, 5, 5, 5]],
  ['2026-11-22', [5, 10, 5, 5, 5, 5]],
  ['2026-11-24', [5, 10, 15, 20, 5, 5]],
])('on %s, the reviews of the days so far have %j questions', (today, expected) => {
  const settled = settleDays(plan, { attempts: [missed], index }, today);
  expect(reviews(settled)).toEqual(expected);
  expect(settled.settledThrough).toBe(today);
});

test('what is done on a day changes neither that day nor an earlier one', () => {
  const before = settleDays(plan, { attempts: [missed], index }, '2026-11-24');
  const attempts = [missed, reviewedOn(3)];
  expect(settleDays(plan, { attempts, index }, '2026-11-24')).toEqual(before);
  const next = settleDays(plan, { attempts, index }, '2026-11-25');
  expect(reviews(next)).toEqual([5, 10, 15, 20, 10, 5]);
});

test('days settled before stay as they are', () => {
  const saved = { ...plan, settledThrough: '2026-11-23' } as const;
  expect(reviews(settleDays(saved, { attempts: [missed], index }, '2026-11-24'))).toEqual([
    5, 5, 5, 20, 5, 5,
  ]);
  expect(settleDays(saved, { attempts: [missed], index }, '2026-11-22')).toBe(saved);
});
