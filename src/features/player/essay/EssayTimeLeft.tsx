import { minutesLeftLabel } from './minutesLeftLabel';
import { type ReadRemainingTime, useRemainingTime } from '../frame/useRemainingTime';

/** The minutes left, near the text. The clock in the bar shows the seconds and announces the time to screen readers. */
export function EssayTimeLeft({ remaining }: { remaining: ReadRemainingTime }) {
  const left = useRemainingTime(remaining);
  return left === null ? null : (
    <span className="time" aria-hidden>
      {minutesLeftLabel(left)}
    </span>
  );
}
