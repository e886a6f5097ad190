import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import { latestClockMark, clockMarkText } from './clockMarks';

interface ClockAnnouncerProps {
  readonly limitMs: number;
  readonly leftMs: number;
  /** True if the clock itself is hidden: each announcement is then also shown for a few seconds. */
  readonly showsAnnouncements: boolean;
}

const shownMs = 8000;

/** Announces the time left to screen readers at the marks of the clock, such as five minutes. */
export function ClockAnnouncer({ limitMs, leftMs, showsAnnouncements }: ClockAnnouncerProps) {
  const mark = latestClockMark(limitMs, leftMs);
  // A mark that the clock had passed before this mounted isn't announced.
  const [known] = useState(mark);
  const isNews = mark !== null && mark.leftMs !== known?.leftMs;
  const justPassed = isNews && mark.leftMs - leftMs < shownMs;
  return (
    <>
      {showsAnnouncements && justPassed && (
        <Typography component="span" variant="strong" aria-hidden sx={{ mr: 1, color: 'primary.main' }}>
          {clockMarkText(mark)}
        </Typography>
      )}
      <span role="status" style={visuallyHidden}>
        {isNews ? clockMarkText(mark) : ''}
      </span>
    </>
  );
}
