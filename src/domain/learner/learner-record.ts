/** Everything that is known about one learner. It holds dated facts and no derived figure. */
import type { LearnerGoal, WeeklyGoalPlan } from './learner-goal';
import type { LearnerPlan } from './learner-plan';
import type { LearnerTest } from './learner-test';
import type { LearnerProfile } from './learner-profile';
import type { LearnerSession } from './learner-session';
import type { NotificationSettings } from './notification-settings';

/** Both lists in the order of their starts, the oldest first. */
export interface StudyLog {
  readonly sessions: readonly LearnerSession[];
  readonly tests: readonly LearnerTest[];
}

export interface LearnerRecord extends StudyLog {
  readonly profile: LearnerProfile;
  /** Null where the learner made none. */
  readonly plan: LearnerPlan | null;
  readonly goals: readonly LearnerGoal[];
  readonly weeklyGoals: readonly WeeklyGoalPlan[];
  /** Only a sample family has some: nothing here can send a message. */
  readonly settings: NotificationSettings | null;
  /** Notifications of up to this instant, in epoch milliseconds, are read. */
  readonly readUntil: number;
  /** The learner's own word; null where nobody asked. */
  readonly testAnxiety: string | null;
}
