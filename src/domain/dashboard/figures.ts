/** Types for the figures shown on several screens. */
import type { ScoreBand } from '@/domain/exam/report/estimate';
import type { LearnerTest } from '@/domain/learner/learner-test';
import type { LearnerRecord } from '@/domain/learner/learner-record';
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
  /** Change since the previous test with a total; null if there is none. */
  readonly change: ScoreChange | null;
  /** Percentile rank of the latest total, 1 to 99; null for an estimate or if the score report printed none. */
  readonly percentile: number | null;
  /** In scaled points; null if not set. */
  readonly target: number | null;
}

/** A change between two tests, with their dates. */
export interface DatedChange extends ScoreChange {
  readonly from: IsoDay;
  readonly to: IsoDay;
}

export interface SectionProgress {
  readonly subject: ScoredSection;
  readonly current: number;
  /** The score as text: a scaled score, or the range of an estimate. */
  readonly displayText: string;
  readonly estimated: boolean;
  /** Null if not set. */
  readonly target: number | null;
  /**
   * Change between the latest score from before the last seven days and the newest score. Null if no test falls within these seven
   * days, or if there is no score from before them.
   */
  readonly weeklyChange: DatedChange | null;
  /** Change between the previous score and the newest one; null for a first score. */
  readonly lastChange: DatedChange | null;
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
  /** Null if not set. */
  readonly goalHours: number | null;
  readonly streakDays: number;
}

/** The learners shown together on the family's dashboards. The first is selected by default. */
export interface Family {
  readonly id: string;
  /** The moment for which all figures are calculated. Screens must not read another clock. */
  readonly asOf: AsOf;
  readonly children: readonly [LearnerRecord, ...LearnerRecord[]];
}
