/**
 * The figures of results on cards, one set for each kind of results. At a level without score tables, the figures are those of raw
 * results; a total, from an official report, has its own card.
 */
import type { Learner } from '@/domain/learner/learner';
import type { ResultKind } from '@/domain/learner/raw-result';
import type { LearnerTest } from '@/domain/learner/learner-test';
import type { IsoDay } from '@/lib/dates/calendar';
import { localDayAt } from '@/lib/dates/localTime';
import {
  formatDateNear,
  formatNumber,
  formatOrdinal,
  formatPercent,
  formatSignedChange,
  noFigure,
  uncapitalize,
} from '@/lib/text/format';
import { lastChangeText } from '@/domain/dashboard/answer/preparation-headline';
import type { AsOf } from '@/domain/dashboard/as-of';
import type { DashboardMetric } from '@/domain/dashboard/figure-details';
import {
  accuracyHistory,
  averageRawHistory,
  averageTotalHistory,
  type HistoryPoint,
  percentileHistory,
  rawHistory,
  totalScoreHistory,
} from '@/domain/dashboard/histories';
import { dashboardTestText } from '@/domain/dashboard/score-change-text';
import { thisWeek } from '@/domain/dashboard/study/logged-weeks';
import { accuracyBasisText, accuracyPercent, countNewAnswers } from '@/domain/learner/topic-count';
import { averageRawResult, rawSections, rawTrend, resultKindOf, wholeResults } from './raw-results';
import { rightOfText, shareRightText } from './raw-result-text';
import { targetProgress } from './target-progress';
import { targetDistanceText } from './score-trend-text';
import { testName } from './test-history';
import {
  averageTotalText,
  currentTotalScores,
  lastTwoFullTests,
  sectionProgressRows,
  testsWithTotal,
} from './test-scores';

export interface ResultFigure {
  /** Null where the card's place gives it its own label. */
  readonly label: string | null;
  readonly figure: string;
  readonly unit?: string;
  /** The comparison below the figure. */
  readonly compared: string;
  readonly opens: DashboardMetric;
  /** Oldest first. */
  readonly history: readonly HistoryPoint[];
  /** Null for none. */
  readonly target: number | null;
}

interface ResultFigures {
  /** The latest test of all sections. */
  readonly latest: (learner: Learner, asOf: AsOf) => ResultFigure;
  /** All full tests together. */
  readonly average: (learner: Learner) => ResultFigure;
  /** The way to the target. */
  readonly progress: (learner: Learner, asOf: AsOf) => ResultFigure;
  /** How the latest test compares with others. */
  readonly rank: (learner: Learner, asOf: AsOf) => ResultFigure;
}

/** "full test of Nov 12". */
function testOfDayText(test: LearnerTest, today: IsoDay): string {
  return `${uncapitalize(testName(test))} of ${formatDateNear(localDayAt(test.at), today)}`;
}

const scaled: ResultFigures = {
  latest(learner, asOf) {
    const scores = currentTotalScores(learner);
    return {
      label: null,
      figure: scores.latestWords ?? noFigure,
      compared: lastChangeText(scores, asOf.day),
      opens: 'total',
      history: totalScoreHistory(learner),
      target: null,
    };
  },
  average(learner) {
    const average = averageTotalText(learner);
    const { target } = currentTotalScores(learner);
    return {
      label: 'Average Score',
      figure: average ?? noFigure,
      compared:
        average === null
          ? 'after the first full test'
          : `all full tests${target === null ? '' : `; target ${formatNumber(target)}`}`,
      opens: 'average',
      history: averageTotalHistory(learner),
      target,
    };
  },
  progress(learner) {
    const scores = currentTotalScores(learner);
    const { target } = scores;
    return {
      label: 'Goal Progress',
      figure: targetProgress(scores)?.displayText ?? noFigure,
      compared: target === null ? 'no target yet' : `of the ${formatNumber(target)} target`,
      opens: 'total',
      history: totalScoreHistory(learner),
      target,
    };
  },
  rank(learner, asOf) {
    const { latest } = lastTwoFullTests(learner);
    const rank = latest?.totalPercentile ?? null;
    return {
      label: 'Latest Percentile',
      figure: rank === null ? noFigure : formatOrdinal(rank),
      compared:
        latest === null || rank === null ? 'once a score report gives one' : testOfDayText(latest, asOf.day),
      opens: 'percentile',
      history: percentileHistory(learner),
      target: null,
    };
  },
};

