import { minutesLeft } from './minutesLeft';
import { type Remaining, useRemaining } from '../frame/useRemaining';

/** The minutes left, where a writer is looking. The clock in the bar shows the seconds, and tells screen readers the time. */
export function TimeLeft({ remaining }: { remaining: Remaining }) {
  const left = useRemaining(remaining);
  return left === null ? null : (
    <span className="time" aria-hidden>
      {minutesLeft(left)}
    </span>
  );
}
