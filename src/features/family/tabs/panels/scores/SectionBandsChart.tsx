import { BandsChart } from '@/charts/BandsChart';
import type { BandRow } from '@/charts/chartData';
import { changeSinceText } from '@/domain/dashboard/score-change-text';
import { percentileFigure } from '@/domain/dashboard/scores/percentile-ranges';
import { type SectionBand, sectionBandsText, testsBeforeText } from '@/domain/dashboard/scores/section-bands';
import type { TestLevel } from '@/domain/exam/level/test-level';
import { sectionScoreAxis } from '@/domain/dashboard/scores/score-axis';
import { targetDistanceText } from '@/domain/dashboard/scores/score-trend-text';
import { bandLabel } from '@/domain/learner/section-score';
import { noFigure, formatNumber, formatRange } from '@/lib/text/format';
import { latestSourceProps, sectionBandRow } from './scoreSourceProps';

/** Each section's latest score with its error range, beside its target. */
export function SectionBandsChart({
  sections,
  level,
  onOpen,
}: {
  sections: readonly SectionBand[];
  /** Determines the scale of the scores. */
  level: TestLevel;
  /** Opens the test behind a section's range; receives the section's index. Without it, the ranges aren't clickable. */
  onOpen?: (index: number) => void;
}) {
  const { columns, legendItems, ...each } = latestSourceProps(sections);
  // Without any percentile, there is no column of dashes.
  const isRanked = sections.some(({ percentile }) => percentile !== null);
  const rankCells = ({ percentile }: SectionBand) =>
    isRanked ? [percentile === null ? noFigure : percentileFigure(percentile)] : [];
  return (
    <BandsChart
      name="Section scores with their ranges, against their targets"
      summary={sectionBandsText(sections)}
      rows={sections.map((section) => ({
        ...sectionBandRow(section, section.target, [
          ...cellsOf(section),
          ...rankCells(section),
          ...each.cellsOf(section),
        ]),
        ...each.squaresOf(section),
      }))}
      columns={[
        'Section',
        'Score',
        bandLabel,
        'Target',
        'Beside it',
        'Change',
        ...(isRanked ? ['Percentile'] : []),
        ...columns,
      ]}
      axis={sectionScoreAxis(level)}
      beforeName={testsBeforeText(sections)}
      legendItems={legendItems}
      format={formatNumber}
      {...(onOpen !== undefined && { onOpen })}
    />
  );
}

function cellsOf({ band, displayText, estimated, target, previous }: SectionBand): BandRow['cells'] {
  return [
    displayText,
    formatRange(band),
    target === null ? noFigure : formatNumber(target),
    target === null ? noFigure : targetDistanceText({ ...band, estimated }, target),
    previous === null ? noFigure : changeSinceText(previous.change, null),
  ];
}
