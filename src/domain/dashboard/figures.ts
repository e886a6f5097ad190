/** Types for the figures shown on several screens. */
import type { ScoreBand } from '@/domain/exam/report/estimate';
import type { NamedTest } from '@/domain/exam/report/test-before';
import type { LearnerTest } from '@/domain/learner/learner-test';
import type { Learner } from '@/domain/learner/learner';
import type { ScoreChange } from '@/domain/learner/section-score';
import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import type { IsoDay } from '@/lib/dates/calendar';
import type { AsOf } from './as-of';
import type { Weekday } from './weekday';

export interface TotalScores {
  /** In scaled points. For display, use `latestWords`, because an estimate must appear with its range. */
  readonly latest: number | null;
  readonly latestWords: string | null;
  readonly band: ScoreBand | null;
  /** True if the latest total is an estimate. */
  readonly estimated: boolean;
  /** The test behind the latest total. */
  readonly test: LearnerTest | null;
  /** Change since the test before; null if there is none. */
  readonly change: ChangeSince | null;
  /** Percentile rank of the latest total, 1 to 99; null for an estimate or if the score report printed none. */
  readonly percentile: number | null;
  /** In scaled points; null if not set. */
  readonly target: number | null;
}

/** A change since the test before (`test-before.ts`), which every text about it names. */
export interface ChangeSince extends ScoreChange {
  readonly since: NamedTest;
}

/** The score of the test before and the change since then. */
export interface PreviousScore {
  readonly score: number;
  /** The score as text: a scaled score, or the range of an estimate. */
  readonly displayText: string;
  readonly estimated: boolean;
  readonly change: ChangeSince;
}

export interface SectionProgress {
  readonly subject: ScoredSection;
  readonly current: number;
  /** The score as text: a scaled score, or the range of an estimate. */
  readonly displayText: string;
  readonly estimated: boolean;
  /** Null if not set. */
  readonly target: number | null;
  /** The day of the latest score. */
  readonly day: IsoDay;
  /** The change of the latest score since the test before; null if there is none. */
  readonly change: ChangeSince | null;
}

export interface StudyDay {
  readonly day: Weekday;
  readonly hours: number;
}

export interface StudyWeek {
  /**
   * `rest` marks a day off in the plan. A `studied` day can still have 0 hours, because one or two minutes round down to 0.0.
   * `open` marks today and later days, on which study is still possible.
   */
  readonly days: readonly (StudyDay & {
    readonly rest: boolean;
    readonly studied: boolean;
    readonly open: boolean;
  })[];
  readonly hours: number;
  /** The part of the weekly goal that falls on this week's days: all of it, except in a short first week. Null if not set. */
  readonly goalHours: number | null;
  /** Null if not set. */
  readonly weeklyGoalHours: number | null;
  /** The part of the weekly goal that each study day of the plan has. Null if not set. */
  readonly dailyGoalHours: number | null;
  /** While the week runs, hours below the goal aren't short of it. */
  readonly isRunning: boolean;
  readonly streakDays: number;
}

/** The learners shown together on the family's dashboards. The first is selected by default. */
export interface Family {
  readonly id: string;
  /** The moment for which all figures are calculated. Screens must not read another clock. */
  readonly asOf: AsOf;
  readonly children: readonly [Learner, ...Learner[]];
}
