/** What ticks an entry of a plan, and what doesn't. */
import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allPlans } from '@/domain/exam/catalog/plans';
import { doneEntries, missedEntries } from '@/domain/plan/done';
import type { PlanActivity, PlanEntry } from '@/domain/plan/study-plan';
import { addDays, type IsoDay, mondayOf } from '@/lib/calendar';
import { attempt, madePlan, planOf, wordDay } from './plans';

const entry = (id: string, day: IsoDay, activity: PlanActivity): PlanEntry => ({
  id,
  day,
  minutes: 20,
  activity,
});
const verbal = { kind: 'practice', section: 'verbal' } as const;
const none = { attempts: [], wordDays: [] };

describe('an activity is done by', () => {
  test.each<[PlanActivity, string, boolean]>([
    [verbal, 'drill-verbal', true],
    [verbal, 'drill-synonyms', true],
    [verbal, 'drill-analogy-degree', true],
    [verbal, 'quick-verbal', true],
    [verbal, 'half-verbal', true],
    [verbal, 'form-a-verbal', true],
    [verbal, 'drill-math-percent', false],
    [verbal, 'drill-mistakes', false],
    [verbal, 'form-a', false],
    [{ kind: 'practice', section: 'quantitative' }, 'drill-quantitative', true],
    [{ kind: 'practice', section: 'quantitative' }, 'drill-math-percent', true],
    [{ kind: 'practice', section: 'quantitative' }, 'form-b-quantitative-2', true],
    [{ kind: 'practice', section: 'reading' }, 'drill-reading-inference', true],
    [{ kind: 'practice', section: 'reading' }, 'reading-science', true],
    [{ kind: 'practice', section: 'reading' }, 'reading-full', true],
    [{ kind: 'practice', section: 'reading' }, 'drill-nothing', false],
    [{ kind: 'mistakes' }, 'drill-mistakes', true],
    [{ kind: 'mistakes' }, 'drill-verbal', false],
    [{ kind: 'essay' }, 'writing-sample', true],
    [{ kind: 'essay' }, 'diagnostic', false],
    [{ kind: 'checkpoint', test: 'diagnostic' }, 'diagnostic', true],
    [{ kind: 'checkpoint', test: 'verbal' }, 'half-verbal', true],
    [{ kind: 'checkpoint', test: 'verbal' }, 'quick-verbal', false],
    [{ kind: 'checkpoint', test: 'quantitative' }, 'form-c-quantitative-1', true],
    [{ kind: 'checkpoint', test: 'reading' }, 'reading-full', true],
    [{ kind: 'checkpoint', test: 'reading' }, 'reading-science', false],
    [{ kind: 'full-test', form: 'form-a' }, 'form-a', true],
    [{ kind: 'full-test', form: 'form-a' }, 'form-b', true],
    [{ kind: 'full-test', form: 'form-a' }, 'form-a-reading', false],
    [{ kind: 'words' }, 'drill-verbal', false],
  ])('%o: %s %s', (activity, planId, isDone) => {
    const done = doneEntries(planOf([entry('e', '2026-11-24', activity)]), {
      ...none,
      attempts: [attempt('a', planId, '2026-11-24')],
    });
    expect(done.has('e')).toBe(isDone);
  });

  test('every test of the site that tells of a section is practice of it, or a test', () => {
    const activities: PlanActivity[] = [
      { kind: 'essay' },
      { kind: 'full-test', form: 'form-a' },
      { kind: 'checkpoint', test: 'diagnostic' },
      verbal,
      { kind: 'practice', section: 'quantitative' },
      { kind: 'practice', section: 'reading' },
    ];
    for (const { id } of allPlans) {
      const ticked = activities.filter((activity) =>
        doneEntries(planOf([entry('e', '2026-11-24', activity)]), {
          ...none,
          attempts: [attempt('a', id, '2026-11-24')],
        }).has('e'),
      );
      expect(ticked, id).toHaveLength(1);
    }
  });
});

test.each<[string, IsoDay, boolean]>([
  ['on its day', '2026-12-02', true],
  ['earlier in its week', '2026-11-30', true],
  ['later in its week', '2026-12-06', true],
  ['in the week before', '2026-11-29', false],
  ['in the week after', '2026-12-07', false],
])('an entry is ticked by what was done %s: %s', (_, day, isDone) => {
  const done = doneEntries(planOf([entry('e', '2026-12-02', verbal)]), {
    ...none,
    attempts: [attempt('a', 'drill-verbal', day)],
  });
  expect(done.has('e')).toBe(isDone);
});

