import { BandsChart } from '@/charts/BandsChart';
import type { BandRow } from '@/charts/points';
import { changeWords } from '@/domain/dashboard/change';
import { type SectionBand, sectionBandsSummary } from '@/domain/dashboard/scores/section-bands';
import { bandName } from '@/domain/learner/score';
import { dashboardNames } from '@/domain/section-names';
import { number, range } from '@/lib/format';
import * as colors from '@/ui/colors';

/** The scores of most children lie here; the scale grows for others. */
const ticks = [650, 700, 750, 800] as const;
const none = '\u2013';

/** Each section's latest score within its error, beside its target. */
export function SectionBandsChart({ sections }: { sections: readonly SectionBand[] }) {
  return (
    <BandsChart
      name="Section scores with their error, against their targets"
      summary={sectionBandsSummary(sections)}
      rows={sections.map(rowOf)}
      columns={['Section', 'Score', bandName, 'Target', 'Beside it', 'Since the test before']}
      ticks={ticks}
      beforeName="the test before"
      format={number}
    />
  );
}

function rowOf({ subject, band, shown, target, before }: SectionBand): BandRow {
  const { estimate } = band;
  const distance = target === null ? null : estimate - target;
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
      target === null ? none : number(target),
      distance === null
        ? none
        : distance === 0
          ? 'on it'
          : `${number(Math.abs(distance))} ${distance > 0 ? 'above' : 'below'}`,
      before === null ? none : changeWords(before.change),
    ],
  };
}
