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
    <Box sx={key}>
      <div aria-hidden>
        {courseTimes.map((time) => (
          <i key={time} style={{ flexGrow: minutesFor[time], borderColor: timeColors[time] }} />
        ))}
      </div>
      <ul aria-label="Hours by section">
        {courseTimes.map((time) => (
          <li key={time} style={{ borderColor: timeColors[time] }}>
            {timeNames[time]} <b>{hours(minutesFor[time] / 60)} h</b>
          </li>
        ))}
      </ul>
    </Box>
  );
}

/** Names stand apart from the bar: as wide as their names, its short pieces would be too long. */
const key = {
  mb: 3,
  fontSize: '0.875rem',
  '& div': { display: 'flex', gap: '2px' },
  '& i': { flexBasis: 0, borderTop: '8px solid' },
  '& ul': { listStyle: 'none', m: 0, mt: 1.5, p: 0, display: 'flex', flexWrap: 'wrap', gap: '8px 24px' },
  '& li': { pl: 1, borderLeft: '8px solid', lineHeight: 1.25 },
} as const;
