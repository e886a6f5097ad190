import { minutesLeftLabel } from './minutesLeftLabel';
import { type ReadRemainingTime, useRemainingTime } from '../frame/useRemainingTime';

/** The minutes left, where a writer is looking. The clock in the bar shows the seconds, and tells screen readers the time. */
export function EssayTimeLeft({ remaining }: { remaining: ReadRemainingTime }) {
  const left = useRemainingTime(remaining);
  return left === null ? null : (
    <span className="time" aria-hidden>
      {minutesLeftLabel(left)}
    </span>
  );
}
