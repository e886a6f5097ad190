import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Mistake } from '@/domain/plan/mistakes/error-log';
import type { PlanActivity, PlanEntry, StudyPlan } from '@/domain/plan/schedule/study-plan';
import { maxReviewMinutes, reviewQuestionsOn, extendReviews } from '@/domain/plan/weeks/extend-reviews';
import type { IsoDay } from '@/lib/dates/calendar';
import { times } from '../../exam/report/sample-results';
import { mistake } from '../sample-practice';
import { planOfDays } from '../plans';

const today: IsoDay = '2026-11-23';
const words = { kind: 'words' } as const;
const mistakes = { kind: 'mistakes' } as const;
const math = { kind: 'practice', section: 'quantitative' } as const;
const verbal = { kind: 'practice', section: 'verbal' } as const;

const due = (count: number, day: IsoDay = today): readonly Mistake[] =>
  times(count, (n) => mistake(`${day}-${n}`, { due: day }));

const minutesOf = ({ entries }: StudyPlan, day: IsoDay) =>
  entries.filter((entry) => entry.day === day).map(({ minutes, activity: { kind } }) => [kind, minutes]);

const usual = [
  [5, words],
  [5, mistakes],
  [20, math],
  [15, verbal],
] as const;

describe('the review of a day', () => {
  test.each([
    ['stays as planned where no more wait', 4, [5, 20, 15]],
    ['takes five minutes more for up to five mistakes more', 7, [10, 17, 13]],
    ['and is as long as what waits', 15, [15, 14, 11]],
    ['but takes at most half of each practice', 200, [22, 10, 8]],
  ])('%s: %i mistakes', (_, count, [review, ofMath, ofVerbal]) => {
    const plan = extendReviews(planOfDays([[today, usual]]), due(count), today);
    expect(minutesOf(plan, today)).toEqual([
      ['words', 5],
      ['mistakes', review],
      ['practice', ofMath],
      ['practice', ofVerbal],
    ]);
    expect(reviewQuestionsOn(plan, today)).toBe(review);
  });

  test('comes before practice on a day that had none, and takes half of it at most', () => {
    const plan = extendReviews(planOfDays([[today, [[20, math]]]]), due(50), today);
    expect(minutesOf(plan, today)).toEqual([
      ['mistakes', 10],
      ['practice', 10],
    ]);
    expect(plan.entries.map(({ id }) => id)).toEqual([`${today}-review`, `${today}-1`]);
  });

  test.each<[string, PlanActivity]>([
    ['a full test', { kind: 'full-test', form: 'form-a' }],
    ['words alone', words],
    ['an essay', { kind: 'essay' }],
  ])('of a day with %s stays as it is', (_, activity) => {
    const plan = planOfDays([[today, [[60, activity]]]]);
    expect(extendReviews(plan, due(50), today)).toEqual(plan);
  });
});

test('reviews that don’t fit into a day wait for the next, and are added to what is due then', () => {
  const plan = planOfDays(
    (['2026-11-22', today, '2026-11-24', '2026-11-25'] as const).map((day) => [day, usual]),
  );
  const shown = extendReviews(plan, [...due(30), ...due(4, '2026-11-24')], today);
  const reviews = [...new Set(plan.entries.map(({ day }) => day))].map((day) =>
    reviewQuestionsOn(shown, day),
  );
  // 30 are due, 22 fit; 8 and 4 more are 12; nothing is left.
  expect(reviews).toEqual([5, 22, 15, 5]);
});

const sum = (entries: readonly PlanEntry[]) => entries.reduce((all, { minutes }) => all + minutes, 0);

test('questions of a review: as many as its minutes, none on a day without one, ten without a plan', () => {
  const plan = planOfDays([[today, usual]]);
  expect(reviewQuestionsOn(plan, today)).toBe(5);
  expect(reviewQuestionsOn(plan, '2026-11-24')).toBe(0);
  expect(reviewQuestionsOn(null, today)).toBe(10);
});

test.each([
  [usual, 22],
  [[[20, math]], 10],
  [[[60, words]], 0],
] as const)('a day with %j has room for a review of %i minutes', (parts, minutes) => {
  expect(maxReviewMinutes(planOfDays([[today, parts]]).entries)).toBe(minutes);
});

test('however long the backlog, a day retains its minutes, its other entries, and half of each practice', () => {
  const anyPart = fc.oneof(
    fc.record({ minutes: fc.integer({ min: 10, max: 60 }), activity: fc.constantFrom(math, verbal) }),
    fc.record({ minutes: fc.integer({ min: 5, max: 20 }), activity: fc.constantFrom(words, mistakes) }),
  );
  const anyDay = fc.uniqueArray(anyPart, { maxLength: 4, selector: ({ activity: { kind } }) => kind });
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 0, max: 300 }), (parts, count) => {
      const plan = planOfDays([[today, parts.map(({ minutes, activity }) => [minutes, activity] as const)]]);
      const shown = extendReviews(plan, due(count), today);
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
