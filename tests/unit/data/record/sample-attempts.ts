/** Attempts for tests: a small test with every kind of part, and its possible events. */
import * as fc from 'fast-check';
import type { AttemptNotes } from '@/data/record/notes/attemptNotes';
import {
  applyAttemptEvent,
  type Attempt,
  type AttemptEvent,
  newAttempt,
} from '@/domain/exam/attempts/attempt';
import type { ClockReading } from '@/domain/exam/attempts/clock';
import type { TestForm } from '@/domain/exam/test/form';
import { choiceLetters } from '@/domain/exam/items/item';
import { confidenceLevels } from '@/domain/exam/items/item-state';

export const form: TestForm = {
  planId: 'sample',
  level: 'upper',
  source: { kind: 'seed', seed: 7 },
  conditions: { mode: 'practice', feedback: 'each-question' },
  timing: 'standard',
  parts: [
    {
      kind: 'section',
      id: 'verbal',
      section: 'verbal',
      scored: true,
      limitMs: 60_000,
      items: ['syn-0001', 'syn-0002@2', 'ana-0001'],
      keys: ['A', 'C', 'B'],
      passages: [],
      content: ['starter/verbal'],
    },
    { kind: 'essay', id: 'writing', limitMs: 60_000, prompts: ['prompt-1', 'prompt-2'], content: [] },
    { kind: 'break', id: 'break', limitMs: 10_000 },
    {
      kind: 'section',
      id: 'reading',
      section: 'reading',
      scored: false,
      limitMs: null,
      items: ['rea-0001', 'rea-0002'],
      keys: ['D', 'E'],
      passages: ['pas-0001'],
      content: ['form-a/reading'],
    },
  ],
};

export const start = 1_795_000_000_000;

export function at(ms: number): ClockReading {
  return { utcMs: start + ms, monotonicMs: ms + 0.25, offsetMinutes: -300 };
}

export function started(id: string, of: TestForm = form): Attempt {
  return applyAttemptEvent(newAttempt(id, of, at(0), new Set(['syn-0002', 'syn-9999'])), {
    type: 'begin-part',
    now: at(1000),
  });
}

/** An attempt with this many answers, one per second. */
export function answered(id: string, answers: number, of: TestForm = form): Attempt {
  let attempt = started(id, of);
  for (let step = 0; step < answers; step += 1) {
    const now = at(2000 + 1000 * step);
    attempt = applyAttemptEvent(attempt, { type: 'choose', letter: choiceLetters[step % 5] ?? 'A', now });
    attempt = applyAttemptEvent(attempt, { type: 'next', now });
  }
  return attempt;
}

export function finished(id: string, ms = 50_000, of: TestForm = form): Attempt {
  return applyAttemptEvent(answered(id, 2, of), { type: 'finish', now: at(ms) });
}

/** An attempt's notes, written this long after its start. */
export function notes(id: string, changes: Partial<AttemptNotes> = {}): AttemptNotes {
  return {
    id,
    name: 'Saturday morning',
    note: 'Too slow in analogies.',
    selfCheck: { 'A clear beginning': 3 },
    changedAt: start + 60_000,
    ...changes,
  };
}

const letter = fc.constantFrom(...choiceLetters);
/** Includes characters that JSON escapes and a lone surrogate. */
const character = fc.constantFrom('a', ' ', '"', '\\', '\n', '\u2028', 'é', '😀', '\ud83d');
const offset = fc.integer({ min: 0, max: 50 });
const work = fc.oneof(
  fc.record({ type: fc.constant('choose'), letter }),
  fc.record({ type: fc.constant('toggle-cross-out'), letter }),
  fc.record({ type: fc.constant('rate'), confidence: fc.constantFrom(...confidenceLevels) }),
  fc.record({ type: fc.constant('go-to'), index: fc.integer({ min: -1, max: 3 }) }),
  fc.record({ type: fc.constant('write'), text: fc.string({ unit: character, maxLength: 40 }) }),
  fc.record({ type: fc.constant('write-outline'), text: fc.string({ maxLength: 10 }) }),
  fc.record({ type: fc.constant('choose-prompt'), prompt: fc.constantFrom('prompt-1', 'prompt-2') }),
  fc.record({
    type: fc.constantFrom('highlight', 'remove-highlight'),
    highlight: fc.record({
      passage: fc.constant('pas-0001'),
      paragraph: fc.integer({ min: 0, max: 2 }),
      start: offset,
      end: offset,
    }),
  }),
  fc.record({
    type: fc.constantFrom('clear', 'toggle-flag', 'check', 'next', 'back', 'open-review', 'tick'),
  }),
);
const course = fc.record({
  type: fc.constantFrom('begin-part', 'begin-part', 'resume', 'resume', 'end-part'),
});
const seldom = fc.record({ type: fc.constantFrom('interrupt', 'pause', 'finish') });

/** Any sequence of events; the clock usually advances, and sometimes stops, goes back, or jumps. */
export const events: fc.Arbitrary<readonly AttemptEvent[]> = fc
  .array(
    fc.tuple(
      fc.oneof(
        { weight: 20, arbitrary: work },
        { weight: 4, arbitrary: course },
        { weight: 1, arbitrary: seldom },
      ),
      fc.oneof(
        { weight: 12, arbitrary: fc.integer({ min: 0, max: 3000 }) },
        { weight: 1, arbitrary: fc.integer({ min: -200_000, max: 200_000 }) },
      ),
    ),
    { maxLength: 60 },
  )
  .map((steps) => {
    let ms = 2000;
    return steps.map(([event, passed]) => ({ ...event, now: at((ms += passed)) }));
  });
