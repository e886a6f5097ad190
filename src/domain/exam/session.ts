/**
 * The session machine: what a student may do in which phase of a test, and what the clock does meanwhile. Pure: every
 * event brings its own `now`, in epoch milliseconds.
 *
 *   answering <-> reviewing -> finished (handed in)
 *       |             |
 *       +-- time up --+----> finished (time up)
 *       +-- interrupted by a reload or crash; resumes where it was
 */
import { unreachable } from '@/lib/assert';
import type { Form } from './form';
import type { Letter } from './item';
import {
  chosen,
  cleared,
  crossOutToggled,
  newSitting,
  settle,
  type Sitting,
  stopped,
  withSheet,
} from './sitting';

export type Session =
  | ({ readonly phase: 'answering' } & Sitting)
  | ({ readonly phase: 'reviewing' } & Sitting)
  | ({ readonly phase: 'interrupted'; readonly during: 'answering' | 'reviewing' } & Sitting)
  | ({ readonly phase: 'finished'; readonly ending: Ending } & Sitting);

export type Ending = 'handed-in' | 'time-up';
export type FinishedSession = Extract<Session, { phase: 'finished' }>;
type Running = Extract<Session, { phase: 'answering' | 'reviewing' }>;

export type SessionEvent = { readonly now: number } & (
  | { readonly type: 'choose'; readonly letter: Letter }
  | { readonly type: 'clear' }
  | { readonly type: 'toggle-cross-out'; readonly letter: Letter }
  | { readonly type: 'toggle-flag' }
  | { readonly type: 'go-to'; readonly index: number }
  | { readonly type: 'next' }
  | { readonly type: 'back' }
  | { readonly type: 'open-review' }
  | { readonly type: 'hand-in' }
  | { readonly type: 'tick' }
  | { readonly type: 'interrupt' }
  | { readonly type: 'resume' }
);

/** Starts a session at `now`. */
export function startSession(form: Form, now: number): Session {
  return { phase: 'answering', ...newSitting(form, now) };
}

/**
 * Gives the session after an event. The clock is settled first: once the limit is reached the session is finished and
 * the event isn't applied. An event that the phase doesn't know changes nothing but the clock; when that stands too, the
 * session that comes back is the very same object.
 */
export function advance(session: Session, event: SessionEvent): Session {
  switch (session.phase) {
    case 'finished':
      return session;
    case 'interrupted':
      return interrupted(session, event);
    case 'answering':
    case 'reviewing': {
      const settled: Running = merged(session, settle(session, event.now, session.phase === 'answering'));
      if (settled.clock.usedMs >= settled.form.limitMs) return finished(settled, 'time-up');
      if (event.type === 'interrupt')
        return { ...stopped(settled), phase: 'interrupted', during: settled.phase };
      if (event.type === 'hand-in') return finished(settled, 'handed-in');
      return settled.phase === 'answering' ? answering(settled, event) : reviewing(settled, event);
    }
    default:
      return unreachable(session);
  }
}

/** Puts a changed sitting into its session; the same session when nothing changed. */
function merged<S extends Session>(session: S, sitting: Sitting): S {
  return sitting === session ? session : { ...session, ...sitting };
}

function finished(sitting: Sitting, ending: Ending): Session {
  const { form, sheets, current, clock, interruptions } = stopped(sitting);
  return { phase: 'finished', ending, form, sheets, current, clock, interruptions };
}

function answering(session: Extract<Session, { phase: 'answering' }>, event: SessionEvent): Session {
  const { current } = session;
  const last = session.sheets.length - 1;
  switch (event.type) {
    case 'choose':
      return merged(
        session,
        withSheet(session, current, (sheet) => chosen(sheet, event.letter)),
      );
    case 'clear':
      return merged(session, withSheet(session, current, cleared));
    case 'toggle-cross-out':
      return merged(
        session,
        withSheet(session, current, (sheet) => crossOutToggled(sheet, event.letter)),
      );
    case 'toggle-flag':
      return merged(
        session,
        withSheet(session, current, (sheet) => ({ ...sheet, flagged: !sheet.flagged })),
      );
    case 'go-to':
      return inRange(session, event.index) && event.index !== current
        ? { ...session, current: event.index }
        : session;
    case 'next':
      return current < last ? { ...session, current: current + 1 } : { ...session, phase: 'reviewing' };
    case 'back':
      return current > 0 ? { ...session, current: current - 1 } : session;
    case 'open-review':
      return { ...session, phase: 'reviewing' };
    case 'tick':
    case 'resume':
    case 'interrupt':
    case 'hand-in':
      return session;
    default:
      return unreachable(event);
  }
}

function reviewing(session: Extract<Session, { phase: 'reviewing' }>, event: SessionEvent): Session {
  switch (event.type) {
    case 'go-to':
      return inRange(session, event.index)
        ? { ...session, phase: 'answering', current: event.index }
        : session;
    case 'back':
      return { ...session, phase: 'answering' };
    case 'choose':
    case 'clear':
    case 'toggle-cross-out':
    case 'toggle-flag':
    case 'next':
    case 'open-review':
    case 'tick':
    case 'resume':
    case 'interrupt':
    case 'hand-in':
      return session;
    default:
      return unreachable(event);
  }
}

function interrupted(session: Extract<Session, { phase: 'interrupted' }>, event: SessionEvent): Session {
  if (event.type !== 'resume') return session;
  const { form, sheets, current, clock, interruptions, during } = session;
  return {
    phase: during,
    form,
    sheets,
    current,
    clock: { ...clock, markedAt: event.now },
    interruptions: interruptions + 1,
  };
}

/**
 * Gives what a stored session becomes when the page is loaded again: a running one stands still with the time that was
 * last saved, because the time away is not the student's.
 */
export function restored(session: Session): Session {
  if (session.phase !== 'answering' && session.phase !== 'reviewing') return session;
  return { ...stopped(session), phase: 'interrupted', during: session.phase };
}

/** Gives the time left at `now`, in milliseconds, never below zero. */
export function remainingMs(session: Session, now: number): number {
  return session.form.limitMs - settle(session, now, false).clock.usedMs;
}

function inRange(sitting: Sitting, index: number): boolean {
  return Number.isInteger(index) && index >= 0 && index < sitting.sheets.length;
}
