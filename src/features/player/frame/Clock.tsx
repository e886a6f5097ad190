import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { memo } from 'react';
import { formatClock } from '@/lib/text/format';
import { BarButton, barWidth } from './BarButton';
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
export const Clock = memo(function Clock({ limitMs, remaining, running, hidden, onToggle }: ClockProps) {
  const left = useRemainingTime(remaining);
  if (left === null || limitMs === null)
    return (
      <Typography component="span" color="textSecondary">
        Untimed
      </Typography>
    );
  return (
    <Stack component="span" direction="row" sx={{ alignItems: 'center' }}>
      {!hidden && (
        <>
          <Typography component="span" variant="h3" role="timer" aria-label="Time left" sx={timeSx}>
            {formatClock(left)}
          </Typography>
          <Typography component="span" color="textSecondary" sx={wordSx}>
            {running ? 'left' : 'not running'}
          </Typography>
        </>
      )}
      {running && <ClockAnnouncer limitMs={limitMs} leftMs={left} showsAnnouncements={hidden} />}
      {running && (
        <BarButton
          color="inherit"
          phoneIcon={hidden ? <VisibilityOff /> : <Visibility />}
          onClick={onToggle}
          sx={hidden ? quietSx : hideSx}
        >
          <span>{hidden ? 'Show' : 'Hide'}</span>
          <span style={visuallyHidden}> the clock</span>
        </BarButton>
      )}
    </Stack>
  );
});

const timeSx = { minWidth: '3.1em', textAlign: 'right' } as const;
const wordSx = { ml: 1.25, mr: 0.5, [barWidth.phone]: { display: 'none' } } as const;
const quietSx = { color: 'text.secondary' } as const;
/** The smallest phones have no room for the Hide button: there, the tools hide the clock. The Show button of a hidden clock stays. */
const hideSx = { ...quietSx, [barWidth.smallPhone]: { display: 'none' } } as const;
