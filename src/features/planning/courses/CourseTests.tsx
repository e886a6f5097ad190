import Box from '@mui/material/Box';
import { type CourseLength, courseTestOffsetDays } from '@/domain/plan/courses/course';
import type { CourseTest } from '@/domain/plan/courses/course-weeks';
import type { IsoDay } from '@/lib/dates/calendar';
import { formatMinutes, keepDatesUnbroken } from '@/lib/text/format';
import { courseDayText, testPurposeText, courseTestTitle } from './coursePageTexts';

interface CourseTestsProps {
  readonly weeks: CourseLength;
  readonly tests: readonly CourseTest[];
  /** The first day of the course; null until its start date is known. */
  readonly monday: IsoDay | null;
}

/** The tests of a course on a timeline that ends with the real test, each with its purpose. */
export function CourseTests({ weeks, tests, monday }: CourseTestsProps) {
  return (
    <Box component="ol" sx={line}>
      {tests.map((test) => (
        <li key={test.place}>
          <small>{keepDatesUnbroken(courseDayText(test.place, monday))}</small>
          <h3>{`${courseTestTitle(test)}, ${formatMinutes(test.entry.minutes)}`}</h3>
          <p>{testPurposeText(test, tests)}</p>
        </li>
      ))}
      <li>
        <small>{keepDatesUnbroken(courseDayText(courseTestOffsetDays(weeks), monday))}</small>
        <h3>Test day</h3>
        <p>The SSAT itself. The course ends the day before.</p>
      </li>
    </Box>
  );
}

/** The timeline runs left to right on a laptop and top to bottom on a phone. */
const line = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  columnGap: 4,
  rowGap: 3,
  gridAutoFlow: { md: 'column' },
  gridAutoColumns: 'minmax(0, 1fr)',
  '& li': { position: 'relative', pt: { md: 3 }, pl: { xs: 3, md: 0 } },
  '& li::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: { xs: 4, md: 0 },
    width: 12,
    height: 12,
    borderRadius: '50%',
    boxSizing: 'border-box',
    border: '6px solid',
    borderColor: 'primary.main',
  },
  // Practice tests have a filled dot; the real test is a ring.
  '& li:last-of-type::before': { borderWidth: 2 },
  '& li:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    bgcolor: 'divider',
    left: { xs: 5, md: 20 },
    top: { xs: 24, md: 5 },
    right: { md: -24 },
    width: { xs: 2, md: 'auto' },
    height: { xs: 'auto', md: 2 },
    bottom: { xs: -24, md: 'auto' },
  },
  '& small': { fontSize: '0.875rem', color: 'text.secondary' },
  '& h3': { typography: 'body1', fontWeight: 600, m: 0, mt: 0.5 },
  '& p': { m: 0, mt: 0.5, maxWidth: '26em', color: 'text.secondary', fontSize: '0.9375rem' },
} as const;
