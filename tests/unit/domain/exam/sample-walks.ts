/** Random walks through whole tests, for properties that must hold for all students and clocks. For tests only. */
import * as fc from 'fast-check';
import {
  applyAttemptEvent,
  type Attempt,
  type AttemptEvent,
  newAttempt,
  remainingPartMs,
  restoreAttempt,
} from '@/domain/exam/attempts/attempt';
import { type ClockReading, maxTickGapMs } from '@/domain/exam/attempts/clock';
import type { TestForm, FormPart } from '@/domain/exam/test/form';
import { choiceLetters } from '@/domain/exam/items/item';
import { confidenceLevels } from '@/domain/exam/items/item-state';
import type { AttemptContent } from '@/domain/exam/scoring/result';
import { breakDurationMs, sectionLimitMs, timings } from '@/domain/exam/test/timing';
import { practice, practiceWithFeedback, readingAt, real, sampleContent, type Step } from './sample-attempts';
import { quantitativeItem } from './sample-items';

/** The key of every item in a walk. */
export const walkKey = 'C';
const itemsPerSection = 4;
const mostParts = 5;

/** The content of the walks' forms: four items for each part, and two prompts. */
export const walkContent: AttemptContent = {
  ...sampleContent,
  items: Array.from({ length: mostParts * itemsPerSection }, (_, index) =>
    quantitativeItem(index, { key: walkKey }),
  ),
};

/** Short enough that walks of a few dozen steps sometimes run out of time. */
const shortMinutes = fc.integer({ min: 1, max: 12 }).map((quarters) => quarters / 4);
const partShape = fc.record({
  kind: fc.constantFrom('section', 'section', 'essay', 'break'),
  minutes: shortMinutes,
  items: fc.integer({ min: 1, max: itemsPerSection }),
});

/** Tests of one to five parts in any order, under any conditions and timing. */
export const forms: fc.Arbitrary<TestForm> = fc
  .record({
    conditions: fc.constantFrom(real, practice, practiceWithFeedback),
    timing: fc.constantFrom(...timings),
    shapes: fc.array(partShape, { minLength: 1, maxLength: mostParts }),
  })
  .map(({ conditions, timing, shapes }) => ({
    planId: 'walk',
    level: 'upper',
    source: { kind: 'seed', seed: 1 },
    conditions,
    timing,
    parts: shapes.map(({ kind, minutes, items }, index): FormPart => {
      const id = `part-${index}`;
      const limitMs = sectionLimitMs(minutes, timing);
      if (kind === 'break') return { kind, id, limitMs: breakDurationMs(minutes, timing) };
      if (kind === 'essay') return { kind, id, limitMs, prompts: ['pro-0001', 'pro-0002'], content: [] };
      const refs = walkContent.items.slice(index * itemsPerSection).slice(0, items);
      return {
        kind: 'section',
        id,
        section: 'quantitative',
        scored: true,
        limitMs,
        items: refs.map((item) => item.id),
        keys: refs.map((item) => item.key),
        passages: ['pas-0001'],
        content: [],
      };
    }),
  }));

const letter = fc.constantFrom(...choiceLetters);
const place = fc.integer({ min: -1, max: 12 });
const highlight = fc.record({
  passage: fc.constantFrom('pas-0001', 'pas-0002'),
  paragraph: fc.constantFrom(0, 1),
  start: place,
  end: place,
});
const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: letter.map((chosen): Step => ({ type: 'choose', letter: chosen })) },
  { weight: 4, arbitrary: letter.map((crossed): Step => ({ type: 'toggle-cross-out', letter: crossed })) },
  { weight: 4, arbitrary: fc.string({ maxLength: 8 }).map((text): Step => ({ type: 'write', text })) },
  {
    weight: 2,
    arbitrary: fc.string({ maxLength: 8 }).map((text): Step => ({ type: 'write-outline', text })),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom('pro-0001', 'pro-0002', 'pro-0009')
      .map((prompt): Step => ({ type: 'choose-prompt', prompt })),
  },
  { weight: 3, arbitrary: fc.integer({ min: -1, max: 4 }).map((index): Step => ({ type: 'go-to', index })) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(...confidenceLevels).map((confidence): Step => ({ type: 'rate', confidence })),
  },
  { weight: 2, arbitrary: highlight.map((lit): Step => ({ type: 'highlight', highlight: lit })) },
  { weight: 1, arbitrary: highlight.map((lit): Step => ({ type: 'remove-highlight', highlight: lit })) },
  {
    weight: 8,
    arbitrary: fc.constantFrom<Step>(
      { type: 'next' },
      { type: 'next' },
      { type: 'back' },
      { type: 'clear' },
      { type: 'toggle-flag' },
      { type: 'check' },
      { type: 'open-review' },
    ),
  },
  // Events that end or stop a part are rarer than others, so that most walks continue for long.
  {
    weight: 10,
    arbitrary: fc.constantFrom<Step>({ type: 'begin-part' }, { type: 'resume' }, { type: 'tick' }),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom<Step>({ type: 'end-part' }, { type: 'interrupt' }, { type: 'pause' }),
  },
);

