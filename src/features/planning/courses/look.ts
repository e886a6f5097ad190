import type { CourseTime } from '@/domain/plan/course-days';
import * as colors from '@/ui/colors';

/** The color that means what time goes to: a section's own, gray for mistakes of all sections, the brand's for tests. */
export const timeColors: Readonly<Record<CourseTime, string>> = {
  verbal: colors.section.verbal,
  quantitative: colors.section.quantitative,
  reading: colors.section.reading,
  writing: colors.section.writing,
  review: colors.controlEdge,
  test: colors.primary,
};
