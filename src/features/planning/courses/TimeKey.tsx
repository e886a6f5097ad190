import Box from '@mui/material/Box';
import type { CourseWeeks } from '@/domain/plan/course';
import { courseFigures } from '@/data/courses/days';
import { courseTimes } from '@/domain/plan/course-days';
import { hours } from '@/lib/format';
import { timeColors } from './look';
import { timeNames } from './words';

/** What the hours of a course go to, and the colors that mean it in the calendar. */
export function TimeKey({ weeks }: { readonly weeks: CourseWeeks }) {
  const { minutesFor } = courseFigures(weeks);
  return (
    <Box component="ul" aria-label="Hours by section" sx={key}>
      {courseTimes.map((time) => (
        <li key={time} style={{ flexGrow: minutesFor[time], borderColor: timeColors[time] }}>
          {timeNames[time]} <b>{hours(minutesFor[time] / 60)} h</b>
        </li>
      ))}
    </Box>
  );
}

const key = {
  listStyle: 'none',
  m: 0,
  mb: 3,
  p: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 4px',
  fontSize: '0.875rem',
  '& li': {
    pt: 0.75,
    pr: 1.5,
    borderTop: '8px solid',
    whiteSpace: 'nowrap',
    flexBasis: 0,
    minWidth: 'max-content',
  },
} as const;
