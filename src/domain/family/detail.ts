/** What the detailed dashboards (/my-page and /parent-dashboard) know of a child beyond the overview. */
import type { ScoredSubject, Subject } from './subject';

export type Level = 'high' | 'medium' | 'low';
export type Trend = 'up' | 'down' | 'stable';

export interface ActivityItem {
  readonly id: string;
  readonly type: 'practice_test' | 'section_study' | 'weakness_targeting';
  readonly title: string;
  /** Scaled points of a practice test, percent of everything else. */
  readonly score: number;
  readonly daysAgo: number;
  readonly minutes: number;
}

export interface Weakness {
  readonly id: string;
  readonly category: ScoredSubject;
  readonly subcategory: string;
  /** Percent of right answers. */
  readonly accuracy: number;
  /** Percentage points gained since a month ago, negative when lost. */
  readonly improvement: number;
  readonly priority: Level;
}

/** Units of a subject's plan. */
export interface SubjectCompletion {
  readonly subject: Subject;
  readonly completed: number;
  readonly total: number;
}

export interface StudySession {
  readonly subject: Subject;
  readonly hours: number;
}

/** The sessions of one day, in their order; none on a day off. */
export type LoggedDay = readonly StudySession[];

/** Seven days, Monday first. */
export interface LoggedWeek {
  /** 0 is this week. */
  readonly weeksAgo: number;
  readonly days: readonly LoggedDay[];
}

export interface WeeklyGoal {
  readonly id: string;
  readonly title: string;
  readonly done: number;
  readonly target: number;
}

/** A full test has all three sections and a percentile, a section test one section and no percentile. */
export type TestRecord = {
  readonly id: string;
  readonly daysAgo: number;
} & (
  | {
      readonly kind: 'full';
      readonly verbal: number;
      readonly math: number;
      readonly reading: number;
      readonly percentile: number;
    }
  | { readonly kind: ScoredSubject; readonly score: number }
);

export type FullTest = Extract<TestRecord, { kind: 'full' }>;

export interface SectionAnalysis {
  readonly subject: ScoredSubject;
  readonly current: number;
  readonly previous: number;
  readonly strengths: readonly string[];
  readonly weaknesses: readonly string[];
  readonly recommendation: string;
}

export interface TargetSchool {
  readonly name: string;
  readonly requiredPercentile: number;
}

export interface SchedulePattern {
  readonly time: string;
  readonly activity: string;
  readonly minutes: number;
  readonly frequency: string;
}

export interface ProductivityMetric {
  readonly metric: string;
  /** Percent. */
  readonly value: number;
  readonly trend: Trend;
  readonly description: string;
}

export interface WeeklyReport {
  /** 0 is this week; the week's study time is the log's. */
  readonly weeksAgo: number;
  readonly testsCompleted: number;
  /** Totals in scaled points; null in a week without a test. */
  readonly averageScore: number | null;
  readonly bestScore: number | null;
  /** Points gained on the week before, null where there is nothing to compare. */
  readonly improvement: number | null;
  readonly percentileRank: number | null;
  readonly sections: readonly {
    readonly subject: ScoredSubject;
    readonly score: number;
    readonly change: number;
  }[];
  readonly achievements: readonly string[];
  readonly areasForImprovement: readonly string[];
  readonly parentRecommendations: readonly string[];
}

/**
 * What /my-page and the overview tab show of one child, there from the start. Lists are newest first, and empty before the
 * first entry.
 */
export interface ChildCore {
  readonly testInDays: number;
  readonly activities: readonly ActivityItem[];
  readonly weaknesses: readonly Weakness[];
  readonly completion: readonly SubjectCompletion[];
  readonly log: readonly LoggedWeek[];
  readonly weeklyTargetHours: number;
  readonly weeklyGoals: readonly WeeklyGoal[];
  readonly tests: readonly TestRecord[];
}

/** With it everything that the other tabs show; it is fetched with them. */
export interface ChildDetail extends ChildCore {
  readonly studyStreakWeeks: number;
  readonly analyses: readonly SectionAnalysis[];
  readonly schools: readonly TargetSchool[];
  readonly patterns: readonly SchedulePattern[];
  readonly productivity: readonly ProductivityMetric[];
  readonly studyAdvice: readonly string[];
  readonly settings: NotificationSettings;
  readonly reports: readonly WeeklyReport[];
  readonly goals: readonly GoalTemplate[];
  readonly recommendedGoals: readonly GoalTemplate[];
}

export type GoalKind = 'academic' | 'habits' | 'long-term';

/** A goal as a sample or a recommendation holds it: due in so many days, whenever it is looked at. */
export interface GoalTemplate {
  readonly id: string;
  readonly kind: GoalKind;
  readonly title: string;
  readonly description: string;
  readonly dueInDays: number;
  readonly currentProgress: number;
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
    /** These two have no switch on the screen (specification, section 3). */
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
