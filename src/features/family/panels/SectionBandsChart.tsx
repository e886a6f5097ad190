import { BandsChart } from '@/charts/BandsChart';
import type { BandRow } from '@/charts/points';
import { changeWords } from '@/domain/dashboard/change';
import { type SectionBand, sectionBandsSummary } from '@/domain/dashboard/scores/section-bands';
import type { TestLevel } from '@/domain/exam/level/level';
import { upperTicks } from '@/domain/dashboard/scores/score-ticks';
import { besideTarget } from '@/domain/dashboard/scores/score-words';
import { bandName } from '@/domain/learner/score';
import { dashboardNames } from '@/domain/section-names';
import { noFigure, number, range } from '@/lib/format';
import * as colors from '@/ui/colors';
import { latestSources } from './sources';

/** Each section's latest score within its error, beside its target. */
export function SectionBandsChart({
  sections,
  level,
  onOpen,
}: {
  sections: readonly SectionBand[];
  /** Whose scale the scores are on. */
  level: TestLevel;
  /** Opens what a section's range comes from; without it, a range opens nothing. */
  onOpen?: (index: number) => void;
}) {
  const { columns, marks, ...each } = latestSources(sections);
  return (
    <BandsChart
      name="Section scores with their ranges, against their targets"
      summary={sectionBandsSummary(sections)}
      rows={sections.map((section) => ({
        ...rowOf(section, each.cellsOf(section)),
        ...each.squaresOf(section),
      }))}
      columns={['Section', 'Score', bandName, 'Target', 'Beside it', 'Since the previous test', ...columns]}
      ticks={upperTicks(level)}
      beforeName="the previous test"
      marks={marks}
      format={number}
      {...(onOpen !== undefined && { onOpen })}
    />
  );
}

function rowOf(
  { subject, band, shown, estimated, target, before }: SectionBand,
  sources: readonly string[],
): BandRow {
  const { estimate } = band;
  return {
    label: dashboardNames[subject],
    color: colors.section[subject],
    band: { ...band, value: estimate },
    words: shown,
    before: before?.score ?? null,
    ...(target !== null && { target: { label: 'target', value: target } }),
    cells: [
      shown,
      range(band),
      target === null ? noFigure : number(target),
      target === null ? noFigure : besideTarget({ ...band, estimated }, target),
      before === null ? noFigure : changeWords(before.change),
      ...sources,
    ],
  };
}
