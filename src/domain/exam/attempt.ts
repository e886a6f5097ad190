/**
 * The machine of a whole test: parts one after the other, each under its own clock. It knows sections, essays and breaks, and
 * nothing of items, screens or storage. Pure: every event brings its own reading of the clocks.
 *
 *   directions -> running -> (next part) ... -> finished
 *                   |  ^
 *                   v  |
 *        interrupted or paused: no clock runs
 *
 * A break has no directions: it begins when the part before it ends.
 */
import { unreachable } from '@/lib/assert';
import { type ClockReading, type Instant, instantOf, elapsedBetween } from './clock';
import { type AddItemEvent, withItemAdded } from './endless-drill';
import { type EssayEvent, type EssayState, newEssay, advanceEssay } from './essay';
import type { Form, FormPart } from './form';
import {
  advanceSection,
  isSectionClockRunning,
  type SectionEnding,
  newSection,
  type SectionEvent,
  type SectionState,
  withSectionTime,
} from './section-state';
import { formItemIds } from './form-item-ids';

export interface BreakState {
  readonly kind: 'break';
  readonly usedMs: number;
  readonly ending: SectionEnding | null;
}

export type PartState = SectionState | EssayState | BreakState;

/** Where an attempt stands. `since` is when its clock stopped, in epoch milliseconds. */
export type AttemptPhase =
  | { readonly name: 'directions' }
  | { readonly name: 'running' }
  | { readonly name: 'paused'; readonly since: number }
  | { readonly name: 'interrupted'; readonly since: number }
  | { readonly name: 'finished'; readonly at: Instant };

/** A stretch in which the test stood still: where in the test, and how long by the wall clock. */
export interface Suspension {
  readonly at: number;
  readonly lengthMs: number;
  /** Index of the part that it fell into. */
  readonly part: number;
}

export interface Attempt {
  readonly id: string;
  readonly form: Form;
  /** The ids, without versions, of those items of the form that the student had met before this attempt began. */
  readonly seenBefore: readonly string[];
  readonly startedAt: Instant;
  readonly phase: AttemptPhase;
  /** Index of the current part; of a finished attempt, the last one reached. */
  readonly part: number;
  /** One for each part of the form, in its order. */
  readonly parts: readonly PartState[];
  readonly interruptions: readonly Suspension[];
  readonly pauses: readonly Suspension[];
  /** The clocks when time was last counted; null while no clock runs. */
  readonly lastReading: ClockReading | null;
}

export type AttemptEvent = { readonly now: ClockReading } & (
  | SectionEvent
  | EssayEvent
  | AddItemEvent
  /** The student has read the directions: the clock of the part starts. */
  | { readonly type: 'begin-part' }
  /** Hands in a section or an essay, or goes on from a break. */
  | { readonly type: 'end-part' }
  | { readonly type: 'tick' }
  | { readonly type: 'interrupt' }
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }
  /** Ends the whole test; parts that were not reached stay without an ending. */
  | { readonly type: 'finish' }
);

/**
 * A new attempt, at the directions of its first part.
 * @param seen the ids of all items that the student has met, in whatever version; those of the form are kept
 */
export function newAttempt(id: string, form: Form, now: ClockReading, seen: ReadonlySet<string>): Attempt {
  return {
    id,
    form,
    seenBefore: formItemIds(form).filter((item) => seen.has(item)),
    startedAt: instantOf(now),
    phase: { name: 'directions' },
    part: 0,
    parts: form.parts.map(newPart),
    interruptions: [],
    pauses: [],
    lastReading: null,
  };
}

function newPart(part: FormPart): PartState {
  switch (part.kind) {
    case 'section':
      return newSection(part.items.length);
    case 'essay':
      return newEssay();
    case 'break':
      return { kind: 'break', usedMs: 0, ending: null };
    default:
      return unreachable(part);
  }
}

/**
 * The attempt after an event. Time is counted first: when the part's clock has run out, the part ends with what was
 * answered, and the event isn't applied. After an absence nothing is counted, an answer or a text that came with the event is
 * kept, and the attempt stands interrupted. While no clock runs, an event that has no meaning there gives the very same object
 * back.
 */
