/** Validates stored attempts: first their shape, with a limit on everything, then the domain's rules (`isConsistentAttempt`). */
import * as v from 'valibot';
import type { Attempt } from '@/domain/exam/attempts/attempt';
import type { ClockReading, Instant } from '@/domain/exam/attempts/clock';
import type { ClockSnapshot } from '@/domain/exam/attempts/clock-snapshot';
import { blueprint, type ContentName, isContentName, type SetName } from '@/domain/exam/test/blueprint';
import { maxEssayLength } from '@/domain/exam/essays/essay';
import type { AttemptConditions, TestForm, FormPart } from '@/domain/exam/test/form';
import { choiceLetters } from '@/domain/exam/items/item';
import { confidenceLevels } from '@/domain/exam/items/item-state';
import type { ItemResponse } from '@/domain/exam/attempts/response';
import { levelIds } from '@/domain/exam/level/level-id';
import { isConsistentAttempt } from '@/domain/exam/attempts/attempt-consistency';
import { timings } from '@/domain/exam/test/timing';
import { isIsoDay, type IsoDay } from '@/lib/dates/calendar';
import { isPlausibleInstant } from '@/lib/dates/plausible';

/** The latest time that a JavaScript Date can hold, in epoch milliseconds. */
const latestMs = 8.64e15;
const mostParts = 50;
const mostItems = 500;
/** Enough for a text of 1,000 words highlighted word by word. */
const mostHighlights = 5000;
const mostStops = 10_000;

export const epochMsSchema = v.pipe(v.number(), v.finite(), v.minValue(-latestMs), v.maxValue(latestMs));
/**
 * The time of a change in epoch milliseconds; the later of two versions wins. A time implausibly far in the future is read as 0:
 * otherwise, nothing could replace what a wrong clock wrote.
 */
export const changedAtSchema = v.pipe(
  epochMsSchema,
  v.transform((ms) => {
    const now = Date.now();
    return ms <= now || isPlausibleInstant(ms, now) ? ms : 0;
  }),
);
export const durationMsSchema = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(latestMs));
export const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const nameSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100));
export const isoDaySchema = v.custom<IsoDay>((value) => typeof value === 'string' && isIsoDay(value));
const names = v.pipe(v.array(nameSchema), v.maxLength(mostItems));
const offsetMinutes = v.pipe(v.number(), v.minValue(-24 * 60), v.maxValue(24 * 60));
const part = v.pipe(countSchema, v.maxValue(mostParts));

/** Ids can't contain colons, which separate the parts of storage keys. */
export const attemptIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
export const planIdSchema = nameSchema;
export const partIdSchema = nameSchema;
export const instantSchema: v.GenericSchema<unknown, Instant> = v.strictObject({
  utcMs: epochMsSchema,
  offsetMinutes,
});
export const endingSchema = v.nullable(v.picklist(['handed-in', 'time-up']));
export const timeLimitSchema = v.nullable(durationMsSchema);
export const sectionNameSchema = v.picklist(['verbal', 'quantitative', 'reading', 'mixed']);
export const timingSchema = v.picklist(timings);
/** Tests stored without a level count as Upper Level. */
export const levelSchema = v.optional(v.picklist(levelIds), 'upper');

export const formSourceSchema: v.GenericSchema<unknown, TestForm['source']> = v.variant('kind', [
  v.strictObject({
    kind: v.literal('set'),
    set: v.custom<SetName>((value) => typeof value === 'string' && Object.hasOwn(blueprint, value)),
  }),
  v.strictObject({ kind: v.literal('seed'), seed: v.pipe(countSchema, v.maxValue(0xffffffff)) }),
]);

export const conditionsSchema: v.GenericSchema<unknown, AttemptConditions> = v.variant('mode', [
  v.strictObject({ mode: v.literal('real') }),
  v.strictObject({ mode: v.literal('practice'), feedback: v.picklist(['each-question', 'at-end']) }),
]);

const contentName = v.custom<ContentName>((value) => typeof value === 'string' && isContentName(value));
const content = v.pipe(v.array(contentName), v.maxLength(100));

const formPart: v.GenericSchema<unknown, FormPart> = v.variant('kind', [
  v.strictObject({
    kind: v.literal('section'),
    id: partIdSchema,
    section: sectionNameSchema,
    scored: v.boolean(),
    limitMs: timeLimitSchema,
    items: names,
    keys: v.pipe(v.array(v.picklist(choiceLetters)), v.maxLength(mostItems)),
    passages: names,
    content,
    recalls: v.exactOptional(names),
    endless: v.exactOptional(v.literal(true)),
  }),
  v.strictObject({
    kind: v.literal('essay'),
    id: partIdSchema,
    limitMs: timeLimitSchema,
    prompts: names,
    content,
  }),
  v.strictObject({ kind: v.literal('break'), id: partIdSchema, limitMs: durationMsSchema }),
]);

