import { minutesLeft } from './minutesLeft';
import { type Remaining, useRemaining } from '../frame/useRemaining';

/** The minutes left, where the eyes of one who writes are. The clock in the bar tells the seconds, and screen readers the time. */
export function TimeLeft({ remaining }: { remaining: Remaining }) {
  const left = useRemaining(remaining);
  return left === null ? null : (
    <span className="time" aria-hidden>
      {minutesLeft(left)}
    </span>
  );
}
