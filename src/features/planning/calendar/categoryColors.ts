import type { CourseCategory } from '@/domain/plan/courses/course-weeks';
import * as colors from '@/ui/colors';

/** The color of each category: a section's own, gray for mistakes of all sections, and the brand color for tests. */
export const categoryColors: Readonly<Record<CourseCategory, string>> = {
  verbal: colors.sectionColors.verbal,
  quantitative: colors.sectionColors.quantitative,
  reading: colors.sectionColors.reading,
  writing: colors.sectionColors.writing,
  review: colors.controlEdge,
  test: colors.primary,
};
