/** Distinguishes reported scores from estimates in charts that show both: a square, a legend item, and a column. */
import { squareLegendItem } from '@/charts/figure/Legend';
import {
  hasBothSources,
  scoreSourceLabel,
  reportedScoreFlags,
  type SourcedScore,
  type ScoreWithPrevious,
  withPreviousScores,
} from '@/domain/dashboard/scores/score-source';

const column = ['Source'] as const;
const square = squareLegendItem('Square: from a score report');
const squares = squareLegendItem('Square: from a score report (small for the test before)');

/**
 * Returns the props that tell reported scores from estimates in a trend chart; no marks or columns if all scores are of one kind.
 */
export function trendSourceProps(scores: readonly SourcedScore[]) {
  const hasBoth = hasBothSources(scores);
  return { columns: hasBoth ? column : [], ...(hasBoth && { legendItems: [square] }) };
}

/** Does the same for a chart of the latest scores, and returns functions for the props of its rows. */
export function latestSourceProps(scores: readonly ScoreWithPrevious[]) {
  const hasBoth = hasBothSources(withPreviousScores(scores));
  const isAnySmall = scores.some((score) => reportedScoreFlags(score).previous);
  return {
    columns: hasBoth ? column : [],
    legendItems: hasBoth ? [isAnySmall ? squares : square] : [],
    squaresOf: (score: ScoreWithPrevious) => (hasBoth ? { squares: reportedScoreFlags(score) } : {}),
    cellsOf: (score: ScoreWithPrevious) => (hasBoth ? [scoreSourceLabel(score)] : []),
  };
}
