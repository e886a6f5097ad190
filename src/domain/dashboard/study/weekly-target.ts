/** The learner's weekly study targets. */
import { firstNamePossessive, type LearnerProfile } from '@/domain/learner/learner-profile';

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

/** The hours of a week that a screen compares its days with, and their name: "the plan's target", "Maya's own goal". */
export interface WeeklyMeasure {
  readonly name: string;
  readonly hours: number;
}

type WeeklyProfile = Pick<LearnerProfile, 'weeklyMinutes' | 'stretchMinutes' | 'nickname'>;

/** Null if no weekly target is set. */
export function weeklyTargetMeasure(profile: WeeklyProfile): WeeklyMeasure | null {
  const hours = weeklyTargetHoursOf(profile);
  return hours === null ? null : { name: weeklyTargetName(profile), hours };
}

/** Names the learner's own goal: "Maya's own goal". Null without one. */
export function ownGoalName(profile: Pick<WeeklyProfile, 'stretchMinutes' | 'nickname'>): string | null {
  return profile.stretchMinutes === null ? null : `${firstNamePossessive(profile)} own goal`;
}

/** Returns the learner's own goal, or the weekly target without one. Null if neither is set. */
export function weeklyGoalMeasure(profile: WeeklyProfile): WeeklyMeasure | null {
  const hours = stretchOrWeeklyTargetHours(profile);
  return hours === null ? null : { name: ownGoalName(profile) ?? weeklyTargetName(profile), hours };
}
