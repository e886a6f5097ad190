/** What the dashboards know of a child: the entities of the specification that these screens show. */
import type { ChildCore } from './detail';
import type { ScoredSubject, Subject } from './subject';

export interface Child {
  readonly id: string;
  readonly name: string;
  readonly grade: number;
  readonly targetSchool: string;
  /** Percent of the plan that is done. */
  readonly overallProgress: number;
}

/** Total scores; null before the first test. */
export interface Scores {
  readonly latest: number | null;
  /** The test before the latest; null where there is none to compare with. */
  readonly previous: number | null;
  /** Percentile rank of the latest test, 1 to 99. */
  readonly percentile: number | null;
  readonly target: number;
}

export interface SectionScore {
  readonly subject: ScoredSubject;
  readonly current: number;
  readonly target: number;
  /** Scaled points gained since a week ago, negative when lost. */
  readonly weeklyChange: number;
}

export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
export type Weekday = (typeof weekdays)[number];

export const weekdayNames: Readonly<Record<Weekday, string>> = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
};

export interface StudyDay {
  readonly day: Weekday;
  readonly hours: number;
}

export interface StudyWeek {
  readonly days: readonly StudyDay[];
  readonly goalHours: number;
  readonly streakDays: number;
}

export interface PracticeCount {
  readonly solved: number;
  readonly right: number;
}

/** Percent of a subject's plan that is done. */
export interface SubjectProgress {
  readonly subject: Subject;
  readonly percent: number;
}

export type ActivityBadge = 'Excellent' | 'Good' | 'Missed';

export interface Activity {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  /** Fixed words such as "2 hours ago". */
  readonly when: string;
  readonly badge: ActivityBadge;
}

export interface UpcomingTest {
  readonly id: string;
  readonly title: string;
  /** Days from today. */
  readonly inDays: number;
  readonly time: string;
  readonly status: 'Scheduled' | 'Ready';
  readonly opens: 'full-test' | 'math-quiz';
}

/** A planned day: a subject (or a whole test) and hours, or rest. */
export type PlannedDay =
  | {
      readonly day: Weekday;
      readonly kind: 'study';
      readonly what: string;
      readonly subject: Subject | null;
      readonly hours: number;
    }
  | { readonly day: Weekday; readonly kind: 'rest' };

export interface Notification {
  readonly id: string;
  readonly type: 'test_score' | 'milestone' | 'progress' | 'alert';
  readonly title: string;
  readonly text: string;
  readonly when: string;
  readonly read: boolean;
}

export interface PerformanceSummary {
  readonly strong: readonly string[];
  readonly improve: readonly string[];
  readonly testAnxiety: string;
}

/** Everything that the dashboards show of one child. */
export interface ChildRecord {
  readonly child: Child;
  readonly scores: Scores;
  /** Empty before the first test. */
  readonly sections: readonly SectionScore[];
  readonly progress: readonly SubjectProgress[];
  readonly practice: PracticeCount;
  readonly study: StudyWeek;
  readonly activities: readonly Activity[];
  readonly upcoming: readonly UpcomingTest[];
  readonly schedule: readonly PlannedDay[];
  readonly notifications: readonly Notification[];
  readonly performance: PerformanceSummary;
  /** What /my-page and /parent-dashboard show; null for a child whose details are not kept. */
  readonly core: ChildCore | null;
}

/** A family has at least one child; the first is the one shown by default. */
export interface Family {
  readonly children: readonly [ChildRecord, ...ChildRecord[]];
}
