/** How score charts tell reported scores from estimates, where they have both: a square, a line that names it, and a column. */
import { squareLegendItem } from '@/charts/squareLegendItem';
import {
  hasBothSources,
  scoreSourceLabel,
  reportedMarkers,
  type SourcedScore,
  type ScoreWithPrevious,
  withPreviousScores,
} from '@/domain/dashboard/scores/score-source';

const column = ['Source'] as const;
const square = squareLegendItem('Square: from a score report');
const squares = squareLegendItem('Square: from a score report (small for the previous test)');

/** What a chart of a trend needs; nothing where all scores are of one kind. */
export function trendSourceProps(scores: readonly SourcedScore[]) {
  const hasBoth = hasBothSources(scores);
  return { columns: hasBoth ? column : [], ...(hasBoth && { marks: [square] }) };
}

/** What a chart of the latest scores needs, and of each of its rows; nothing where all are of one kind. */
export function latestSourceProps(scores: readonly ScoreWithPrevious[]) {
  const hasBoth = hasBothSources(withPreviousScores(scores));
  const isAnySmall = scores.some((score) => reportedMarkers(score).before);
  return {
    columns: hasBoth ? column : [],
    marks: hasBoth ? [isAnySmall ? squares : square] : [],
    squaresOf: (score: ScoreWithPrevious) => (hasBoth ? { squares: reportedMarkers(score) } : {}),
    cellsOf: (score: ScoreWithPrevious) => (hasBoth ? [scoreSourceLabel(score)] : []),
  };
}
