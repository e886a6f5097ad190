/**
 * A running attempt outside of React: takes what the student does, reads the clocks, and has every change stored in the same
 * task, so that nothing that is on screen is only on screen.
 */
import { advanceAttempt, type Attempt, remainingMs } from '@/domain/exam/attempt';
import type { ClockReading } from '@/domain/exam/clock';
import type { AttemptAction } from '../attemptAction';

export interface AttemptRunner {
  /**
   * The attempt as a screen shows it: the same object while nothing has changed but time and a text that is being typed. The field
   * shows that by itself, and rendering the player again for it would keep the next key waiting.
   */
  readonly getAttempt: () => Attempt;
  /** The attempt with all the time that was counted. */
  readonly getCurrent: () => Attempt;
  readonly subscribe: (changed: () => void) => () => void;
  readonly send: (move: AttemptAction) => void;
  /** Time left on the clock that is running, in milliseconds; null where none ends the part. */
  readonly remaining: () => number | null;
  /** Stores the attempt as it stands, time included. */
  readonly store: () => void;
  /** Freezes the attempt: another tab has it, or the page is going away. */
  readonly stop: () => void;
}

interface AttemptRunnerOptions {
  readonly attempt: Attempt;
  readonly readClock: () => ClockReading;
  /** Stores synchronously; it never throws. */
  readonly save: (attempt: Attempt) => void;
  /** Stores the time of an attempt in which nothing else has changed; it never throws. */
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
    const next = advanceAttempt(current, { ...move, now });
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
      // A tick comes every second: that is how much time a crash can give back.
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
    remaining: () => remainingMs(current, readClock()),
    store,
    stop: () => {
      stopped = true;
    },
  };
}
