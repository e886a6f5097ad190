/** What a stored attempt may be: the shape with a limit on everything, then the rules of the domain. */
import * as v from 'valibot';
import type { Attempt } from '@/domain/exam/attempt';
import type { ClockReading, Instant } from '@/domain/exam/clock';
import type { ClockNote } from '@/domain/exam/clock-note';
import { blueprint, type ContentName, isContentName, type SetName } from '@/domain/exam/blueprint';
import { longestEssay } from '@/domain/exam/essay';
import type { Conditions, Form, FormPart } from '@/domain/exam/form';
import { letters } from '@/domain/exam/item';
import { confidences } from '@/domain/exam/item-state';
import type { Response } from '@/domain/exam/response';
import { levelIds } from '@/domain/exam/level/level-id';
import { isSound } from '@/domain/exam/soundness';
import { timings } from '@/domain/exam/timing';
import { isIsoDay, type IsoDay } from '@/lib/calendar';
import { isPlausibleInstant } from '@/lib/plausible';

/** The last instant that a JavaScript date can hold; every other time is far below it. */
const latestMs = 8.64e15;
const mostParts = 50;
const mostItems = 500;
/** A text of 1,000 words highlighted word by word, with room to spare. */
const mostHighlights = 5000;
const mostStops = 10_000;

export const time = v.pipe(v.number(), v.finite(), v.minValue(-latestMs), v.maxValue(latestMs));
/**
 * When something was changed, by which the later of two versions counts. A time too far ahead counts as the earliest: otherwise
 * no change would replace what a wrong clock wrote.
 */
export const changedAt = v.pipe(
  time,
  v.transform((ms) => {
    const now = Date.now();
    return ms <= now || isPlausibleInstant(ms, now) ? ms : 0;
  }),
);
export const duration = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(latestMs));
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const name = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100));
export const day = v.custom<IsoDay>((value) => typeof value === 'string' && isIsoDay(value));
const names = v.pipe(v.array(name), v.maxLength(mostItems));
const offsetMinutes = v.pipe(v.number(), v.minValue(-24 * 60), v.maxValue(24 * 60));
const part = v.pipe(count, v.maxValue(mostParts));

/** Ids are parts of storage keys, where a colon separates. */
export const attemptId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
export const planId = name;
export const partId = name;
export const instant: v.GenericSchema<unknown, Instant> = v.strictObject({ utcMs: time, offsetMinutes });
export const ending = v.nullable(v.picklist(['handed-in', 'time-up']));
export const limit = v.nullable(duration);
export const sectionName = v.picklist(['verbal', 'quantitative', 'reading', 'mixed']);
export const timing = v.picklist(timings);
/** A test that was stored without its level is of the Upper Level. */
export const level = v.optional(v.picklist(levelIds), 'upper');

export const source: v.GenericSchema<unknown, Form['source']> = v.variant('kind', [
  v.strictObject({
    kind: v.literal('set'),
    set: v.custom<SetName>((value) => typeof value === 'string' && Object.hasOwn(blueprint, value)),
  }),
  v.strictObject({ kind: v.literal('seed'), seed: v.pipe(count, v.maxValue(0xffffffff)) }),
]);

export const conditions: v.GenericSchema<unknown, Conditions> = v.variant('mode', [
  v.strictObject({ mode: v.literal('real') }),
  v.strictObject({ mode: v.literal('practice'), feedback: v.picklist(['each-question', 'at-end']) }),
]);

const contentName = v.custom<ContentName>((value) => typeof value === 'string' && isContentName(value));
const content = v.pipe(v.array(contentName), v.maxLength(100));

const formPart: v.GenericSchema<unknown, FormPart> = v.variant('kind', [
  v.strictObject({
    kind: v.literal('section'),
    id: partId,
    section: sectionName,
    scored: v.boolean(),
    limitMs: limit,
    items: names,
    keys: v.pipe(v.array(v.picklist(letters)), v.maxLength(mostItems)),
    passages: names,
    content,
    recalls: v.exactOptional(names),
    endless: v.exactOptional(v.literal(true)),
  }),
  v.strictObject({ kind: v.literal('essay'), id: partId, limitMs: limit, prompts: names, content }),
  v.strictObject({ kind: v.literal('break'), id: partId, limitMs: duration }),
]);

