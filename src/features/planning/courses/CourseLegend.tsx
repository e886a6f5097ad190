import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CourseLength } from '@/domain/plan/courses/course';
import { courseFigures } from '@/data/courses/courseDays';
import { courseCategories } from '@/domain/plan/courses/course-weeks';
import { formatDecimalHours } from '@/lib/text/format';
import { courseCategoryColors } from './courseCategoryColors';
import { courseCategoryLabels } from './coursePageTexts';

/**
 * The time spent on each category of a course, and its color in the calendar. Names are separate from the bar, whose short pieces would
 * otherwise be stretched to the width of their names.
 */
export function CourseLegend({ weeks }: { readonly weeks: CourseLength }) {
  const { minutesFor } = courseFigures(weeks);
  return (
    <Stack spacing={1.5} sx={{ mb: 3 }}>
      <Stack aria-hidden direction="row" spacing="2px">
        {courseCategories.map((time) => (
          <Box
            key={time}
            component="i"
            sx={{ flexBasis: 0, borderTop: '8px solid' }}
            style={{ flexGrow: minutesFor[time], borderColor: courseCategoryColors[time] }}
          />
        ))}
      </Stack>
      <List aria-label="Hours by section" sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px 24px' }}>
        {courseCategories.map((time) => (
          <ListItem key={time} sx={legendEntry} style={{ borderColor: courseCategoryColors[time] }}>
            <Typography variant="body2">
              <span>{courseCategoryLabels[time]}</span>{' '}
              <strong>{`${formatDecimalHours(minutesFor[time] / 60)} h`}</strong>
            </Typography>
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}

const legendEntry = { width: 'auto', p: 0, pl: 1, borderLeft: '8px solid' } as const;
