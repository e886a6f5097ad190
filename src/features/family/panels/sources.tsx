/** How score charts tell reported scores from estimates, where they have both: a square, a line that names it, and a column. */
import { squareItem } from '@/charts/squareItem';
import {
  areOfBothKinds,
  sourceWords,
  squaresOf,
  type Sourced,
  type WithBefore,
  withBefore,
} from '@/domain/dashboard/scores/score-source';

const column = ['Source'] as const;
const square = squareItem('Square: from a score report');
const squares = squareItem('Square: from a score report (small for the previous test)');

/** What a chart of a trend needs; nothing where all scores are of one kind. */
export function trendSources(scores: readonly Sourced[]) {
  const hasBoth = areOfBothKinds(scores);
  return { columns: hasBoth ? column : [], ...(hasBoth && { marks: [square] }) };
}

/** What a chart of the latest scores needs, and of each of its rows; nothing where all are of one kind. */
export function latestSources(scores: readonly WithBefore[]) {
  const hasBoth = areOfBothKinds(withBefore(scores));
  const isAnySmall = scores.some((score) => squaresOf(score).before);
  return {
    columns: hasBoth ? column : [],
    marks: hasBoth ? [isAnySmall ? squares : square] : [],
    squaresOf: (score: WithBefore) => (hasBoth ? { squares: squaresOf(score) } : {}),
    cellsOf: (score: WithBefore) => (hasBoth ? [sourceWords(score)] : []),
  };
}
