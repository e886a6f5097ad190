/** The hours of study that a learner wants to reach in a week. */
import type { LearnerProfile } from '@/domain/learner/learner-profile';

/** The weekly target in hours; null where none is set. */
export function weeklyTarget({ weeklyMinutes }: Pick<LearnerProfile, 'weeklyMinutes'>): number | null {
  return weeklyMinutes === null ? null : weeklyMinutes / 60;
}

/** The learner's own goal for a week in hours: the higher one where two are set. */
export function weeklyHoursGoal({
  weeklyMinutes,
  stretchMinutes,
}: Pick<LearnerProfile, 'weeklyMinutes' | 'stretchMinutes'>): number | null {
  return stretchMinutes === null ? weeklyTarget({ weeklyMinutes }) : stretchMinutes / 60;
}