const raw: ResultFigures = {
  latest(learner, asOf) {
    const latest = wholeResults(learner).at(-1);
    return {
      label: 'Questions Right',
      figure: latest === undefined ? noFigure : shareRightText(latest.result),
      compared:
        latest === undefined
          ? 'after the first test'
          : `${rightOfText(latest.result)}, ${testOfDayText(latest.test, asOf.day)}`,
      opens: 'right',
      history: rawHistory(learner),
      target: null,
    };
  },
  average(learner) {
    const average = averageRawResult(learner);
    return {
      label: 'Average Right',
      figure: average === null ? noFigure : shareRightText(average),
      compared: average === null ? 'after the first full test' : 'all full tests',
      opens: 'average right',
      history: averageRawHistory(learner),
      target: null,
    };
  },
  progress(learner, asOf) {
    const { latest, latestWords, band, estimated, target } = currentTotalScores(learner);
    if (latest !== null && latestWords !== null && band !== null)
      return {
        label: 'Official Score',
        figure: latestWords,
        compared: targetDistanceText({ ...band, estimated }, target),
        opens: 'total',
        history: totalScoreHistory(learner),
        target,
      };
    return accuracyOfWeek(learner, asOf);
  },
  rank(learner, asOf) {
    const latest = wholeResults(learner).at(-1);
    if (latest === undefined || latest.change === null) return raw.latest(learner, asOf);
    const { difference, trend, since } = latest.change;
    return {
      label: 'Change in Share Right',
      figure: formatSignedChange(difference),
      compared: `${Math.abs(difference) === 1 ? 'percentage point' : 'percentage points'} since ${dashboardTestText(since, asOf.day)}${trend === 'stable' && difference !== 0 ? ', perhaps by chance' : ''}`,
      opens: 'right',
      history: rawHistory(learner),
      target: null,
    };
  },
};

/** Stands in where there is no official score to compare with the target. */
function accuracyOfWeek(learner: Learner, asOf: AsOf): ResultFigure {
  const sittings = thisWeek(learner, asOf).days.flatMap((day) => [...day.sessions, ...day.tests]);
  const accuracy = accuracyPercent(countNewAnswers(sittings));
  return {
    label: 'Accuracy This Week',
    figure: accuracy === null ? noFigure : formatPercent(accuracy),
    compared: accuracyBasisText(sittings) ?? 'after the first new questions',
    opens: 'accuracy',
    history: accuracyHistory(learner, asOf),
    target: null,
  };
}

const figuresOf: Readonly<Record<ResultKind, ResultFigures>> = { scaled, raw };

export const resultFiguresOf = (learner: Pick<Learner, 'profile'>): ResultFigures =>
  figuresOf[resultKindOf(learner)];

/** Returns true once there is a test of all sections, so that its panels have something to draw. */
export function hasWholeTest(learner: Learner): boolean {
  return resultKindOf(learner) === 'raw'
    ? wholeResults(learner).length > 0
    : testsWithTotal(learner).length > 0;
}

/** Returns true once a section has a result. */
export function hasSectionResult(learner: Learner): boolean {
  return resultKindOf(learner) === 'raw'
    ? rawSections(learner).length > 0
    : sectionProgressRows(learner).length > 0;
}

/** Returns the number of tests that the panel of results over time draws. */
export function trendLength(learner: Learner): number {
  return resultKindOf(learner) === 'raw' ? rawTrend(learner).tests.length : testsWithTotal(learner).length;
}
