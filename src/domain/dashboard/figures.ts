/** Types of figures that several screens show. */
import type { ScoreBand } from '@/domain/exam/report/estimate';
import type { LearnerTest } from '@/domain/learner/learner-test';
import type { LearnerRecord } from '@/domain/learner/learner-record';
import type { ScoreChange } from '@/domain/learner/section-score';
import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import type { IsoDay } from '@/lib/dates/calendar';
import type { AsOf } from './as-of';
import type { Weekday } from './weekday';

export interface TotalScores {
  /** In scaled points. Screens show `latestWords`, because an estimate always appears with its range. */
  readonly latest: number | null;
  readonly latestWords: string | null;
  readonly band: ScoreBand | null;
  /** True if the latest total is an estimate. */
  readonly estimated: boolean;
  /** The test behind the latest total. */
  readonly test: LearnerTest | null;
  /** Since the previous test with a total; null if there is none. */
  readonly change: ScoreChange | null;
  /** Percentile rank of that test's total, 1 to 99; null if the score report printed none. */
  readonly percentile: number | null;
  /** Null if not set. */
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
  /** The score as displayed. */
  readonly shown: string;
  readonly estimated: boolean;
  /** Null if not set. */
  readonly target: number | null;
  /**
   * Change over the last seven days, relative to the latest score before them. Null without a test in that period, and for a first
   * score.
   */
  readonly weeklyChange: DatedChange | null;
  /** From the previous test to the newest one; null for a first score. */
  readonly lastChange: DatedChange | null;
}

export interface StudyDay {
  readonly day: Weekday;
  readonly hours: number;
}

export interface StudyWeek {
  /**
   * `rest` is a day off in the plan. A `studied` day may have too few minutes to round to a tenth of an hour. An `open` day isn't
   * over.
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

export interface PracticeCount {
  readonly solved: number;
  readonly right: number;
}

/** Learners shown together. The first is selected by default. */
export interface Family {
  readonly id: string;
  /** The moment that every figure is calculated for. Screens must not read another clock. */
  readonly asOf: AsOf;
  readonly children: readonly [LearnerRecord, ...LearnerRecord[]];
}
