import { addDays } from './calendar';
import { localDayAt, localEpochMs } from './localTime';

export interface ClockSignal<Value extends string> {
  readonly current: () => Value;
  /** Calls `onChange` after each change of the value. Returns the unsubscribe function. Browser only. */
  readonly subscribe: (onChange: () => void) => () => void;
}

/**
 * Follows a value that only the passage of time changes, such as the local day. A timer waits for the next change. Timers may stop
 * while a page is hidden, cached, or on a sleeping laptop, so the clock is also checked when the page returns.
 * @param read returns the value at an instant, in epoch milliseconds
 * @param nextChange returns the next instant at which the value may change. A timer that fires earlier, for example because the
 *   clock was set back, waits again.
 */
export function createClockSignal<Value extends string>(
  read: (nowMs: number) => Value,
  nextChange: (nowMs: number) => number,
): ClockSignal<Value> {
  const listeners = new Set<() => void>();
  const current = () => read(Date.now());
  let known: Value | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    const now = Date.now();
    timer = setTimeout(check, Math.max(0, nextChange(now) - now));
  };
  const check = () => {
    wait();
    const value = current();
    if (value === known) return;
    known = value;
    for (const listener of listeners) listener();
  };
  const start = () => {
    known = current();
    wait();
    document.addEventListener('visibilitychange', check);
    window.addEventListener('pageshow', check);
    window.addEventListener('focus', check);
  };
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', check);
    window.removeEventListener('pageshow', check);
    window.removeEventListener('focus', check);
  };
  return {
    current,
    subscribe(onChange) {
      // Wrapped, so that two subscriptions of one function stay two.
      const listener = () => onChange();
      if (listeners.size === 0) start();
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop();
      };
    },
  };
}

/**
 * The local day, which changes at midnight even on a page that stays open. Counts days on the calendar, so they may last 23
 * hours.
 */
export const localDay = createClockSignal(localDayAt, (nowMs) => localEpochMs(addDays(localDayAt(nowMs), 1)));
