import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useState } from 'react';
import { remainingMs, type Session } from '@/domain/exam/session';
import { clock, duration } from '@/lib/format';

interface TimerProps {
  readonly session: Session;
  readonly hidden: boolean;
  readonly onToggle: () => void;
}

/** When a screen reader is told how much time is left, in milliseconds; more often would talk over the questions. */
const announcedAt = [60_000, 15_000];

/** The time left, which can be hidden; it is read from the clock each time and never counted down. */
export function Timer({ session, hidden, onToggle }: TimerProps) {
  const [left, setLeft] = useState(() => remainingMs(session, Date.now()));

  useEffect(() => {
    const read = () => setLeft(remainingMs(session, Date.now()));
    read();
    const timer = setInterval(read, 250);
    return () => clearInterval(timer);
  }, [session]);

  const announced = announcedAt.findLast((mark) => left <= mark);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      {!hidden && (
        <Box
          component="span"
          role="timer"
          aria-label="Time left"
          sx={{
            fontSize: '1.125rem',
            fontWeight: 650,
            minWidth: '3.2ch',
            color: left <= 60_000 ? 'brass.main' : 'text.primary',
          }}
        >
          {clock(left)}
        </Box>
      )}
      <Button size="small" color="inherit" onClick={onToggle} sx={{ color: 'text.secondary', minHeight: 44 }}>
        {hidden ? 'Show time' : 'Hide'}
        {!hidden && <span style={visuallyHidden}> the time left</span>}
      </Button>
      <span style={visuallyHidden} role="status">
        {announced === undefined ? '' : `${duration(announced)} left`}
      </span>
    </Box>
  );
}