export function advanceAttempt(attempt: Attempt, event: AttemptEvent): Attempt {
  const { phase } = attempt;
  switch (phase.name) {
    case 'finished':
      return attempt;
    case 'directions':
      if (event.type === 'begin-part')
        return { ...attempt, phase: { name: 'running' }, lastReading: event.now };
      return event.type === 'finish' ? finished(attempt, event.now) : attempt;
    case 'interrupted':
    case 'paused':
      if (event.type === 'resume') return resumed(attempt, phase, event.now);
      // What was typed just before the stop may arrive after it.
      if (event.type === 'write' || event.type === 'write-outline') return worked(attempt, event);
      return event.type === 'finish' ? finished(resumed(attempt, phase, event.now), event.now) : attempt;
    case 'running':
      return running(attempt, event);
    default:
      return unreachable(phase);
  }
}

/** What a stored attempt becomes when it is read again: a running one stands interrupted since time was last counted. */
export function restoreAttempt(attempt: Attempt): Attempt {
  if (attempt.phase.name !== 'running') return attempt;
  return stopped(attempt, 'interrupted', attempt.lastReading?.utcMs ?? attempt.startedAt.utcMs);
}

/**
 * A test that was left, as it is when it ends with that: it was finished at the time when it was left, so that its answers count for
 * the day on which they were given.
 */
export function endAbandonedAttempt(attempt: Attempt): Attempt {
  const { phase, startedAt } = restoreAttempt(attempt);
  if (phase.name === 'finished') return attempt;
  const utcMs = phase.name === 'directions' || phase.name === 'running' ? startedAt.utcMs : phase.since;
  return { ...attempt, phase: { name: 'finished', at: { ...startedAt, utcMs } }, lastReading: null };
}

/** The time left on the current part's clock, in milliseconds, never below zero; null where it has no clock. */
export function remainingMs(attempt: Attempt, now: ClockReading): number | null {
  const part = attempt.form.parts[attempt.part];
  const state = attempt.parts[attempt.part];
  if (part === undefined || state === undefined || part.limitMs === null) return null;
  const { lastReading } = attempt;
  const passed = lastReading === null || !runs(state) ? null : elapsedBetween(lastReading, now);
  const uncountedMs = passed?.kind === 'counted' ? passed.ms : 0;
  return Math.max(0, part.limitMs - state.usedMs - uncountedMs);
}

function runs(state: PartState): boolean {
  return state.kind !== 'section' || isSectionClockRunning(state);
}

function running(attempt: Attempt, event: AttemptEvent): Attempt {
  const passed = attempt.lastReading === null ? null : elapsedBetween(attempt.lastReading, event.now);
  if (passed?.kind === 'absence') {
    const kept = isAnswer(event) ? worked(attempt, event) : attempt;
    return stopped(kept, 'interrupted', attempt.lastReading?.utcMs ?? event.now.utcMs);
  }
  const counted = withPartTime(attempt, passed?.ms ?? 0, event.now);
  if (isOver(counted)) return partEnded(counted, 'time-up', event.now);
  if (event.type === 'add-item') return withItemAdded(counted, event);
  if (!isClockEvent(event)) return worked(counted, event);
  switch (event.type) {
    case 'tick':
    case 'begin-part':
    case 'resume':
      return counted;
    case 'interrupt':
      return stopped(counted, 'interrupted', event.now.utcMs);
    case 'pause':
      return attempt.form.conditions.mode === 'practice'
        ? stopped(counted, 'paused', event.now.utcMs)
        : counted;
    case 'end-part':
      return partEnded(counted, 'handed-in', event.now);
    case 'finish':
      return finished(counted, event.now);
    default:
      return unreachable(event);
  }
}

type WorkEvent = SectionEvent | EssayEvent;

/** Work events that carry nothing of the student's: moves between questions, and asking for the reasons. */
const moves: ReadonlySet<string> = new Set(['go-to', 'next', 'back', 'open-review', 'check', 'add-item']);
const clockEvents = ['tick', 'begin-part', 'resume', 'interrupt', 'pause', 'end-part', 'finish'] as const;
type ClockEvent = Extract<AttemptEvent, { type: (typeof clockEvents)[number] }>;

