/** What the hub says of the study plan. */
import { expect, test } from 'vitest';
import type { PlanActivity } from '@/domain/plan/study-plan';
import { planWords } from '@/features/practice/hub/planWords';

const entry = (activity: PlanActivity, minutes: number) => ({
  id: activity.kind,
  day: '2026-11-24' as const,
  minutes,
  activity,
});

test('names what today still has, each with its minutes', () =>
  expect(
    planWords([
      entry({ kind: 'words' }, 10),
      entry({ kind: 'practice', section: 'quantitative' }, 15),
      entry({ kind: 'essay' }, 25),
    ]),
  ).toBe('Your plan for today: word review 10 min, Math practice 15 min, and essay 25 min.'));

test('a full test keeps its name', () =>
  expect(planWords([entry({ kind: 'full-test', form: 'form-a' }, 210)])).toBe(
    'Your plan for today: Full Test A 3 h 30 min.',
  ));