test('what was done before the plan was made ticks nothing', () => {
  const plan = planOf([entry('e', '2026-11-26', verbal)], { madeOn: '2026-11-25' });
  expect(doneEntries(plan, { ...none, attempts: [attempt('a', 'drill-verbal', '2026-11-24')] }).size).toBe(0);
});

test('one attempt ticks one entry, that of its own day first', () => {
  const plan = planOf([
    entry('monday', '2026-11-23', verbal),
    entry('tuesday', '2026-11-24', verbal),
    entry('friday', '2026-11-27', verbal),
  ]);
  const attempts = [attempt('a', 'drill-verbal', '2026-11-24'), attempt('b', 'drill-synonyms', '2026-11-24')];
  const one = doneEntries(plan, { ...none, attempts: attempts.slice(0, 1) });
  expect([...one.keys()]).toEqual(['tuesday']);
  const both = doneEntries(plan, { ...none, attempts });
  expect([...both.keys()].toSorted()).toEqual(['monday', 'tuesday']);
});

test('a half-length test is the checkpoint before it is practice', () => {
  const plan = planOf([
    entry('practice', '2026-11-24', verbal),
    entry('checkpoint', '2026-11-24', { kind: 'checkpoint', test: 'verbal' }),
  ]);
  const done = doneEntries(plan, { ...none, attempts: [attempt('a', 'half-verbal', '2026-11-24')] });
  expect([...done.keys()]).toEqual(['checkpoint']);
});

test('an attempt without a single answer ticks nothing, nor does a day without a word', () => {
  const plan = planOf([entry('p', '2026-11-24', verbal), entry('w', '2026-11-24', { kind: 'words' })]);
  const facts = {
    attempts: [attempt('a', 'drill-verbal', '2026-11-24', { answers: 0 })],
    wordDays: [wordDay('2026-11-24', 0)],
  };
  expect(doneEntries(plan, facts).size).toBe(0);
});

test('words are ticked by a day of words, with how many', () => {
  const plan = planOf([entry('w', '2026-11-24', { kind: 'words' })]);
  expect(doneEntries(plan, { ...none, wordDays: [wordDay('2026-11-24', 42)] }).get('w')).toEqual({
    kind: 'words',
    recalls: 42,
    day: '2026-11-24',
  });
});

test('the day is that of the place where the student was', () => {
  const plan = planOf([entry('e', '2026-11-24', verbal)]);
  // Half past nine in the evening of November 24 in New York.
  const late = attempt('a', 'drill-verbal', '2026-11-25', { time: '02:30:00Z', offsetMinutes: -300 });
  expect(doneEntries(plan, { ...none, attempts: [late] }).get('e')).toMatchObject({ day: '2026-11-24' });
});

test('missed is what is before today and not done', () => {
  const plan = planOf([
    entry('done', '2026-11-23', verbal),
    entry('missed', '2026-11-24', { kind: 'mistakes' }),
    entry('today', '2026-11-25', { kind: 'mistakes' }),
  ]);
  const done = doneEntries(plan, { ...none, attempts: [attempt('a', 'drill-verbal', '2026-11-23')] });
  expect(missedEntries(plan, done, '2026-11-25').map(({ id }) => id)).toEqual(['missed']);
});

test('whatever was done, nothing ticks twice, and never over the end of a week', () => {
  const plan = madePlan();
  const facts = record({
    day: integer({ min: 0, max: 46 }).map((days) => addDays('2026-11-23', days)),
    planId: constantFrom(
      'drill-verbal',
      'half-verbal',
      'drill-math-percent',
      'form-a',
      'writing-sample',
      'drill-mistakes',
    ),
  });
  assert(
    property(array(facts, { maxLength: 60 }), (all) => {
      const attempts = all.map(({ day, planId }, index) => attempt(`a${index}`, planId, day));
      const done = doneEntries(plan, { ...none, attempts });
      const ids = [...done.values()].flatMap((by) => (by.kind === 'attempt' ? [by.id] : []));
      expect(new Set(ids).size).toBe(ids.length);
      for (const { id, day } of plan.entries) {
        const by = done.get(id);
        if (by !== undefined) expect(mondayOf(by.day)).toBe(mondayOf(day));
      }
    }),
  );
});
