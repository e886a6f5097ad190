/**
 * The state machine of a whole test: parts in sequence, each under its own clock. It handles sections, essays, and breaks,
 * independent of item content, screens, and storage. Pure: every event carries its own clock reading.
 *
 *   directions -> running -> (next part) ... -> finished
 *                   |  ^
 *                   v  |
 *        interrupted or paused: no clock runs
 *
 * A break has no directions: it begins when the part before it ends.
 */
import { assertUnreachable } from '@/lib/assert';
import { type ClockReading, type Instant, instantOf, elapsedBetween } from './clock';
import { untouchedItem } from '@/domain/exam/items/item-state';
import { type AddItemEvent, maxEndlessDrillItems } from './endless-drill';
import { type EssayEvent, type EssayState, newEssayState, applyEssayEvent } from '@/domain/exam/essays/essay';
import type { TestForm, FormPart } from '@/domain/exam/test/form';
import {
  applySectionEvent,
  isSectionClockRunning,
  type SectionEnding,
  newSectionState,
  type SectionEvent,
  type SectionState,
  withSectionTimeAdded,
} from './section-state';
import { formItemIds } from '@/domain/exam/test/form-item-ids';

export interface BreakState {
  readonly kind: 'break';
  readonly usedMs: number;
  readonly ending: SectionEnding | null;
}

export type PartState = SectionState | EssayState | BreakState;

/** The phase of an attempt. `since` is when its clock stopped, in epoch milliseconds. */
export type AttemptPhase =
  | { readonly name: 'directions' }
  | { readonly name: 'running' }
  | { readonly name: 'paused'; readonly since: number }
  | { readonly name: 'interrupted'; readonly since: number }
  | { readonly name: 'finished'; readonly at: Instant };

/**
 * A period during which the test was stopped. `at` is when it began, in epoch milliseconds; the wall clock determines its length.
 */
export interface Suspension {
  readonly at: number;
  readonly lengthMs: number;
  /** Index of the part in which it happened. */
  readonly part: number;
}

export interface Attempt {
  readonly id: string;
  readonly form: TestForm;
  /** The ids, without versions, of the form's items that the student had seen before this attempt. */
  readonly seenBefore: readonly string[];
  readonly startedAt: Instant;
  readonly phase: AttemptPhase;
  /** Index of the current part; for a finished attempt, of the last part reached. */
  readonly part: number;
  /** One per part of the form, in order. */
  readonly parts: readonly PartState[];
  readonly interruptions: readonly Suspension[];
  readonly pauses: readonly Suspension[];
  /** The clock reading when time was last counted; null while no clock runs. */
  readonly lastReading: ClockReading | null;
}

export type AttemptEvent = { readonly now: ClockReading } & (
  | SectionEvent
  | EssayEvent
  | AddItemEvent
  /** The student has read the directions, so the part's clock starts. */
  | { readonly type: 'begin-part' }
  /** Hands in a section or an essay, or ends a break. */
  | { readonly type: 'end-part' }
  | { readonly type: 'tick' }
  | { readonly type: 'interrupt' }
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }
  /** Ends the whole test. Parts that weren't reached have no ending. */
  | { readonly type: 'finish' }
);

/**
 * Creates an attempt that begins with the directions of its first part.
 * @param seen the ids of all items that the student has seen, in any version; only those in the form are saved
 */
export function newAttempt(
  id: string,
  form: TestForm,
  now: ClockReading,
  seen: ReadonlySet<string>,
): Attempt {
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
      return newSectionState(part.items.length);
    case 'essay':
      return newEssayState();
    case 'break':
      return { kind: 'break', usedMs: 0, ending: null };
    default:
      return assertUnreachable(part);
  }
}

/**
 * Returns the attempt after an event. Counts time first: if the part's clock has run out, the part ends with the answers so far and
 * the event is ignored. After an absence no time is counted, an answer or text in the event is saved, and the attempt becomes
 * interrupted. While no clock runs, returns the same object for events that don't apply.
 */
export function applyAttemptEvent(attempt: Attempt, event: AttemptEvent): Attempt {
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
      // The last keystrokes before the stop may arrive after it.
      if (event.type === 'write' || event.type === 'write-outline') return worked(attempt, event);
      return event.type === 'finish' ? finished(resumed(attempt, phase, event.now), event.now) : attempt;
    case 'running':
      return running(attempt, event);
    default:
      return assertUnreachable(phase);
  }
}

