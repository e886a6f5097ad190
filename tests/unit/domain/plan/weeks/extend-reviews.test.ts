import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Mistake } from '@/domain/plan/mistakes/error-log';
import type { PlanActivity, PlanEntry, StudyPlan } from '@/domain/plan/schedule/study-plan';
import {
  extendReviews,
  maxReviewMinutes,
  maxReviewQuestionsOn,
  reviewsForDay,
} from '@/domain/plan/weeks/extend-reviews';
import type { IsoDay } from '@/lib/dates/calendar';
import { times } from '../../exam/report/sample-results';
import { mistake } from '../sample-practice';
import { type PartsOfDay, planOfDays, usualParts } from '../plans';

const today: IsoDay = '2026-11-23';
const words = { kind: 'words' } as const;
const mistakes = { kind: 'mistakes' } as const;
const math = { kind: 'practice', section: 'quantitative' } as const;
const verbal = { kind: 'practice', section: 'verbal' } as const;

const due = (count: number, day: IsoDay = today): readonly Mistake[] =>
  times(count, (n) => mistake(`${day}-${n}`, { dueDay: day }));

const partsOf = (entries: readonly PlanEntry[]) =>
  entries.map(({ minutes, activity: { kind } }) => [kind, minutes]);
const sized = (parts: PartsOfDay, count: number) =>
  partsOf(reviewsForDay(planOfDays([[today, parts]]).entries, due(count), today));

describe('the review of a day', () => {
  test.each([
    ['stays as planned if no more are waiting', 4, [5, 20, 15]],
    ['gets five minutes for up to five more mistakes', 7, [10, 17, 13]],
    ['is as long as the backlog requires', 15, [15, 14, 11]],
    ['but takes at most half of each practice', 200, [22, 10, 8]],
  ])('%s: %i mistakes', (_, count, [review, ofMath, ofVerbal]) => {
    expect(sized(usualParts, count)).toEqual([
      ['words', 5],
      ['mistakes', review],
      ['practice', ofMath],
      ['practice', ofVerbal],
    ]);
  });

  test('comes before practice on a day without one, and takes at most half of it', () => {
    const entries = reviewsForDay(planOfDays([[today, [[20, math]]]]).entries, due(50), today);
    expect(partsOf(entries)).toEqual([
      ['mistakes', 10],
      ['practice', 10],
    ]);
    expect(entries.map(({ id }) => id)).toEqual([`${today}-review`, `${today}-1`]);
  });

  test.each<[string, PlanActivity]>([
    ['a full test', { kind: 'full-test', form: 'form-a' }],
    ['the free test', { kind: 'checkpoint', test: 'diagnostic' }],
    ['only words', words],
  ])('doesn’t change on a day with %s', (_, activity) =>
    expect(sized([[60, activity]], 50)).toEqual([[activity.kind, 60]]),
  );

  test.each<[PlanActivity, number, number]>([
    [{ kind: 'essay' }, 3, 5],
    [{ kind: 'essay' }, 50, 10],
    [{ kind: 'checkpoint', test: 'verbal' }, 50, 10],
  ])('follows %j: of %i mistakes, %i minutes', (activity, count, minutes) =>
    expect(sized([[45, activity]], count)).toEqual([
      [activity.kind, 45],
      ['mistakes', minutes],
    ]),
  );
});

const fourDays = (['2026-11-22', today, '2026-11-24', '2026-11-25'] as const).map(
  (day) => [day, usualParts] as const,
);
const reviewsOf = (plan: StudyPlan) =>
  [...new Set(plan.entries.map(({ day }) => day))].map((day) => maxReviewQuestionsOn(plan, day));

test('reviews that don’t fit wait for the next day, and are added to those due then', () => {
  const yesterday = '2026-11-22';
  const log = [...due(30), ...due(4, '2026-11-24')];
  const shown = extendReviews(planOfDays(fourDays), { mistakes: log, today: yesterday, questionsToday: 0 });
  // 30 are due, 22 fit; 8 and 4 more are 12; nothing is left.
  expect(reviewsOf(shown)).toEqual([5, 22, 15, 5]);
});

test('tomorrow’s review leaves out what today’s open reviews have time for', () => {
  const log = due(30, '2026-11-20');
  const plan = planOfDays(fourDays);
  const reviews = (questionsToday: number) =>
    reviewsOf(extendReviews(plan, { mistakes: log, today: '2026-11-22', questionsToday }));
  expect(reviews(22)).toEqual([5, 10, 5, 5]);
  expect(reviews(0)).toEqual([5, 22, 10, 5]);
});

const sum = (entries: readonly PlanEntry[]) => entries.reduce((all, { minutes }) => all + minutes, 0);

test('a review has as many questions as fit into its minutes, none on a day without one, and ten without a plan', () => {
  const plan = planOfDays([[today, usualParts]]);
  expect(maxReviewQuestionsOn(plan, today)).toBe(5);
  expect(maxReviewQuestionsOn(plan, '2026-11-24')).toBe(0);
  expect(maxReviewQuestionsOn(null, today)).toBe(10);
});

test.each([
  [usualParts, 22],
  [[[20, math]], 10],
  [[[60, words]], 0],
  [[[45, { kind: 'essay' }]], 10],
] as const)('a day with %j has room for a review of %i minutes', (parts, minutes) => {
  expect(maxReviewMinutes(planOfDays([[today, parts]]).entries)).toBe(minutes);
});

test('however long the backlog, a day keeps its minutes, its other entries, and half of each practice', () => {
  const anyPart = fc.oneof(
    fc.record({ minutes: fc.integer({ min: 10, max: 60 }), activity: fc.constantFrom(math, verbal) }),
    fc.record({ minutes: fc.integer({ min: 5, max: 20 }), activity: fc.constantFrom(words, mistakes) }),
  );
  const anyDay = fc.uniqueArray(anyPart, { maxLength: 4, selector: ({ activity: { kind } }) => kind });
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 0, max: 300 }), (parts, count) => {
      const plan = planOfDays([[today, parts.map(({ minutes, activity }) => [minutes, activity] as const)]]);
      const shown = { entries: reviewsForDay(plan.entries, due(count), today) };
      expect(sum(shown.entries)).toBe(sum(plan.entries));
      for (const { id, minutes, activity } of plan.entries) {
        const now = shown.entries.find((entry) => entry.id === id)?.minutes ?? 0;
        if (activity.kind === 'practice') expect(now).toBeGreaterThanOrEqual(minutes / 2);
        else if (activity.kind === 'mistakes') expect(now).toBeGreaterThanOrEqual(minutes);
        else expect(now).toBe(minutes);
      }
    }),
  );
});
