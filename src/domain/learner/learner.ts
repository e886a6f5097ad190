/**
 * Everything known about one learner: dated facts only, no derived figures. Times are by the learner's own clock: each is the instant,
 * in epoch milliseconds, at which the clock here shows what the learner's showed (`sameClockTimeHere`). So a session of Monday evening
 * is one of Monday evening for a parent in another time zone, too.
 */
import type { LearnerGoal, WeeklyGoalPlan } from './learner-goal';
import type { LearnerPlan } from './learner-plan';
import type { LearnerTest } from './learner-test';
import type { LearnerProfile } from './learner-profile';
import type { LearnerSession } from './learner-session';
import type { NotificationSettings } from './notification-settings';
import type { TimelineNote } from './timeline-note';

/** Both lists are sorted by start, oldest first. */
export interface StudyLog {
  readonly sessions: readonly LearnerSession[];
  readonly tests: readonly LearnerTest[];
}

export interface Learner extends StudyLog {
  readonly profile: LearnerProfile;
  readonly plan: LearnerPlan | null;
  readonly goals: readonly LearnerGoal[];
  readonly weeklyGoals: readonly WeeklyGoalPlan[];
  /** By their first day, oldest first. */
  readonly notes: readonly TimelineNote[];
  /** Only the sample family has settings, because this site can't send messages. */
  readonly settings: NotificationSettings | null;
  /** Notifications up to this time, in epoch milliseconds, are read. */
  readonly readUntil: number;
  /** In the learner's own words; null if never asked. */
  readonly testAnxiety: string | null;
}
