import { expect, test } from 'vitest';
import {
  isTestPlanned,
  type PlannedActivity,
  plannedActivityName,
  plannedActivityPhrase,
  plannedSlotName,
} from '@/domain/learner/learner-plan';

test.each([
  [{ kind: 'practice', section: 'quantitative' }, 'Math practice', 'Math practice'],
  [{ kind: 'words' }, 'Word review', 'the word review'],
  [{ kind: 'mistakes' }, 'Mistake review', 'the mistake review'],
  [{ kind: 'essay' }, 'Essay', 'the essay'],
  [{ kind: 'checkpoint', test: 'diagnostic' }, 'Free test', 'the free test'],
  [{ kind: 'checkpoint', test: 'quantitative' }, 'One math section', 'one math section'],
  [{ kind: 'any-full-test' }, 'Full test', 'the full test'],
] as const satisfies readonly (readonly [PlannedActivity, string, string])[])(
  '%j is named alone and within a sentence',
  (activity, name, phrase) => {
    expect(plannedActivityName(activity)).toBe(name);
    expect(plannedActivityPhrase(activity)).toBe(phrase);
  },
);

test.each([
  [{ kind: 'practice', section: 'quantitative' }, 'Math'],
  [{ kind: 'words' }, 'Word review'],
  [{ kind: 'mistakes' }, 'Mistake review'],
  // A timed essay, which alerts call so, too; Writing is the section.
  [{ kind: 'essay' }, 'Essay'],
  [{ kind: 'checkpoint', test: 'reading' }, 'Full reading section'],
  [{ kind: 'any-full-test' }, 'Full test'],
] as const)('%j is %s in a schedule', (activity, name) => expect(plannedSlotName(activity)).toBe(name));

test.each([
  [{ kind: 'any-full-test' }, 'full', true],
  [{ kind: 'any-full-test' }, 'reading', false],
  [{ kind: 'any-full-test' }, 'diagnostic', false],
  [{ kind: 'full-test', form: 'form-a' }, 'full', true],
  [{ kind: 'full-test', form: 'form-a' }, 'verbal', false],
  [{ kind: 'checkpoint', test: 'reading' }, 'reading', true],
  [{ kind: 'checkpoint', test: 'reading' }, 'verbal', false],
  [{ kind: 'checkpoint', test: 'reading' }, 'full', false],
  [{ kind: 'practice', section: 'reading' }, 'reading', false],
] as const)('%j and a test of %s: %s', (activity, scope, isDone) =>
  expect(isTestPlanned(activity, scope)).toBe(isDone),
);
