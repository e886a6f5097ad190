/** The start of a changed plan. */
import { expect, test } from 'vitest';
import { deferredStart } from '@/domain/plan/schedule/deferred-start';
import type { StudyPlan } from '@/domain/plan/schedule/study-plan';
import type { IsoDay } from '@/lib/dates/calendar';
import { madePlan, planOf } from '../plans';

const course = madePlan({ start: '2026-12-07' });
const friday = madePlan({ today: '2026-11-27', restDays: [4, 5, 6] });

test.each<[string, StudyPlan, IsoDay, IsoDay, IsoDay | null]>([
  ['a course next month starts on its first day', course, '2026-11-25', '2027-01-16', '2026-12-07'],
  ['so does one that starts tomorrow', course, '2026-12-06', '2027-01-16', '2026-12-07'],
  ['a change starts today once the course has begun', course, '2026-12-07', '2027-01-16', null],
  ['a test on its first day leaves no days', course, '2026-11-25', '2026-12-07', null],
  ['a plan that began immediately starts today', madePlan(), '2026-11-24', '2027-01-16', null],
  ['rest days before the first entry aren’t a later start', friday, '2026-11-28', '2027-01-16', null],
  ['a plan without entries has no first day', planOf([]), '2026-11-24', '2027-01-16', null],
])('%s', (_, plan, today, testDate, start) => expect(deferredStart(plan, today, testDate)).toBe(start));
