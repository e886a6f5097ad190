/** The noted time of a running attempt: it restores exactly what ticks had counted, and never reaches another state. */
import { describe, expect, test } from 'vitest';
import { advance, type Attempt } from '@/domain/exam/attempt';
import { type ClockNote, clockNoteOf, withClockNote } from '@/domain/exam/clock-note';
import { isSound } from '@/domain/exam/soundness';
import { present } from '@/lib/assert';
import { attemptsAt, chooseC, played, readingAt, stepsTo } from './sample-attempts';

/** An attempt after so many seconds of nothing but ticks. */
function ticked({ attempt, ms }: ReturnType<typeof played>, seconds: number): Attempt {
  let now = attempt;
  for (let second = 1; second <= seconds; second += 1)
    now = advance(now, { type: 'tick', now: readingAt(ms + second * 1000) });
  return now;
}

const noteOf = (attempt: Attempt) => present(clockNoteOf(attempt), 'Its clock runs');

test.each([
  ['an essay', stepsTo.essay],
  ['a break', stepsTo.break],
  ['a section', stepsTo.quantitative],
  ['a section with an answer', [...stepsTo.reading, chooseC, { type: 'next' }]],
  ['the review of a section', [...stepsTo.quantitative, chooseC, { type: 'open-review' }]],
  ['the last part', stepsTo.experimental],
] as const)('the time alone brings back the ticks of %s', (_, steps) => {
  const start = played(steps);
  const later = ticked(start, 17);
  expect(later).not.toEqual(start.attempt);
  expect(withClockNote(start.attempt, noteOf(later))).toEqual(later);
});

const start = played(stepsTo.quantitative);
const note = noteOf(ticked(start, 5));
const now = readingAt(start.ms);

describe('nothing changes by a note', () => {
  test.each<[string, Attempt, Partial<ClockNote>]>([
    ['of another part', start.attempt, { part: start.attempt.part + 1 }],
    ['of an earlier moment', ticked(start, 9), {}],
    ['of the same moment', ticked(start, 5), {}],
    ['where the test is interrupted', advance(start.attempt, { type: 'interrupt', now }), {}],
    ['where it is paused', attemptsAt.paused, {}],
    ['where the next part has its directions', advance(start.attempt, { type: 'end-part', now }), {}],
    ['where the test is over', advance(start.attempt, { type: 'finish', now }), {}],
  ])('%s', (_, attempt, change) => {
    expect(withClockNote(attempt, { ...note, ...change })).toBe(attempt);
  });
});

test('it takes no more time than the part has', () => {
  const back = withClockNote(start.attempt, { ...note, usedMs: 1e12 });
  expect(back.parts[back.part]?.usedMs).toBe(back.form.parts[back.part]?.limitMs);
  expect(isSound(back)).toBe(true);
});

test.each(['interrupted', 'paused', 'finished'] as const)('no clock runs: %s', (name) => {
  expect(clockNoteOf(attemptsAt[name])).toBeNull();
});
