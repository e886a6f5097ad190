import { courseWeeksOf } from '@/data/courses/courseDays';
import type { LevelId } from '@/domain/exam/level/level-id';
import type { CourseLength } from '@/domain/plan/courses/course';
import { courseCategories, courseCategoryOf } from '@/domain/plan/courses/course-weeks';
import { formatDecimalHours } from '@/lib/text/format';
import { WeekColumns } from '@/ui/drawings/WeekColumns';
import { categoryColors } from '../calendar/categoryColors';

/** The weeks of a course, each as high as its hours, in the colors of the calendar below. */
export function CourseWeeksDrawing({
  weeks,
  level,
}: {
  readonly weeks: CourseLength;
  readonly level: LevelId;
}) {
  const calendar = courseWeeksOf(weeks, level);
  const hours = calendar.map(({ minutes }) => formatDecimalHours(minutes / 60));
  return (
    <WeekColumns
      name={`The weeks of the course, then the test. Hours a week: ${hours.join(', ')}.`}
      end="test"
      weeks={calendar.map(({ days }) => {
        const entries = days.flatMap((day) => day.entries);
        return courseCategories.map((category) => ({
          id: category,
          color: categoryColors[category],
          minutes: entries
            .filter(({ activity }) => courseCategoryOf(activity) === category)
            .reduce((sum, { minutes }) => sum + minutes, 0),
        }));
      })}
    />
  );
}
