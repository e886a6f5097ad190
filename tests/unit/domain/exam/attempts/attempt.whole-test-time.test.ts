import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyAttemptEvent,
  type Attempt,
  remainingPartMs,
  restoreAttempt,
} from '@/domain/exam/attempts/attempt';
import { isConsistentAttempt } from '@/domain/exam/attempts/attempt-consistency';
import { finishOf, stored, type Transition, transitionsOf, walks } from '../sample-walks';

/** The tolerance for sums of fractions of a millisecond. */
const slackMs = 1e-6;

const usedIn = ({ parts }: Attempt) => parts.map(({ usedMs }) => usedMs);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The allowed next states of an attempt as documented at the top of the state machine: phase, and number of parts ahead. */
function documented({ form, part, phase }: Attempt): readonly string[] {
  const next = form.parts[part + 1];
  const nextPart = next === undefined ? [] : [next.kind === 'break' ? 'running +1' : 'directions +1'];
  const pause = form.conditions.mode === 'practice' ? ['paused'] : [];
  const ways: Readonly<Record<Attempt['phase']['name'], readonly string[]>> = {
    directions: ['directions', 'running', 'finished'],
    running: ['running', 'interrupted', ...pause, ...nextPart, 'finished'],
    interrupted: ['interrupted', 'running', 'finished'],
    paused: ['paused', 'running', 'finished'],
    finished: ['finished'],
  };
  return ways[phase.name];
}

function transitionName({ before, after }: Transition): string {
  const partsAhead = after.part - before.part;
  return partsAhead === 0 ? after.phase.name : `${after.phase.name} +${partsAhead}`;
}

describe('on any path through any test, with clocks that stop and jump and pages that crash', () => {
  test('gives no time back, and no part exceeds its limit', () => {
    fc.assert(
      fc.property(walks, (walk) => {
        for (const { before, after } of transitionsOf(walk)) {
          const wrong = usedIn(after).filter((usedMs, index) => {
            const limitMs = walk.form.parts[index]?.limitMs ?? Infinity;
            return usedMs < (before.parts[index]?.usedMs ?? 0) || usedMs > limitMs + slackMs;
          });
          expect(wrong).toEqual([]);
        }
      }),
    );
  });

  test('no event counts more time than either clock saw, and only for the part in progress', () => {
    fc.assert(
      fc.property(walks, (walk) => {
        for (const { before, after, wallMs, monotonicMs } of transitionsOf(walk)) {
          const countedMs = sum(usedIn(after)) - sum(usedIn(before));
          expect(countedMs).toBeLessThanOrEqual(Math.max(0, Math.min(wallMs, monotonicMs)) + slackMs);
          const changedParts = before.parts.flatMap(({ usedMs }, index) =>
            after.parts[index]?.usedMs === usedMs ? [] : [index],
          );
          const allowedParts = before.phase.name === 'running' ? [before.part] : [];
          expect(changedParts.filter((index) => !allowedParts.includes(index))).toEqual([]);
        }
      }),
    );
  });

  test('the counted time never exceeds the wall clock if nobody set it back', () => {
    fc.assert(
      fc.property(walks, (walk) => {
        const steps = walk.steps.filter(({ move }) => 'untilLimit' in move || move.wallMs >= 0);
        for (const { after, now } of transitionsOf({ ...walk, steps }))
          expect(sum(usedIn(after))).toBeLessThanOrEqual(now.utcMs - after.startedAt.utcMs + slackMs);
      }),
    );
  });

  test('the items of a section never take more time than the section', () => {
    fc.assert(
      fc.property(walks, (walk) => {
        for (const part of finishOf(walk).parts) {
          if (part.kind === 'section')
            expect(sum(part.items.map(({ timeMs }) => timeMs))).toBeLessThanOrEqual(part.usedMs + slackMs);
        }
      }),
    );
  });

  test('the time left and the time used add up to the limit', () => {
    fc.assert(
      fc.property(walks, (walk) => {
        for (const { after, now } of transitionsOf(walk)) {
          const limitMs = walk.form.parts[after.part]?.limitMs ?? null;
          const usedMs = after.parts[after.part]?.usedMs ?? 0;
          const left = remainingPartMs(after, now);
          if (limitMs === null) expect(left).toBeNull();
          else expect((left ?? Number.NaN) + usedMs).toBeCloseTo(limitMs, 5);
        }
      }),
    );
  });

  test('phases come in the documented order, and no part is skipped or repeated', () => {
    fc.assert(
      fc.property(walks, (walk) => {
        for (const transition of transitionsOf(walk))
          expect(documented(transition.before)).toContain(transitionName(transition));
      }),
    );
  });

  test('every state reached is valid, and so is what is read back', () => {
    fc.assert(
      fc.property(walks, (walk) => {
        for (const { after } of transitionsOf(walk)) {
          expect(isConsistentAttempt(after)).toBe(true);
          expect(isConsistentAttempt(restoreAttempt(stored(after)))).toBe(true);
        }
        expect(isConsistentAttempt(finishOf(walk))).toBe(true);
      }),
    );
  });

  test('a crash after any event loses nothing: the same state is read back, interrupted if it was running', () => {
    fc.assert(
      fc.property(walks, (walk) => {
        for (const { after } of transitionsOf(walk)) {
          const { phase, lastReading } = after;
          const read = restoreAttempt(stored(after));
          expect(read).toEqual(
            phase.name === 'running'
              ? { ...after, phase: { name: 'interrupted', since: lastReading?.utcMs }, lastReading: null }
              : after,
          );
        }
      }),
      { numRuns: 50 },
    );
  });

  test('a resumed attempt continues with the same answers and time, and records the interruption', () => {
    const away = fc.integer({ min: 0, max: 86_400_000 });
    fc.assert(
      fc.property(walks, away, (walk, awayMs) => {
        for (const { after, now } of transitionsOf(walk)) {
          if (after.phase.name !== 'running') continue;
          const later = { ...now, utcMs: now.utcMs + awayMs, monotonicMs: 7 };
          const resumed = applyAttemptEvent(restoreAttempt(stored(after)), { type: 'resume', now: later });
          expect(resumed).toEqual({
            ...after,
            interruptions: [...after.interruptions, { at: now.utcMs, lengthMs: awayMs, part: after.part }],
            lastReading: later,
          });
        }
      }),
      { numRuns: 50 },
    );
  });

  test('records each interruption once', () => {
    fc.assert(
      fc.property(walks, (walk) => {
        let interruptions = 0;
        let pauses = 0;
        for (const { before, after } of transitionsOf(walk)) {
          if (before.phase.name === 'interrupted' && after.phase.name !== 'interrupted') interruptions += 1;
          if (before.phase.name === 'paused' && after.phase.name !== 'paused') pauses += 1;
          expect([after.interruptions.length, after.pauses.length]).toEqual([interruptions, pauses]);
        }
      }),
    );
  });
});
