/** Scores over time with their error, beside what they are to reach. */
import type { Band } from '@/domain/exam/report/estimate';
import { type ScoredSection, scoredSections } from '@/domain/exam/scored-sections';
import type { ChildRecord } from '@/domain/dashboard/records';
import { type FullTest, levelOf } from '@/domain/learner/learner-test';
import { bandOfScore, bandStanding, changeBetween, type ScoreChange } from '@/domain/learner/score';
import type { IsoDay } from '@/lib/calendar';
import { dayAt } from '@/lib/localTime';
import { fullBand, fullTests, targetTotal } from './tests';

/** A score of one full test. */
export interface TrendScore extends Band {
  readonly test: FullTest;
  readonly day: IsoDay;
  /** Since the full test before; null for the first. */
  readonly change: ScoreChange | null;
}

/** A score over all full tests. */
export interface ScoreTrend {
  readonly target: number;
  /** Oldest first. */
  readonly scores: readonly TrendScore[];
}

/** A trend that has begun. */
export type BegunTrend = ScoreTrend & { readonly scores: readonly [TrendScore, ...TrendScore[]] };

/** Whether there is a score to show. */
export function hasBegun(trend: ScoreTrend): trend is BegunTrend {
  return trend.scores.length > 0;
}

function trendOf(tests: readonly FullTest[], target: number, bandOf: (test: FullTest) => Band): ScoreTrend {
  return {
    target,
    scores: tests.map((test, index) => {
      const band = bandOf(test);
      const before = tests[index - 1];
      return {
        test,
        day: dayAt(test.at),
        ...band,
        change: before === undefined ? null : changeBetween(bandOf(before), band),
      };
    }),
  };
}

type ScoredRecord = Pick<ChildRecord, 'log' | 'targets'>;

/** The total of every full test. */
export function totalTrend(record: ScoredRecord): ScoreTrend {
  return trendOf(fullTests(record.log.tests), targetTotal(record), fullBand);
}

/** A section's score in every full test. */
export interface SectionTrend extends ScoreTrend {
  readonly subject: ScoredSection;
}

/** The three sections over the same full tests. */
export function sectionTrends(record: ScoredRecord): readonly SectionTrend[] {
  const tests = fullTests(record.log.tests);
  return scoredSections.map((subject) => ({
    subject,
    ...trendOf(tests, record.targets[subject], (test) => bandOfScore(test.scores[subject], levelOf(test))),
  }));
}

/** The first test that reached the target after one that had not: its place among the scores; null where none did so. */
export function firstAtTarget({ scores, target }: ScoreTrend): number | null {
  const index = scores.findIndex(({ estimate }) => estimate >= target);
  return index > 0 ? index : null;
}

/**
 * The first test of the unbroken row up to the newest one in which even the low end of the band reached the target, after one
 * that had not; null where there is none.
 */
export function firstSurely({ scores, target }: ScoreTrend): number | null {
  const last = scores.findLastIndex(({ low }) => low < target);
  return last === -1 || last === scores.length - 1 ? null : last + 1;
}

/** How the newest score stands to the target: above it with all of its band, above or exactly on it, or below it. */
export type Standing = 'surely above' | 'above' | 'below';

/** The standing of the newest score; null before the first. */
export function standingOf({ scores, target }: ScoreTrend): Standing | null {
  const newest = scores.at(-1);
  if (newest === undefined) return null;
  if (bandStanding(newest, target) === 'above') return 'surely above';
  return newest.estimate >= target ? 'above' : 'below';
}
