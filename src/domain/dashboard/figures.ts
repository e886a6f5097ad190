/** Figures that several screens show. */
import type { ScoreBand } from '@/domain/exam/report/estimate';
import type { LearnerTest } from '@/domain/learner/learner-test';
import type { LearnerRecord } from '@/domain/learner/learner-record';
import type { ScoreChange } from '@/domain/learner/section-score';
import type { ScoredSection } from '@/domain/exam/scored-sections';
import type { IsoDay } from '@/lib/calendar';
import type { AsOf } from './as-of';
import type { Weekday } from './weekday';

/** Total scores; null before the first test that has one. */
export interface TotalScores {
  /** In scaled points. Screens show `latestWords`: an estimate is never shown without its range. */
  readonly latest: number | null;
  readonly latestWords: string | null;
  readonly band: ScoreBand | null;
  /** Whether that total was estimated here. */
  readonly estimated: boolean;
  /** The test that it comes from. */
  readonly test: LearnerTest | null;
  /** Since the test with a total before it; null where there is none to compare with. */
  readonly change: ScoreChange | null;
  /** Percentile rank of that test's total, 1 to 99; null where its report printed none. */
  readonly percentile: number | null;
  /** Null where none is set. */
  readonly target: number | null;
}

/** A change between two tests, with their days. */
export interface DatedChange extends ScoreChange {
  readonly from: IsoDay;
  readonly to: IsoDay;
}

export interface SectionProgress {
  readonly subject: ScoredSection;
  readonly current: number;
  /** The same as screens show it. */
  readonly shown: string;
  readonly estimated: boolean;
  /** Null where none is set. */
  readonly target: number | null;
  /** In the last seven days, from the latest score before them; null where no test fell into them, and for a first score. */
  readonly weeklyChange: DatedChange | null;
  /** From the test before to the newest one; null for a first score. */
  readonly lastChange: DatedChange | null;
}

export interface StudyDay {
  readonly day: Weekday;
  readonly hours: number;
}

export interface StudyWeek {
  /**
   * `rest` is a day that the plan leaves free. A `studied` one may have too few minutes for a tenth of an hour. An `open` one isn't
   * over.
   */
  readonly days: readonly (StudyDay & {
    readonly rest: boolean;
    readonly studied: boolean;
    readonly open: boolean;
  })[];
  readonly hours: number;
  /** Null where none is set. */
  readonly goalHours: number | null;
  readonly streakDays: number;
}

export interface PracticeCount {
  readonly solved: number;
  readonly right: number;
}

/** Learners who are shown together. There is at least one; the first is the one shown by default. */
export interface Family {
  readonly id: string;
  /** The moment that every figure is calculated for. No screen reads another clock. */
  readonly asOf: AsOf;
  readonly children: readonly [LearnerRecord, ...LearnerRecord[]];
}
