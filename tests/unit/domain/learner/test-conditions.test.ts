import { expect, test } from 'vitest';
import { takenConditionsText, type TestConditions } from '@/domain/learner/test-conditions';

const usual: TestConditions = { mode: 'real', timing: 'standard', pauses: 0, interruptions: 0 };

test.each<[Partial<TestConditions>, string]>([
  [{}, 'Test conditions'],
  [{ mode: 'practice' }, 'Practice'],
  [{ timing: 'half-more', pauses: 1 }, 'Test conditions, time and a half (1.5\u00d7), 1 pause'],
  [{ timing: 'untimed', pauses: 2, interruptions: 1 }, 'Test conditions, untimed, 2 pauses, 1 interruption'],
])('%j: %s', (change, words) => expect(takenConditionsText({ ...usual, ...change })).toBe(words));
