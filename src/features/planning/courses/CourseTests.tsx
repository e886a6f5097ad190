import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
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

/**
 * The tests of a course on a timeline that ends with the real test, each with its purpose. It runs left to right on a laptop and top to
 * bottom on a phone, which the library's stepper can't before scripts run.
 */
export function CourseTests({ weeks, tests, monday }: CourseTestsProps) {
  return (
    <List component="ol" sx={timeline}>
      {tests.map((test) => (
        <Stop
          key={test.place}
          day={courseDayText(test.place, monday)}
          title={`${courseTestTitle(test)}, ${formatMinutes(test.entry.minutes)}`}
          purpose={testPurposeText(test, tests)}
        />
      ))}
      <Stop
        isLast
        day={courseDayText(courseTestOffsetDays(weeks), monday)}
        title="Test day"
        purpose="The SSAT itself. The course ends the day before."
      />
    </List>
  );
}

interface StopProps {
  readonly day: string;
  readonly title: string;
  readonly purpose: string;
  readonly isLast?: boolean;
}

/** Practice tests have a filled dot and a line to the next test; the real test is a ring. */
function Stop({ day, title, purpose, isLast = false }: StopProps) {
  return (
    <ListItem disablePadding sx={{ display: 'block', pt: { md: 3 }, pl: { xs: 3, md: 0 } }}>
      <Box aria-hidden sx={{ ...dot, ...(isLast && { borderWidth: 2 }) }} />
      {!isLast && <Box aria-hidden sx={lineToNext} />}
      <Typography variant="secondary">{keepDatesUnbroken(day)}</Typography>
      <Typography variant="strong" component="h3" sx={{ mt: 0.5 }}>
        {title}
      </Typography>
      <Typography variant="secondary" sx={{ mt: 0.5, maxWidth: '26em' }}>
        {purpose}
      </Typography>
    </ListItem>
  );
}

const timeline = {
  display: 'grid',
  columnGap: 4,
  rowGap: 3,
  gridAutoFlow: { md: 'column' },
  gridAutoColumns: 'minmax(0, 1fr)',
} as const;

const dot = {
  position: 'absolute',
  left: 0,
  top: { xs: 4, md: 0 },
  width: 12,
  height: 12,
  borderRadius: '50%',
  boxSizing: 'border-box',
  border: 6,
  borderColor: 'primary.main',
} as const;

const lineToNext = {
  position: 'absolute',
  bgcolor: 'divider',
  left: { xs: 5, md: 20 },
  top: { xs: 24, md: 5 },
  right: { md: -24 },
  width: { xs: 2, md: 'auto' },
  height: { xs: 'auto', md: 2 },
  bottom: { xs: -24, md: 'auto' },
} as const;
