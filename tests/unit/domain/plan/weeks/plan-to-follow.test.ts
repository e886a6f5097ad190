import { expect, test } from 'vitest';
import { buildItemIndex } from '@/domain/plan/topics/item-facts';
import { planToFollow } from '@/domain/plan/weeks/plan-to-follow';
import { maxReviewQuestionsOn } from '@/domain/plan/weeks/extend-reviews';
import { addDays, type IsoDay } from '@/lib/dates/calendar';
import { planOfDays, usualParts } from '../plans';
import { answer, attemptWith, dayMs, nowMs, thirtyNouns, wrong } from '../sample-practice';

const today: IsoDay = '2026-11-23';
const tomorrow = addDays(today, 1);
const items = thirtyNouns;
const index = buildItemIndex('upper', { items, generators: [] });
// Six of thirty are due on November 22, six more on each of the following days.
const missed = attemptWith(
  nowMs,
  items.map(({ id }) => answer(id, wrong)),
);
const review = (count: number) =>
  attemptWith(
    nowMs + 2 * dayMs,
    items.slice(0, count).map(({ id }) => answer(id, { first: false, recallOf: id })),
    { planId: 'drill-mistakes', studyMs: count * 60_000 },
  );
const plan = planOfDays([today, tomorrow].map((day) => [day, usualParts] as const));
const followed = (attempts: readonly ReturnType<typeof review>[], on: IsoDay) =>
  planToFollow(plan, { attempts, index, wordDays: [], hasPendingReview: () => true }, on);

test('today’s entries are those of this morning, whatever was done since', () => {
  expect(maxReviewQuestionsOn(followed([missed], today).shownPlan, today)).toBe(15);
  expect(maxReviewQuestionsOn(followed([missed, review(12)], today).shownPlan, today)).toBe(15);
});

test.each([0, 3, 8, 12])('tomorrow looks today as it will be, after %i of 12 reviews', (count) => {
  const attempts = [missed, review(count)];
  const before = followed(attempts, today);
  const isOpen = !before.completed.has(`${today}-2`);
  expect(isOpen).toBe(count < 8);
  // Before today’s review is done, it is expected to be done in full.
  const expected = isOpen ? 10 : maxReviewQuestionsOn(followed(attempts, tomorrow).shownPlan, tomorrow);
  expect(maxReviewQuestionsOn(before.shownPlan, tomorrow)).toBe(expected);
});
