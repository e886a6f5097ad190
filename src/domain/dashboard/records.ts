/** What is kept of a family. It holds facts; what the dashboards show is computed from them. */
import type { IsoDay } from '@/lib/calendar';
import type { AsOf } from './clock';
import type { ScoreChange } from '@/domain/learner/score';
import type { SessionTraits, StudyLog } from './log';
import type { StudyPlan } from './study/plan';
import type { ScoredSection } from '@/domain/exam/scored-sections';
import type { Weekday } from './weekday';

export interface Child {
  readonly id: string;
  readonly name: string;
  readonly grade: number;
  readonly targetSchool: string;
}

/** Total scores; null before the first full test. */
export interface Scores {
  readonly latest: number | null;
  /** Since the full test before the latest; null where there is none to compare with. */
  readonly change: ScoreChange | null;
  /** Percentile rank of the latest full test, 1 to 99; null where its report printed none. */
  readonly percentile: number | null;
  readonly target: number;
}

export interface SectionProgress {
  readonly subject: ScoredSection;
  readonly current: number;
  readonly target: number;
  /** Since the latest score of a week ago or more; null where there was none. */
  readonly weeklyChange: ScoreChange | null;
  /** The day of that score's test. */
  readonly since: IsoDay | null;
}

export interface StudyDay {
  readonly day: Weekday;
  readonly hours: number;
}

export interface StudyWeek {
  /** `rest` is a day that the plan leaves free. */
  readonly days: readonly (StudyDay & { readonly rest: boolean })[];
  readonly hours: number;
  readonly goalHours: number;
  readonly streakDays: number;
}

export interface PracticeCount {
  readonly solved: number;
  readonly right: number;
}

export interface UpcomingTest {
  readonly id: string;
  readonly title: string;
  /** Epoch milliseconds of its start. */
  readonly at: number;
  readonly status: 'Scheduled' | 'Ready';
  readonly opens: 'full-test' | 'math-quiz';
}

/** What a week should hold: so many sessions that have all of what `of` names. */
export interface WeeklyGoalPlan {
  readonly id: string;
  readonly title: string;
  readonly of: SessionTraits;
  readonly target: number;
}

/** Everything that is there of one child from the start; ChildDetail comes with the tabs that show it. */
export interface ChildRecord {
  readonly child: Child;
  /** Section scores to reach; together they are the total to reach. */
  readonly targets: Readonly<Record<ScoredSection, number>>;
  /** The hours a week that the tabbed dashboard measures against, and those of the other two (docs/product.md, "Limits"). */
  readonly weeklyTargetHours: number;
  readonly weeklyGoalHours: number;
  readonly plan: StudyPlan;
  readonly log: StudyLog;
  /** The day of the SSAT itself. */
  readonly testDay: IsoDay;
  /** What is to come, in its order; nothing of it is in the log. */
  readonly upcoming: readonly UpcomingTest[];
  readonly weeklyGoals: readonly WeeklyGoalPlan[];
  /** Notifications of up to this instant were read before the visit. */
  readonly readUntil: number;
  readonly testAnxiety: string;
}

/** A family has at least one child; the first is the one shown by default. */
export interface Family {
  readonly id: string;
  /** The moment that everything is told from. No screen reads another clock. */
  readonly asOf: AsOf;
  readonly children: readonly [ChildRecord, ...ChildRecord[]];
}
