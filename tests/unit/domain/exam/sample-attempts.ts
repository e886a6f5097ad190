/** A small test with a part of every kind, its content, and attempts at every stage. For tests only. */
import {
  applyAttemptEvent,
  type Attempt,
  type AttemptEvent,
  newAttempt,
} from '@/domain/exam/attempts/attempt';
import type { ClockReading } from '@/domain/exam/attempts/clock';
import type { AttemptConditions, TestForm, FormBreak, FormEssay, FormSection } from '@/domain/exam/test/form';
import type { Passage, ReadingItem, WritingPrompt } from '@/domain/exam/items/item';
import type { AttemptContent } from '@/domain/exam/scoring/result';
import { analogyItem, fiveOf, quantitativeItem, synonymItem } from './sample-items';

/** Saturday, November 21, 2026, 10:00 in New York. */
export const startUtcMs = Date.UTC(2026, 10, 21, 15);

/** Returns the reading of both clocks this long after the start, if neither is disturbed. */
export function readingAt(ms: number): ClockReading {
  return { utcMs: startUtcMs + ms, monotonicMs: 5000 + ms, offsetMinutes: -300 };
}

/** When these attempts are viewed again: the next day. */
export const nowMs = startUtcMs + 86_400_000;

export const real: AttemptConditions = { mode: 'real' };
export const practice: AttemptConditions = { mode: 'practice', feedback: 'at-end' };
export const practiceWithFeedback: AttemptConditions = { mode: 'practice', feedback: 'each-question' };

export function samplePassage(n: number, changes: Partial<Passage> = {}): Passage {
  return {
    id: `pas-${String(n).padStart(4, '0')}`,
    version: 1,
    genre: 'fiction',
    form: 'prose',
    title: `Passage ${n}`,
    intro: null,
    text: ['The gate was open.', 'Nobody came through it.'],
    ...changes,
  };
}

export function readingItem(n: number, passage: string, changes: Partial<ReadingItem> = {}): ReadingItem {
  return {
    id: `rea-${String(n).padStart(4, '0')}`,
    version: 1,
    section: 'reading',
    kind: 'reading',
    skill: 'detail',
    passage,
    difficulty: 3,
    stem: `What does sentence ${n} say?`,
    choices: fiveOf(['alpha', 'bravo', 'delta', 'hotel', 'kilos']),
    key: 'B',
    ...changes,
  };
}

const prompts: readonly WritingPrompt[] = [
  {
    id: 'pro-0001',
    version: 1,
    section: 'writing',
    kind: 'personal',
    text: 'She opened the box and saw a letter.',
  },
  {
    id: 'pro-0002',
    version: 1,
    section: 'writing',
    kind: 'general',
    text: 'Should homework be shorter? Take a side.',
  },
];

/** All content of `sampleForm`; the key is C for quantitative items, B for reading, A for synonyms. */
export const sampleContent: AttemptContent = {
  items: [
    ...[1, 2, 3].map((n) => quantitativeItem(n)),
    ...[1, 2].map((n) => readingItem(n, 'pas-0001')),
    ...[1, 2].map((n) => synonymItem(n, { key: 'A' })),
    analogyItem(1, { key: 'D' }),
  ],
  passages: [samplePassage(1)],
  prompts,
};

export const essayPart: FormEssay = {
  kind: 'essay',
  id: 'writing',
  limitMs: 120_000,
  prompts: ['pro-0001', 'pro-0002'],
  content: ['form-a/writing'],
};

export const breakPart: FormBreak = { kind: 'break', id: 'break-1', limitMs: 60_000 };

export const quantitativePart: FormSection = {
  kind: 'section',
  id: 'quantitative-1',
  section: 'quantitative',
  scored: true,
  limitMs: 90_000,
  items: ['qua-0001', 'qua-0002', 'qua-0003'],
  keys: ['C', 'C', 'C'],
  passages: [],
  content: ['form-a/quantitative-1'],
};

