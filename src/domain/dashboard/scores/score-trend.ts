/** Scores over time with their error bands and targets. */
import { targetTotal } from '@/domain/learner/learner-profile';
import type { ScoreBand } from '@/domain/exam/report/estimate';
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import { type LearnerTest, sectionBandOf, totalBandOf } from '@/domain/learner/learner-test';
import type { ScoreChange } from '@/domain/learner/section-score';
import type { ChangeSince } from '@/domain/dashboard/figures';
import type { IsoDay } from '@/lib/dates/calendar';
import { localDayAt } from '@/lib/dates/localTime';
import {
  changeSince,
  comparableTests,
  hasEstimatedScores,
  type ScoredLearner,
  scoreText,
  testsWithTotal,
} from './test-scores';

export interface TrendScore extends ScoreBand {
  readonly test: LearnerTest;
  readonly day: IsoDay;
  /** The score as text: a scaled score, or the range of an estimate. */
  readonly displayText: string;
  readonly estimated: boolean;
  /** Change since the test before; null if there is none. */
  readonly change: ChangeSince | null;
}

/** The total, or the score of one section, across all tests that have it. */
export interface ScoreTrend {
  /** Null if not set. */
  readonly target: number | null;
  /** Oldest first. */
  readonly scores: readonly TrendScore[];
}

/** Minimum number of scores for a line: a line through fewer would suggest a direction that isn't known. */
export const minTrendPoints = 3;

export type NonEmptyTrend = ScoreTrend & { readonly scores: readonly [TrendScore, ...TrendScore[]] };

export function hasTrendScores(trend: ScoreTrend): trend is NonEmptyTrend {
  return trend.scores.length > 0;
}

function trendOf(
  tests: readonly LearnerTest[],
  target: number | null,
  bandOf: (test: LearnerTest) => ScoreBand | null,
): ScoreTrend {
  return {
    target,
    scores: tests.flatMap((test) => {
      const band = bandOf(test);
      if (band === null) return [];
      return [
        {
          test,
          day: localDayAt(test.at),
          displayText: scoreText(test, band),
          estimated: hasEstimatedScores(test),
          ...band,
          change: changeSince(tests, test, bandOf),
        },
      ];
    }),
  };
}

/** Returns the total of every test that has one, oldest first. */
export function totalTrend(learner: ScoredLearner): ScoreTrend {
  return trendOf(comparableTests(learner), targetTotal(learner.profile), totalBandOf);
}

/** A section's score in every test that has it, including single-section tests. */
export interface SectionTrend extends ScoreTrend {
  readonly subject: ScoredSection;
}

/** Returns all three sections; `scores` is empty for a section without any. */
export function sectionTrends(learner: ScoredLearner): readonly SectionTrend[] {
  const tests = comparableTests(learner);
  return scoredSections.map((subject) => ({
    subject,
    ...trendOf(tests, learner.profile.targets.sections[subject], (test) => sectionBandOf(test, subject)),
  }));
}

/** Returns each section's change from the test before the newest one with a total, to explain the total's change. */
export function latestSectionChanges(learner: ScoredLearner): readonly ScoreChange[] {
  const newest = testsWithTotal(learner).at(-1);
  if (newest === undefined) return [];
  return scoredSections.flatMap(
    (section) => changeSince(learner.tests, newest.test, (test) => sectionBandOf(test, section)) ?? [],
  );
}

/** Returns the index of the first score at or above the target; null if no score is, or if already the very first one is. */
export function firstIndexAtTarget({ scores, target }: ScoreTrend): number | null {
  if (target === null) return null;
  const index = scores.findIndex(({ estimate }) => estimate >= target);
  return index > 0 ? index : null;
}

/**
 * Returns the index of the first score in the latest streak of scores whose whole bands are at or above the target. Null if the
 * newest score is not in such a streak, or if every score is in it, because the target was then never crossed.
 */
export function firstIndexClearlyAtTarget({ scores, target }: ScoreTrend): number | null {
  if (target === null) return null;
  const last = scores.findLastIndex(({ low }) => low < target);
  return last === -1 || last === scores.length - 1 ? null : last + 1;
}