/** Restores a stored attempt. A running one becomes interrupted as of the last counted time. */
export function restoreAttempt(attempt: Attempt): Attempt {
  if (attempt.phase.name !== 'running') return attempt;
  return stopped(attempt, 'interrupted', attempt.lastReading?.utcMs ?? attempt.startedAt.utcMs);
}

/** Ends an abandoned attempt as of the time it was left, so that its answers count for the day on which they were given. */
export function endAbandonedAttempt(attempt: Attempt): Attempt {
  const { phase, startedAt } = restoreAttempt(attempt);
  if (phase.name === 'finished') return attempt;
  const utcMs = phase.name === 'directions' || phase.name === 'running' ? startedAt.utcMs : phase.since;
  return { ...attempt, phase: { name: 'finished', at: { ...startedAt, utcMs } }, lastReading: null };
}

/** Returns the time left on the current part's clock in milliseconds, at least zero; null if it is untimed. */
export function remainingPartMs(attempt: Attempt, now: ClockReading): number | null {
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
    const current = isAnswer(event) ? worked(attempt, event) : attempt;
    return stopped(current, 'interrupted', attempt.lastReading?.utcMs ?? event.now.utcMs);
  }
  const counted = withPartTimeAdded(attempt, passed?.ms ?? 0, event.now);
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
      return assertUnreachable(event);
  }
}

type WorkEvent = SectionEvent | EssayEvent;

/** Events that carry no answer or text: navigation between questions, checking an answer, and adding an item. */
const moves: ReadonlySet<string> = new Set(['go-to', 'next', 'back', 'open-review', 'check', 'add-item']);
const clockEvents = ['tick', 'begin-part', 'resume', 'interrupt', 'pause', 'end-part', 'finish'] as const;
type ClockEvent = Extract<AttemptEvent, { type: (typeof clockEvents)[number] }>;

function isClockEvent(event: AttemptEvent): event is ClockEvent {
  return clockEvents.some((type) => type === event.type);
}

/** Checks whether an event carries student input, which must not be lost even if it is the first event after an absence. */
function isAnswer(event: AttemptEvent): event is Exclude<AttemptEvent, ClockEvent | AddItemEvent> {
  return !isClockEvent(event) && !moves.has(event.type);
}

function worked(attempt: Attempt, event: WorkEvent): Attempt {
  const { conditions, parts } = attempt.form;
  const [part, state] = [parts[attempt.part], attempt.parts[attempt.part]];
  if (part?.kind === 'section' && state?.kind === 'section' && !isEssayEvent(event))
    return withPart(attempt, applySectionEvent(state, event, conditions, part));
  if (state?.kind === 'essay' && isEssayEvent(event) && isOffered(attempt, event))
    return withPart(attempt, applyEssayEvent(state, event));
  return attempt;
}

/** Rejects the choice of a prompt from another form, because a stored attempt with such a prompt couldn't be restored. */
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

/** Adds time to the current part's clock, up to its limit, or to the explanation on screen, which has a limit of its own. */
export function withPartTimeAdded(attempt: Attempt, ms: number, now: ClockReading): Attempt {
  const part = attempt.form.parts[attempt.part];
  const state = attempt.parts[attempt.part];
  if (part === undefined || state === undefined) return attempt;
  const countedMs = part.limitMs === null || !runs(state) ? ms : Math.min(ms, part.limitMs - state.usedMs);
  const counted =
    state.kind === 'section'
      ? withSectionTimeAdded(state, countedMs)
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

/** Locks the current part and moves on to the next. A break starts at once; any other part shows its directions first. */
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

/**
 * Appends an item to an endless section and makes it the current one. Returns the same object if the section isn't endless, is
 * full, or already has the item.
 */
export function withItemAdded(attempt: Attempt, { ref, key }: AddItemEvent): Attempt {
  const { form, parts, part: index } = attempt;
  const [part, state] = [form.parts[index], parts[index]];
  if (part?.kind !== 'section' || state?.kind !== 'section' || part.endless !== true) return attempt;
  if (part.items.length >= maxEndlessDrillItems || part.items.includes(ref)) return attempt;
  const items = [...part.items, ref];
  return {
    ...attempt,
    form: { ...form, parts: form.parts.with(index, { ...part, items, keys: [...part.keys, key] }) },
    parts: parts.with(index, {
      ...state,
      phase: 'answering',
      items: [...state.items, untouchedItem],
      current: items.length - 1,
    }),
  };
}
