/**
 * Runs an attempt outside React: handles the student's actions, reads the clocks, and saves every change in the same task, so that
 * nothing on screen is unsaved.
 */
import {
  applyAttemptEvent,
  type Attempt,
  type AttemptEvent,
  remainingPartMs,
} from '@/domain/exam/attempts/attempt';
import type { ClockReading } from '@/domain/exam/attempts/clock';

type WithoutNow<Event> = Event extends unknown ? Omit<Event, 'now'> : never;

/** An event of an attempt, such as a student's action, without its time. `runAttempt` reads the clocks and adds it. */
export type AttemptAction = WithoutNow<AttemptEvent>;
export type SendAction = (move: AttemptAction) => void;

export interface AttemptRunner {
  /**
   * The attempt for rendering: the same object while only time or typed text has changed. The field shows typed text by itself, and
   * re-rendering the player for it would delay the next keystroke.
   */
  readonly getAttempt: () => Attempt;
  /** The attempt including all time counted so far. */
  readonly getCurrent: () => Attempt;
  readonly subscribe: (changed: () => void) => () => void;
  readonly send: SendAction;
  /** Milliseconds left on the running clock; null if no clock ends the part. */
  readonly remaining: () => number | null;
  /** Saves the attempt, including all time counted so far. */
  readonly store: () => void;
  /** Ignores all further events, because another tab has taken over the attempt or the student is leaving the page. */
  readonly stop: () => void;
}

interface AttemptRunnerOptions {
  readonly attempt: Attempt;
  readonly readClock: () => ClockReading;
  /** Saves synchronously; never throws. */
  readonly save: (attempt: Attempt) => void;
  /** Saves the time of an attempt in which nothing else has changed; never throws. */
  readonly saveClock: (attempt: Attempt) => void;
  readonly onFinished: (attempt: Attempt) => void;
}

const isTyping = ({ type }: AttemptAction): boolean => type === 'write' || type === 'write-outline';

export function runAttempt({
  attempt,
  readClock,
  save,
  saveClock,
  onFinished,
}: AttemptRunnerOptions): AttemptRunner {
  let current = attempt;
  let shown = attempt;
  let stopped = false;
  const listeners = new Set<() => void>();

  const store = () => {
    if (!stopped) save(current);
  };

  const send = (move: AttemptAction) => {
    if (stopped) return;
    const now = readClock();
    const next = applyAttemptEvent(current, { ...move, now });
    if (next === current) return;
    const isSameScreen = next.phase === current.phase && next.part === current.part;
    current = next;
    if (isSameScreen && next.phase.name === 'running' && isTyping(move)) store();
    else if (!isSameScreen || move.type !== 'tick') {
      shown = current;
      store();
      if (current.phase.name === 'finished') {
        stopped = true;
        onFinished(current);
      }
      listeners.forEach((changed) => changed());
      // Saved on every tick, so a crash loses at most one second of time.
    } else saveClock(current);
  };

  return {
    getAttempt: () => shown,
    getCurrent: () => current,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    send,
    remaining: () => remainingPartMs(current, readClock()),
    store,
    stop: () => {
      stopped = true;
    },
  };
}
