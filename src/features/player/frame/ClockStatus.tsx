import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import { latestClockMark, clockMarkText } from './clockMarks';

interface ClockStatusProps {
  readonly limitMs: number;
  readonly leftMs: number;
  /** Also shows the words for a moment, for when the clock itself is hidden. */
  readonly shown: boolean;
}

const shownMs = 8000;

/** Announces the time left at a few marks. */
export function ClockStatus({ limitMs, leftMs, shown }: ClockStatusProps) {
  const mark = latestClockMark(limitMs, leftMs);
  // A mark that had passed before this mounted isn't news.
  const [known] = useState(mark);
  const isNews = mark !== null && mark.leftMs !== known?.leftMs;
  const justPassed = isNews && mark.leftMs - leftMs < shownMs;
  return (
    <>
      {shown && justPassed && (
        <span className="clock-note" aria-hidden>
          {clockMarkText(mark)}
        </span>
      )}
      <span role="status" style={visuallyHidden}>
        {isNews ? clockMarkText(mark) : ''}
      </span>
    </>
  );
}
