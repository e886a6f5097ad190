import Box from '@mui/material/Box';
import { courseFigures } from '@/data/courses/courseDays';
import type { LevelId } from '@/domain/exam/level/level-id';
import type { CourseLength } from '@/domain/plan/courses/course';
import { courseCategories } from '@/domain/plan/courses/course-weeks';
import { formatDecimalHours } from '@/lib/text/format';
import { categoryColors } from '../calendar/categoryColors';
import { StackedShares } from '../calendar/StackedShares';
import { courseCategoryLabels } from './coursePageTexts';

/** The time spent on each category of a course, and its color in the calendar. */
export function CourseLegend({ weeks, level }: { readonly weeks: CourseLength; readonly level: LevelId }) {
  const { minutesFor } = courseFigures(weeks, level);
  return (
    <Box sx={{ mb: 3 }}>
      <StackedShares
        label="Hours by section"
        shares={courseCategories.map((category) => ({
          name: courseCategoryLabels[category],
          amount: minutesFor[category],
          value: `${formatDecimalHours(minutesFor[category] / 60)} h`,
          color: categoryColors[category],
        }))}
      />
    </Box>
  );
}