export const readingPart: FormSection = {
  kind: 'section',
  id: 'reading',
  section: 'reading',
  scored: true,
  limitMs: 60_000,
  items: ['rea-0001', 'rea-0002'],
  keys: ['B', 'B'],
  passages: ['pas-0001'],
  content: ['form-a/reading'],
};

/** The sample's last part, which isn't scored. */
export const experimentalPart: FormSection = {
  kind: 'section',
  id: 'experimental',
  section: 'mixed',
  scored: false,
  limitMs: 60_000,
  items: ['syn-0001', 'syn-0002', 'ana-0001'],
  keys: ['A', 'A', 'D'],
  passages: [],
  content: ['form-a/experimental'],
};

/** An essay, a break, and three sections under real conditions at standard time. */
export const sampleForm: TestForm = {
  planId: 'form-a',
  level: 'upper',
  source: { kind: 'set', set: 'form-a' },
  conditions: real,
  timing: 'standard',
  parts: [essayPart, breakPart, quantitativePart, readingPart, experimentalPart],
};

/** A one-part test, like the quick tests. */
export const oneSection: TestForm = { ...sampleForm, parts: [quantitativePart] };

type WithoutNow<Event> = Event extends AttemptEvent ? Omit<Event, 'now'> : never;

/** An event by a student or a clock, one second after the previous one unless `afterMs` overrides it. */
export type Step = WithoutNow<AttemptEvent> & { readonly afterMs?: number };

/** An attempt's state and the time since its start, from which the next step continues. */
export interface Played {
  readonly attempt: Attempt;
  readonly ms: number;
}

/** The items that this student has seen: two of the sample, and one of another test. */
export const seenBefore: readonly string[] = ['qua-0001', 'ana-0001', 'syn-0009'];

export function startOf(form: TestForm): Played {
  return { attempt: newAttempt('attempt-1', form, readingAt(0), new Set(seenBefore)), ms: 0 };
}

/** Applies steps with undisturbed clocks. */
export function played(steps: readonly Step[], from: Played | TestForm = sampleForm): Played {
  return steps.reduce<Played>(
    ({ attempt, ms }, { afterMs = 1000, ...step }) => ({
      attempt: applyAttemptEvent(attempt, { ...step, now: readingAt(ms + afterMs) }),
      ms: ms + afterMs,
    }),
    'attempt' in from ? from : startOf(from),
  );
}

export const begin: Step = { type: 'begin-part' };
export const end: Step = { type: 'end-part' };
export const chooseC: Step = { type: 'choose', letter: 'C' };

/** Steps from the start until each part of `sampleForm` is running. */
export const stepsTo = {
  essay: [begin],
  break: [begin, end],
  quantitative: [begin, end, end, begin],
  reading: [begin, end, end, begin, end, begin],
  experimental: [begin, end, end, begin, end, begin, end, begin],
} as const satisfies Readonly<Record<string, readonly Step[]>>;

/** One attempt in each possible phase; practice conditions for the pause. */
export const attemptsAt = {
  directions: startOf(sampleForm).attempt,
  essay: played([...stepsTo.essay, { type: 'write', text: 'It was late.' }]).attempt,
  break: played(stepsTo.break).attempt,
  section: played([...stepsTo.quantitative, chooseC, { type: 'next' }]).attempt,
  review: played([...stepsTo.quantitative, chooseC, { type: 'open-review' }]).attempt,
  interrupted: played([...stepsTo.quantitative, chooseC, { type: 'interrupt' }]).attempt,
  paused: played([...stepsTo.quantitative, chooseC, { type: 'pause' }], {
    ...sampleForm,
    conditions: practice,
  }).attempt,
  finished: played([...stepsTo.experimental, { type: 'choose', letter: 'A' }, end]).attempt,
} as const satisfies Readonly<Record<string, Attempt>>;