function isClockEvent(event: AttemptEvent): event is ClockEvent {
  return clockEvents.some((type) => type === event.type);
}

/** Events that must not be lost even when they come first after an absence. */
function isAnswer(event: AttemptEvent): event is Exclude<AttemptEvent, ClockEvent | AddItemEvent> {
  return !isClockEvent(event) && !moves.has(event.type);
}

function worked(attempt: Attempt, event: WorkEvent): Attempt {
  const { conditions, parts } = attempt.form;
  const [part, state] = [parts[attempt.part], attempt.parts[attempt.part]];
  if (part?.kind === 'section' && state?.kind === 'section' && !isEssayEvent(event))
    return withPart(attempt, advanceSection(state, event, conditions, part));
  if (state?.kind === 'essay' && isEssayEvent(event) && isOffered(attempt, event))
    return withPart(attempt, advanceEssay(state, event));
  return attempt;
}

/** A prompt of another form can't be chosen: an attempt that names one couldn't be read again. */
function isOffered({ form, part }: Attempt, event: EssayEvent): boolean {
  const essay = form.parts[part];
  return event.type !== 'choose-prompt' || (essay?.kind === 'essay' && essay.prompts.includes(event.prompt));
}

function isEssayEvent(event: WorkEvent): event is EssayEvent {
  return event.type === 'choose-prompt' || event.type === 'write-outline' || event.type === 'write';
}

function withPart(attempt: Attempt, state: PartState): Attempt {
  return attempt.parts[attempt.part] === state
    ? attempt
    : { ...attempt, parts: attempt.parts.with(attempt.part, state) };
}

/** Adds time to the current part's clock, never past its limit. */
export function withPartTime(attempt: Attempt, ms: number, now: ClockReading): Attempt {
  const part = attempt.form.parts[attempt.part];
  const state = attempt.parts[attempt.part];
  if (part === undefined || state === undefined) return attempt;
  const countedMs = part.limitMs === null ? ms : Math.min(ms, part.limitMs - state.usedMs);
  const counted =
    state.kind === 'section'
      ? withSectionTime(state, countedMs)
      : countedMs > 0
        ? { ...state, usedMs: state.usedMs + countedMs }
        : state;
  return { ...withPart(attempt, counted), lastReading: now };
}

function isOver({ form, parts, part }: Attempt): boolean {
  const limitMs = form.parts[part]?.limitMs ?? null;
  const usedMs = parts[part]?.usedMs ?? 0;
  return limitMs !== null && usedMs >= limitMs;
}

/** Locks the current part and goes on to the next: a break begins at once, anything else with its directions. */
function partEnded(attempt: Attempt, ending: SectionEnding, now: ClockReading): Attempt {
  const state = attempt.parts[attempt.part];
  if (state === undefined) return attempt;
  const locked = withPart(attempt, { ...state, ending });
  const next = attempt.part + 1;
  const nextPart = attempt.form.parts[next];
  if (nextPart === undefined) return finished(locked, now);
  return nextPart.kind === 'break'
    ? { ...locked, part: next, phase: { name: 'running' }, lastReading: now }
    : { ...locked, part: next, phase: { name: 'directions' }, lastReading: null };
}

function finished(attempt: Attempt, now: ClockReading): Attempt {
  return { ...attempt, phase: { name: 'finished', at: instantOf(now) }, lastReading: null };
}

function stopped(attempt: Attempt, name: 'interrupted' | 'paused', since: number): Attempt {
  return { ...attempt, phase: { name, since }, lastReading: null };
}

function resumed(
  attempt: Attempt,
  phase: Extract<AttemptPhase, { name: 'interrupted' | 'paused' }>,
  now: ClockReading,
): Attempt {
  const stop: Suspension = {
    at: phase.since,
    lengthMs: Math.max(0, now.utcMs - phase.since),
    part: attempt.part,
  };
  const stops =
    phase.name === 'paused'
      ? { pauses: [...attempt.pauses, stop] }
      : { interruptions: [...attempt.interruptions, stop] };
  return { ...attempt, ...stops, phase: { name: 'running' }, lastReading: now };
}
