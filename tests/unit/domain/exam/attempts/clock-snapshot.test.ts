/** A running attempt's saved time restores exactly what the ticks had counted and never applies to another state. */
import { describe, expect, test } from 'vitest';
import { applyAttemptEvent, type Attempt } from '@/domain/exam/attempts/attempt';
import {
  type ClockSnapshot,
  takeClockSnapshot,
  applyClockSnapshot,
} from '@/domain/exam/attempts/clock-snapshot';
import { isConsistentAttempt } from '@/domain/exam/attempts/attempt-consistency';
import { assertPresent } from '@/lib/assert';
import {
  attemptsAt,
  begin,
  chooseC,
  oneSection,
  played,
  practiceWithFeedback,
  readingAt,
  stepsTo,
} from '../sample-attempts';

/** Returns an attempt after this many seconds of ticks only. */
function ticked({ attempt, ms }: ReturnType<typeof played>, seconds: number): Attempt {
  let now = attempt;
  for (let second = 1; second <= seconds; second += 1)
    now = applyAttemptEvent(now, { type: 'tick', now: readingAt(ms + second * 1000) });
  return now;
}

const noteOf = (attempt: Attempt) => assertPresent(takeClockSnapshot(attempt), 'Its clock runs');

test.each([
  ['an essay', stepsTo.essay],
  ['a break', stepsTo.break],
  ['a section', stepsTo.quantitative],
  ['a section with an answer', [...stepsTo.reading, chooseC, { type: 'next' }]],
  ['the review of a section', [...stepsTo.quantitative, chooseC, { type: 'open-review' }]],
  ['the last part', stepsTo.experimental],
] as const)('the snapshot alone restores the ticks of %s', (_, steps) => {
  const start = played(steps);
  const later = ticked(start, 17);
  expect(later).not.toEqual(start.attempt);
  expect(applyClockSnapshot(start.attempt, noteOf(later))).toEqual(later);
});

test('the snapshot restores the time of an explanation', () => {
  const checked = played([begin, chooseC, { type: 'check' }], {
    ...oneSection,
    conditions: practiceWithFeedback,
  });
  const later = ticked(checked, 17);
  expect(later.parts).toMatchObject([{ usedMs: 2000, items: [{ explanationMs: 17_000 }, {}, {}] }]);
  expect(applyClockSnapshot(checked.attempt, noteOf(later))).toEqual(later);
});

const start = played(stepsTo.quantitative);
const note = noteOf(ticked(start, 5));
const now = readingAt(start.ms);

describe('ignores a snapshot', () => {
  test.each<[string, Attempt, Partial<ClockSnapshot>]>([
    ['of another part', start.attempt, { part: start.attempt.part + 1 }],
    ['of an earlier moment', ticked(start, 9), {}],
    ['of the same moment', ticked(start, 5), {}],
    ['while the test is interrupted', applyAttemptEvent(start.attempt, { type: 'interrupt', now }), {}],
    ['while it is paused', attemptsAt.paused, {}],
    [
      'while the next part is at its directions',
      applyAttemptEvent(start.attempt, { type: 'end-part', now }),
      {},
    ],
    ['after the test is over', applyAttemptEvent(start.attempt, { type: 'finish', now }), {}],
  ])('%s', (_, attempt, change) => {
    expect(applyClockSnapshot(attempt, { ...note, ...change })).toBe(attempt);
  });
});

test('never exceeds the time limit of the part', () => {
  const back = applyClockSnapshot(start.attempt, { ...note, usedMs: 1e12 });
  expect(back.parts[back.part]?.usedMs).toBe(back.form.parts[back.part]?.limitMs);
  expect(isConsistentAttempt(back)).toBe(true);
});

test.each(['interrupted', 'paused', 'finished'] as const)('no clock runs: %s', (name) => {
  expect(takeClockSnapshot(attemptsAt[name])).toBeNull();
});