/** How far both clocks advance before an event; `untilLimit`: to the end of the part, plus or minus a millisecond. */
type Move = { readonly wallMs: number; readonly monotonicMs: number } | { readonly untilLimit: -1 | 0 | 1 };

const hourMs = 3_600_000;
const together = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).map((ms) => ({ wallMs: ms, monotonicMs: ms }));
const moves: fc.Arbitrary<Move> = fc.oneof(
  { weight: 20, arbitrary: together(0, 5000) },
  // Fractions, as in browsers.
  {
    weight: 4,
    arbitrary: fc
      .integer({ min: 1, max: 50_000 })
      .map((n) => ({ wallMs: Math.round(n / 10), monotonicMs: n / 10 })),
  },
  { weight: 3, arbitrary: together(30_000, maxTickGapMs) },
  { weight: 2, arbitrary: fc.constantFrom(-1, 0, 1).map((untilLimit) => ({ untilLimit })) },
  // A closed lid, with a monotonic clock that stops or continues.
  { weight: 1, arbitrary: together(maxTickGapMs + 1, hourMs) },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 1000, max: hourMs }).map((wallMs) => ({ wallMs, monotonicMs: 1000 })),
  },
  // A wall clock that is changed.
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: -2 * hourMs, max: 2 * hourMs })
      .map((wallMs) => ({ wallMs, monotonicMs: 500 })),
  },
);

interface WalkStep {
  readonly step: Step;
  readonly move: Move;
  /** The page dies after the event, and a new one reads what was saved. */
  readonly crash: boolean;
}

export interface Walk {
  readonly form: TestForm;
  readonly steps: readonly WalkStep[];
}

const rarely = fc.integer({ min: 0, max: 24 }).map((n) => n === 0);

export const walks: fc.Arbitrary<Walk> = fc.record({
  form: forms,
  steps: fc.array(fc.record({ step: steps, move: moves, crash: rarely }), {
    minLength: 10,
    maxLength: 90,
    size: 'max',
  }),
});

/** A step of a walk as it was applied. */
export interface Transition {
  readonly before: Attempt;
  /** Null for a crash, after which the saved attempt is read. */
  readonly event: AttemptEvent | null;
  readonly after: Attempt;
  /** How far each clock advanced; after a crash, the monotonic one restarts, so it hasn't advanced. */
  readonly wallMs: number;
  readonly monotonicMs: number;
  readonly now: ClockReading;
}

/** Returns the attempt after a round trip through text storage. */
export function stored(attempt: Attempt): Attempt {
  return JSON.parse(JSON.stringify(attempt));
}

/** Applies a walk. */
export function transitionsOf({ form, steps: walkSteps }: Walk): readonly Transition[] {
  const transitions: Transition[] = [];
  let now = readingAt(0);
  let attempt = newAttempt('walk', form, now, new Set());
  for (const { step, move, crash } of walkSteps) {
    const { wallMs, monotonicMs } = distance(move, attempt, now);
    now = { ...now, utcMs: now.utcMs + wallMs, monotonicMs: now.monotonicMs + monotonicMs };
    const event = { ...step, now };
    const after = applyAttemptEvent(attempt, event);
    transitions.push({ before: attempt, event, after, wallMs, monotonicMs, now });
    attempt = after;
    if (crash) {
      const read = restoreAttempt(stored(attempt));
      now = { ...now, monotonicMs: 100 };
      transitions.push({ before: attempt, event: null, after: read, wallMs: 0, monotonicMs: 0, now });
      attempt = read;
    }
  }
  return transitions;
}

function distance(move: Move, attempt: Attempt, now: ClockReading) {
  if (!('untilLimit' in move)) return move;
  const left = remainingPartMs(attempt, now) ?? 1000;
  const ms = Math.min(maxTickGapMs, Math.max(0, left + move.untilLimit));
  return { wallMs: Math.ceil(ms), monotonicMs: ms };
}

/** Returns a walk's last state after the student ends the whole test. */
export function finishOf(walk: Walk): Attempt {
  const last = transitionsOf(walk).at(-1);
  if (last === undefined) throw new Error('A walk has steps');
  return applyAttemptEvent(last.after, { type: 'finish', now: last.now });
}