const response: v.GenericSchema<unknown, ItemResponse> = v.variant('state', [
  v.strictObject({ state: v.literal('blank') }),
  v.strictObject({ state: v.literal('chosen'), letter: v.picklist(choiceLetters) }),
]);

const itemState = v.strictObject({
  response,
  crossedOut: v.pipe(v.array(v.picklist(choiceLetters)), v.maxLength(choiceLetters.length)),
  flagged: v.boolean(),
  confidence: v.nullable(v.picklist(confidenceLevels)),
  timeMs: durationMsSchema,
  answeredAtMs: v.nullable(durationMsSchema),
  checked: v.boolean(),
  // Attempts stored before second tries existed lack the field.
  secondTry: v.optional(v.nullable(v.strictObject({ letter: v.nullable(v.picklist(choiceLetters)) })), null),
  // Attempts stored before this time was counted lack the field.
  explanationMs: v.optional(durationMsSchema, 0),
});

const highlight = v.strictObject({
  passage: nameSchema,
  paragraph: countSchema,
  start: countSchema,
  end: countSchema,
});
const essayText = v.pipe(v.string(), v.maxLength(maxEssayLength));

const partState = v.variant('kind', [
  v.strictObject({
    kind: v.literal('section'),
    phase: v.picklist(['answering', 'reviewing']),
    items: v.pipe(v.array(itemState), v.maxLength(mostItems)),
    current: countSchema,
    highlights: v.pipe(v.array(highlight), v.maxLength(mostHighlights)),
    usedMs: durationMsSchema,
    ending: endingSchema,
  }),
  v.strictObject({
    kind: v.literal('essay'),
    prompt: v.nullable(nameSchema),
    outline: essayText,
    text: essayText,
    usedMs: durationMsSchema,
    ending: endingSchema,
  }),
  v.strictObject({ kind: v.literal('break'), usedMs: durationMsSchema, ending: endingSchema }),
]);

const clockReading: v.GenericSchema<unknown, ClockReading> = v.strictObject({
  utcMs: epochMsSchema,
  monotonicMs: epochMsSchema,
  offsetMinutes,
});

const clockNoteSchema: v.GenericSchema<unknown, ClockSnapshot> = v.strictObject({
  part,
  usedMs: durationMsSchema,
  explanationMs: v.optional(durationMsSchema, 0),
  lastReading: clockReading,
});

const stops = v.pipe(
  v.array(v.strictObject({ at: epochMsSchema, lengthMs: durationMsSchema, part })),
  v.maxLength(mostStops),
);

const attemptSchema: v.GenericSchema<unknown, Attempt> = v.strictObject({
  id: attemptIdSchema,
  form: v.strictObject({
    planId: planIdSchema,
    level: levelSchema,
    source: formSourceSchema,
    conditions: conditionsSchema,
    timing: timingSchema,
    parts: v.pipe(v.array(formPart), v.nonEmpty(), v.maxLength(mostParts)),
  }),
  seenBefore: v.pipe(v.array(nameSchema), v.maxLength(mostParts * mostItems)),
  startedAt: instantSchema,
  phase: v.variant('name', [
    v.strictObject({ name: v.literal('directions') }),
    v.strictObject({ name: v.literal('running') }),
    v.strictObject({ name: v.literal('paused'), since: epochMsSchema }),
    v.strictObject({ name: v.literal('interrupted'), since: epochMsSchema }),
    v.strictObject({ name: v.literal('finished'), at: instantSchema }),
  ]),
  part,
  parts: v.pipe(v.array(partState), v.maxLength(mostParts)),
  interruptions: stops,
  pauses: stops,
  lastReading: v.nullable(clockReading),
});

/** Parses a stored attempt; null unless it is a state that the attempt's state machine can reach. */
export function parseAttempt(value: unknown): Attempt | null {
  const attempt = parseOrNull(attemptSchema, value);
  return attempt !== null && isConsistentAttempt(attempt) ? attempt : null;
}

/** Parses a clock that was stored separately from its attempt; null if it is invalid. */
export function parseStoredClock(value: unknown): ClockSnapshot | null {
  return parseOrNull(clockNoteSchema, value);
}

/** Parses a value with a schema; null if it doesn't match. Never throws. */
export function parseOrNull<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | null {
  try {
    const outcome = v.safeParse(schema, value);
    return outcome.success ? outcome.output : null;
  } catch {
    return null;
  }
}
