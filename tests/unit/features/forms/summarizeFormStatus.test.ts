import { describe, expect, test } from 'vitest';
import type { RunningAttempt } from '@/data/record/api';
import { type ListedAttempt, toFinishedAttempt } from '@/domain/plan/ability/answered-attempt';
import { summarizeFormStatus, recommendedForm } from '@/features/forms/summarizeFormStatus';
import { assertPresent } from '@/lib/assert';
import { attemptsAt } from '../../domain/exam/sample-attempts';

const finished = assertPresent(toFinishedAttempt(attemptsAt.finished), 'a finished attempt');
const taken = (planId: string, day: number): ListedAttempt => ({
  ...finished,
  id: `${planId}-${day}`,
  planId,
  finishedAt: { utcMs: day, offsetMinutes: 0 },
});
const left = (planId: string): RunningAttempt => ({
  attempt: { ...attemptsAt.interrupted, form: { ...attemptsAt.interrupted.form, planId } },
  completeness: 'complete',
  place: 'device',
  savedAt: 0,
  heldElsewhere: false,
});

describe('a full form', () => {
  test('is new, in progress, or done, with whole tests and single sections kept apart', () => {
    expect(summarizeFormStatus('form-a', [], []).state).toBe('new');
    expect(summarizeFormStatus('form-a', [left('form-b')], [taken('form-b', 1)]).state).toBe('new');
    expect(summarizeFormStatus('form-a', [left('form-a')], [taken('form-a', 1)]).state).toBe('running');
    const done = summarizeFormStatus(
      'form-a',
      [],
      [taken('form-a', 9), taken('form-a-verbal', 5), taken('form-a', 1)],
    );
    expect(done.state).toBe('done');
    expect(done.fullAttempts.map(({ id }) => id)).toEqual(['form-a-9', 'form-a-1']);
    expect(Object.keys(done.sectionAttempts)).toEqual(['verbal']);
  });

  test('stays new after a section was taken alone', () => {
    const status = summarizeFormStatus('form-c', [], [taken('form-c-reading', 3)]);
    expect(status.state).toBe('new');
    expect(status.sectionAttempts.reading?.id).toBe('form-c-reading-3');
  });
});

const forms = (running: readonly RunningAttempt[], done: readonly ListedAttempt[]) =>
  (['form-a', 'form-b', 'form-c'] as const).map((set) => ({
    set,
    status: summarizeFormStatus(set, running, done),
  }));

describe('the next form', () => {
  test.each([
    ['the first if none was taken', [], [], 'form-a'],
    ['one that was left early', [left('form-c')], [], 'form-c'],
    ['the first new one', [], [taken('form-a', 5)], 'form-b'],
    ['the one taken longest ago', [], [taken('form-a', 5), taken('form-b', 3), taken('form-c', 9)], 'form-b'],
  ] as const)('%s', (_, running, done, expected) => {
    expect(recommendedForm(forms(running, done))).toBe(expected);
  });
});
