/** The learner's weekly study targets. */
import type { LearnerProfile } from '@/domain/learner/learner-profile';

/** Returns the weekly target in hours; null if not set. */
export function weeklyTargetHoursOf({ weeklyMinutes }: Pick<LearnerProfile, 'weeklyMinutes'>): number | null {
  return weeklyMinutes === null ? null : weeklyMinutes / 60;
}

/**
 * Names the weekly target. A learner with a higher goal of their own has two figures, and each screen names the one that it shows.
 */
export function weeklyTargetName({ stretchMinutes }: Pick<LearnerProfile, 'stretchMinutes'>): string {
  return stretchMinutes === null ? 'the weekly target' : 'the plan\u2019s target';
}

/** Returns the learner's weekly goal in hours: the stretch goal if set, otherwise the weekly target. Null if neither is set. */
export function stretchOrWeeklyTargetHours({
  weeklyMinutes,
  stretchMinutes,
}: Pick<LearnerProfile, 'weeklyMinutes' | 'stretchMinutes'>): number | null {
  return stretchMinutes === null ? weeklyTargetHoursOf({ weeklyMinutes }) : stretchMinutes / 60;
}