const response: v.GenericSchema<unknown, Response> = v.variant('state', [
  v.strictObject({ state: v.literal('blank') }),
  v.strictObject({ state: v.literal('chosen'), letter: v.picklist(letters) }),
]);

const itemState = v.strictObject({
  response,
  crossedOut: v.pipe(v.array(v.picklist(letters)), v.maxLength(letters.length)),
  flagged: v.boolean(),
  confidence: v.nullable(v.picklist(confidences)),
  timeMs: duration,
  answeredAtMs: v.nullable(duration),
  checked: v.boolean(),
  // An attempt that was stored before there were second tries has none.
  secondTry: v.optional(v.nullable(v.strictObject({ letter: v.nullable(v.picklist(letters)) })), null),
});

const highlight = v.strictObject({ passage: name, paragraph: count, start: count, end: count });
const essayText = v.pipe(v.string(), v.maxLength(longestEssay));

const partState = v.variant('kind', [
  v.strictObject({
    kind: v.literal('section'),
    phase: v.picklist(['answering', 'reviewing']),
    items: v.pipe(v.array(itemState), v.maxLength(mostItems)),
    current: count,
    highlights: v.pipe(v.array(highlight), v.maxLength(mostHighlights)),
    usedMs: duration,
    ending,
  }),
  v.strictObject({
    kind: v.literal('essay'),
    prompt: v.nullable(name),
    outline: essayText,
    text: essayText,
    usedMs: duration,
    ending,
  }),
  v.strictObject({ kind: v.literal('break'), usedMs: duration, ending }),
]);

const clockReading: v.GenericSchema<unknown, ClockReading> = v.strictObject({
  utcMs: time,
  monotonicMs: time,
  offsetMinutes,
});

const clockNoteSchema: v.GenericSchema<unknown, ClockNote> = v.strictObject({
  part,
  usedMs: duration,
  lastReading: clockReading,
});

const stops = v.pipe(v.array(v.strictObject({ at: time, lengthMs: duration, part })), v.maxLength(mostStops));

const attemptSchema: v.GenericSchema<unknown, Attempt> = v.strictObject({
  id: attemptId,
  form: v.strictObject({
    planId,
    level,
    source,
    conditions,
    timing,
    parts: v.pipe(v.array(formPart), v.nonEmpty(), v.maxLength(mostParts)),
  }),
  seenBefore: v.pipe(v.array(name), v.maxLength(mostParts * mostItems)),
  startedAt: instant,
  phase: v.variant('name', [
    v.strictObject({ name: v.literal('directions') }),
    v.strictObject({ name: v.literal('running') }),
    v.strictObject({ name: v.literal('paused'), since: time }),
    v.strictObject({ name: v.literal('interrupted'), since: time }),
    v.strictObject({ name: v.literal('finished'), at: instant }),
  ]),
  part,
  parts: v.pipe(v.array(partState), v.maxLength(mostParts)),
  interruptions: stops,
  pauses: stops,
  lastReading: v.nullable(clockReading),
});

/** The attempt that a stored value is; null when it isn't one that the machine could have left so. */
export function attemptFrom(value: unknown): Attempt | null {
  const attempt = parsed(attemptSchema, value);
  return attempt !== null && isSound(attempt) ? attempt : null;
}

/** The clock note that a stored value is; null when it isn't one. */
export function clockNoteFrom(value: unknown): ClockNote | null {
  return parsed(clockNoteSchema, value);
}

/** A value as a schema wants it, null when it isn't so. Never throws, whatever the value. */
export function parsed<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | null {
  try {
    const outcome = v.safeParse(schema, value);
    return outcome.success ? outcome.output : null;
  } catch {
    return null;
  }
}
