import { expect, test } from 'vitest';
import { replaceTakenForms } from '@/domain/plan/weeks/full-tests';
import type { FullFormId } from '@/domain/exam/test/blueprint';
import type { IsoDay } from '@/lib/dates/calendar';
import { planOf } from '../plans';

const today: IsoDay = '2026-11-24';
const entry = (day: IsoDay, form: FullFormId) => ({
  id: day,
  day,
  minutes: 210,
  activity: { kind: 'full-test', form } as const,
});
const plan = planOf([
  entry('2026-11-21', 'middle-a'),
  entry('2026-12-05', 'middle-b'),
  entry('2026-12-19', 'middle-a'),
]);
const formsOf = (level: 'middle' | 'upper', taken: readonly { form: FullFormId; day: IsoDay }[] = []) =>
  replaceTakenForms(plan, { level, taken, completed: new Map(), today }).entries.map(({ day, activity }) => [
    day,
    activity.kind === 'full-test' ? activity.form : null,
  ]);

test('keeps the forms of the learner’s level', () => {
  expect(formsOf('middle')).toEqual([
    ['2026-11-21', 'middle-a'],
    ['2026-12-05', 'middle-b'],
    ['2026-12-19', 'middle-a'],
  ]);
});

test('a learner who has moved up gets forms of the new level on the days to come', () => {
  expect(formsOf('upper')).toEqual([
    ['2026-11-21', 'middle-a'],
    ['2026-12-05', 'form-a'],
    ['2026-12-19', 'form-b'],
  ]);
});

test('gives no form of the new level that was taken', () => {
  expect(formsOf('upper', [{ form: 'form-a', day: '2026-11-01' }]).slice(1)).toEqual([
    ['2026-12-05', 'form-b'],
    ['2026-12-19', 'form-c'],
  ]);
});
