import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { visuallyHidden } from '@mui/utils';
import { formatClock } from '@/lib/text/format';
import { ClockAnnouncer } from './ClockAnnouncer';
import { type ReadRemainingTime, useRemainingTime } from './useRemainingTime';

interface ClockProps {
  readonly limitMs: number | null;
  readonly remaining: ReadRemainingTime;
  /** False while the clock stands still, such as before a part starts. */
  readonly running: boolean;
  readonly hidden: boolean;
  readonly onToggle: () => void;
}

/**
 * The time left in a part, which can be hidden. Renders each second by itself, so that the player doesn't have to. Key it by the
 * part.
 */
export function Clock({ limitMs, remaining, running, hidden, onToggle }: ClockProps) {
  const left = useRemainingTime(remaining);
  if (left === null || limitMs === null) return <span className="secondary">Untimed</span>;
  return (
    <span className="clock">
      {!hidden && (
        <>
          <span role="timer" aria-label="Time left" className="figure">
            {formatClock(left)}
          </span>
          <span className="secondary clock-word">{running ? 'left' : 'not running'}</span>
        </>
      )}
      {running && <ClockAnnouncer limitMs={limitMs} leftMs={left} showsAnnouncements={hidden} />}
      {running && (
        <button type="button" className="plain" onClick={onToggle}>
          <span className="icon" aria-hidden>
            {hidden ? <VisibilityOff /> : <Visibility />}
          </span>
          <span className="word">{hidden ? 'Show' : 'Hide'}</span>
          <span style={visuallyHidden}> the clock</span>
        </button>
      )}
    </span>
  );
}
