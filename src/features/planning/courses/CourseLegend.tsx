import Box from '@mui/material/Box';
import type { CourseLength } from '@/domain/plan/courses/course';
import { courseFigures } from '@/data/courses/courseDays';
import { courseCategories } from '@/domain/plan/courses/course-weeks';
import { formatDecimalHours } from '@/lib/text/format';
import { courseCategoryColors } from './courseCategoryColors';
import { courseCategoryLabels } from './coursePageTexts';

/** The time spent on each category of a course, and its color in the calendar. */
export function CourseLegend({ weeks }: { readonly weeks: CourseLength }) {
  const { minutesFor } = courseFigures(weeks);
  return (
    <Box sx={key}>
      <div aria-hidden>
        {courseCategories.map((time) => (
          <i key={time} style={{ flexGrow: minutesFor[time], borderColor: courseCategoryColors[time] }} />
        ))}
      </div>
      <ul aria-label="Hours by section">
        {courseCategories.map((time) => (
          <li key={time} style={{ borderColor: courseCategoryColors[time] }}>
            <span>{courseCategoryLabels[time]}</span>{' '}
            <b>{`${formatDecimalHours(minutesFor[time] / 60)} h`}</b>
          </li>
        ))}
      </ul>
    </Box>
  );
}

/** Names are separate from the bar, whose short pieces would otherwise be stretched to the width of their names. */
const key = {
  mb: 3,
  fontSize: '0.875rem',
  '& div': { display: 'flex', gap: '2px' },
  '& i': { flexBasis: 0, borderTop: '8px solid' },
  '& ul': { listStyle: 'none', m: 0, mt: 1.5, p: 0, display: 'flex', flexWrap: 'wrap', gap: '8px 24px' },
  '& li': { pl: 1, borderLeft: '8px solid', lineHeight: 1.25 },
} as const;
