/** How much of a plan is completed. */
import { describe, expect, test } from 'vitest';
import {
  completionByArea,
  overallCompletionText,
  planCompletionPercent,
  planCompletionText,
  planAreaNames,
  totalPlanCompletion,
} from '@/domain/dashboard/study/plan-completion';
import { addDays } from '@/lib/dates/calendar';
import { localEpochMs } from '@/lib/dates/localTime';
import { activityOf, ago, entryOn, evening, planWith, sunday } from '../logs';

const verbal = activityOf('verbal');

const mixedTest = activityOf(null);

describe('plan completion', () => {
  const plan = planWith([
    entryOn(ago(20), { status: 'done' }),
    entryOn(ago(10), { status: 'done' }),
    entryOn(ago(9)),
    entryOn(ago(8), { activity: activityOf('writing'), status: 'done' }),
    entryOn(ago(7), { activity: { kind: 'words' }, status: 'done' }),
    entryOn(ago(6), { activity: { kind: 'mistakes' } }),
    entryOn(ago(1), { activity: mixedTest, status: 'done' }),
    // Today: one is done early, the other can still be done.
    entryOn(sunday, { start: 21 * 60, status: 'done' }),
    entryOn(sunday, { activity: verbal }),
    entryOn(addDays(sunday, 1), { activity: activityOf('reading') }),
  ]);
  test('lists due and completed work by section, and reviews and tests apart from them', () => {
    const completion = completionByArea({ plan }, evening);
    expect(completion).toEqual([
      { area: 'verbal', completed: 1, moved: 0, total: 1 },
      { area: 'quantitative', completed: 3, moved: 0, total: 4 },
      { area: 'writing', completed: 1, moved: 0, total: 1 },
      { area: 'mistakes', completed: 0, moved: 0, total: 1 },
      { area: 'tests', completed: 1, moved: 0, total: 1 },
    ]);
    expect(totalPlanCompletion(completion)).toEqual({ completed: 6, moved: 0, total: 8 });
    expect(planCompletionPercent(completion)).toBe(75);
    expect(overallCompletionText(completion)).toBe(
      '6 of 8 due sessions done, with mistake reviews and tests',
    );
    expect(overallCompletionText(completion.slice(0, 3))).toBe('5 of 6 due sessions done');
  });
  test('counts an entry once its time is over', () => {
    const midnight = { day: addDays(sunday, 1), ms: localEpochMs(addDays(sunday, 1)) };
    expect(completionByArea({ plan }, midnight)[0]).toEqual({
      area: 'verbal',
      completed: 1,
      moved: 0,
      total: 2,
    });
    expect(
      totalPlanCompletion(completionByArea({ plan }, { day: ago(10), ms: localEpochMs(ago(10)) })),
    ).toEqual({
      completed: 2,
      moved: 0,
      total: 2,
    });
  });
  test('still counts what was moved to later days, as not done on its own day', () => {
    const spread = planWith([
      entryOn(ago(9), { status: 'done' }),
      entryOn(ago(8), { status: 'moved' }),
      entryOn(ago(7), { status: 'moved' }),
      // Its copy on a later day, and a review that wasn’t needed.
      entryOn(ago(1), { status: 'done' }),
      entryOn(ago(1), { activity: { kind: 'mistakes' }, status: 'waived' }),
    ]);
    const all = totalPlanCompletion(completionByArea({ plan: spread }, evening));
    expect(all).toEqual({ completed: 2, moved: 2, total: 4 });
    expect(planCompletionText(all)).toBe('2 of 4 on time, 2 moved');
    expect(planCompletionText({ completed: 2, moved: 0, total: 4 })).toBe('2 of 4 due sessions done');
  });
  test.each([
    ['without a plan', null],
    ['of an empty plan', planWith([])],
    ['before anything was due', planWith([entryOn(sunday), entryOn(addDays(sunday, 1))])],
  ])('is unknown %s', (_, none) => {
    const completion = completionByArea({ plan: none }, evening);
    expect(completion).toEqual([]);
    expect(planCompletionPercent(completion)).toBeNull();
  });
  test.each([
    [165, 190, 87],
    [189, 190, 99],
    [190, 190, 100],
    [0, 190, 0],
  ])('%d of %d is %d%%', (completed, total, percent) =>
    expect(planCompletionPercent([{ area: 'quantitative', completed, moved: 0, total }])).toBe(percent),
  );
  test.each([
    ['quantitative', 'Math'],
    ['writing', 'Writing'],
    ['mistakes', 'Mistake review'],
    ['tests', 'Tests'],
  ] as const)('work on %s is called "%s"', (area, name) => expect(planAreaNames[area]).toBe(name));
});
