/** What only some tabs of a dashboard show of a child, fetched with them: words, wishes and settings, no figure of the past. */
import type { TopicId } from '@/domain/plan/topics';
import type { GoalMeasure } from './goals/measures';

export type Level = 'high' | 'medium' | 'low';

export interface TargetSchool {
  readonly name: string;
  readonly requiredPercentile: number;
}

/** What helps with a topic. */
export interface TopicAdvice {
  /** For the one who practices. */
  readonly student: string;
  /** For the one who asks about it at dinner. */
  readonly parent: string;
}

export interface ChildDetail {
  readonly schools: readonly TargetSchool[];
  /** By topic. */
  readonly advice: Readonly<Partial<Record<TopicId, TopicAdvice>>>;
  readonly settings: NotificationSettings;
  readonly goals: readonly GoalTemplate[];
  readonly recommendedGoals: readonly GoalTemplate[];
}

export type GoalKind = 'academic' | 'habits' | 'long-term';

/** A goal as a sample or a recommendation holds it: how long ago it was set, when it is due, and what measures it. */
export interface GoalTemplate {
  readonly id: string;
  readonly kind: GoalKind;
  readonly title: string;
  readonly description: string;
  /** Days before the family's present; 0 for one that is only recommended. */
  readonly setDaysAgo: number;
  readonly dueInDays: number;
  readonly measure: GoalMeasure;
  readonly targetValue: number;
  readonly priority: Level;
}

export const reportTimes = ['08:00', '12:00', '18:00', '20:00'] as const;
export const reportDays = ['sunday', 'monday', 'friday', 'saturday'] as const;
export const reminderFrequencies = ['daily', 'weekly', 'biweekly'] as const;

export interface NotificationSettings {
  readonly email: {
    readonly dailyProgress: boolean;
    readonly weeklyReport: boolean;
    readonly testScores: boolean;
    readonly milestones: boolean;
    readonly missedSessions: boolean;
    readonly lowPerformance: boolean;
    /** These two have no switch on the screen (docs/product.md, "Notification settings"). */
    readonly goalReminders: boolean;
    readonly scheduleChanges: boolean;
  };
  readonly sms: {
    readonly urgentAlerts: boolean;
    readonly testReminders: boolean;
    readonly dailyGoals: boolean;
    readonly weeklyGoals: boolean;
  };
  readonly timing: {
    readonly dailyReportTime: (typeof reportTimes)[number];
    readonly weeklyReportDay: (typeof reportDays)[number];
    readonly reminderFrequency: (typeof reminderFrequencies)[number];
  };
  readonly contact: { readonly email: string; readonly phone: string };
}
