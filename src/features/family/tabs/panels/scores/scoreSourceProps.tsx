/** Distinguishes reported scores from estimates in charts that show both: a square, a legend item, and a column. */
import type { BandRow } from '@/charts/chartData';
import { squareLegendItem } from '@/charts/figure/Legend';
import {
  hasBothSources,
  scoreSourceLabel,
  reportedScoreFlags,
  type SourcedScore,
  type ScoreWithPrevious,
  withPreviousScores,
} from '@/domain/dashboard/scores/score-source';
import type { SectionBand } from '@/domain/dashboard/scores/section-bands';
import { dashboardSectionNames } from '@/domain/section-names';
import { sectionColors } from '@/ui/colors';

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

/** Returns the row of a section's score in a chart of ranges, with the cells of its table that follow the section's name. */
export function sectionBandRow(
  {
    subject,
    band,
    displayText,
    previous,
  }: Pick<SectionBand, 'subject' | 'band' | 'displayText' | 'previous'>,
  target: number | null,
  cells: BandRow['cells'],
): BandRow {
  return {
    label: dashboardSectionNames[subject],
    color: sectionColors[subject],
    band: { ...band, value: band.estimate },
    valueText: displayText,
    previous: previous?.score ?? null,
    ...(target !== null && { target: { label: 'target', value: target } }),
    cells,
  };
}
