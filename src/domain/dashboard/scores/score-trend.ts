/** Scores over time with their error, beside what they are to reach. */
import { targetTotal } from '@/domain/learner/learner-profile';
import type { ScoreBand } from '@/domain/exam/report/estimate';
import { type ScoredSection, scoredSections } from '@/domain/exam/scored-sections';
import { type LearnerTest, sectionBandOf, totalBandOf } from '@/domain/learner/learner-test';
import { compareBandToTarget, scoreChangeBetween, type ScoreChange } from '@/domain/learner/section-score';
import type { IsoDay } from '@/lib/calendar';
import { localDayAt } from '@/lib/localTime';
import {
  comparableTests,
  hasEstimatedScores,
  type ScoredRecord,
  scoreText,
  testsWithTotal,
} from './test-scores';

/** A score of one test. */
export interface TrendScore extends ScoreBand {
  readonly test: LearnerTest;
  readonly day: IsoDay;
  /** As screens show it. */
  readonly shown: string;
  readonly estimated: boolean;
  /** Since the test before; null for the first. */
  readonly change: ScoreChange | null;
}

/** A score over all tests that have it. */
export interface ScoreTrend {
  /** Null where none is set. */
  readonly target: number | null;
  /** Oldest first. */
  readonly scores: readonly TrendScore[];
}

/** With fewer scores a line would show a direction that nobody knows. */
export const minTrendPoints = 3;

/** A trend that has begun. */
export type NonEmptyTrend = ScoreTrend & { readonly scores: readonly [TrendScore, ...TrendScore[]] };

/** Whether there is a score to show. */
export function hasTrendScores(trend: ScoreTrend): trend is NonEmptyTrend {
  return trend.scores.length > 0;
}

function trendOf(
  tests: readonly LearnerTest[],
  target: number | null,
  bandOf: (test: LearnerTest) => ScoreBand | null,
): ScoreTrend {
  const scored = tests.flatMap((test) => {
    const band = bandOf(test);
    return band === null ? [] : [{ test, band }];
  });
  return {
    target,
    scores: scored.map(({ test, band }, index) => {
      const before = scored[index - 1];
      return {
        test,
        day: localDayAt(test.at),
        shown: scoreText(test, band),
        estimated: hasEstimatedScores(test),
        ...band,
        change: before === undefined ? null : scoreChangeBetween(before.band, band),
      };
    }),
  };
}

/** The total of every test that has one. */
export function totalTrend(record: ScoredRecord): ScoreTrend {
  return trendOf(comparableTests(record.tests), targetTotal(record.profile), totalBandOf);
}

/** A section's score in every test that has it, those of the section alone included. */
export interface SectionTrend extends ScoreTrend {
  readonly subject: ScoredSection;
}

/** The three sections; what isn't scored in any test has no scores. */
export function sectionTrends(record: ScoredRecord): readonly SectionTrend[] {
  const tests = comparableTests(record.tests);
  return scoredSections.map((subject) => ({
    subject,
    ...trendOf(tests, record.profile.targets.sections[subject], (test) => sectionBandOf(test, subject)),
  }));
}

/** Each section's change between the two newest tests with a total, beside which the total's change is read; none before there are two. */
export function latestSectionChanges(record: ScoredRecord): readonly ScoreChange[] {
  const [newest, before] = testsWithTotal(record.tests).toReversed();
  if (newest === undefined || before === undefined) return [];
  return scoredSections.flatMap((section) => {
    const [from, to] = [sectionBandOf(before.test, section), sectionBandOf(newest.test, section)];
    return from === null || to === null ? [] : [scoreChangeBetween(from, to)];
  });
}

/** The first test that reached the target after one that had not: its place among the scores; null where none did so. */
export function firstIndexAtTarget({ scores, target }: ScoreTrend): number | null {
  if (target === null) return null;
  const index = scores.findIndex(({ estimate }) => estimate >= target);
  return index > 0 ? index : null;
}

/**
 * The first test of the unbroken row up to the newest one in which even the low end of the range reached the target, after one
 * that had not; null where there is none.
 */
export function firstIndexClearlyAtTarget({ scores, target }: ScoreTrend): number | null {
  if (target === null) return null;
  const last = scores.findLastIndex(({ low }) => low < target);
  return last === -1 || last === scores.length - 1 ? null : last + 1;
}

/** How the newest score stands to the target: above it with all of its band, above or exactly on it, or below it. */
export type TargetStatus = 'surely above' | 'above' | 'below';

/** The standing of the newest score; null before the first and without a target. */
export function targetStatus({ scores, target }: ScoreTrend): TargetStatus | null {
  const newest = scores.at(-1);
  if (newest === undefined || target === null) return null;
  if (compareBandToTarget(newest, target) === 'above') return 'surely above';
  return newest.estimate >= target ? 'above' : 'below';
}
