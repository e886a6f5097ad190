import { expect, test } from 'vitest';
import {
  type PlannedActivity,
  plannedActivityName,
  plannedActivityPhrase,
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
