import { BandsChart } from '@/charts/BandsChart';
import { lowestAccuracyText, type SectionAccuracy } from '@/domain/dashboard/practice/skill-accuracy';
import { dashboardSectionNames } from '@/domain/section-names';
import { formatPercent } from '@/lib/text/format';
import { EmptyState } from '@/ui/cards/EmptyState';
import { Panel } from '@/ui/cards/Panel';
import * as colors from '@/ui/colors';
import { accuracyAxis, accuracyColumns, accuracyRow, ringLegendSentence } from './accuracyRows';

/** This week's accuracy in each section with its range, compared with last week's. */
export function SectionAccuracyPanel({ sections }: { sections: readonly SectionAccuracy[] }) {
  if (sections.every(({ answered }) => answered === 0))
    return (
      <Panel title="Accuracy by Section">
        <EmptyState
          preview="ranges"
          title="No new questions this week"
          text="Each section appears here with its accuracy once its first new questions are answered."
        />
      </Panel>
    );
  return (
    <Panel title="Accuracy by Section" control="this week, 80% ranges">
      <BandsChart
        name="Accuracy by section, this week"
        summary={`${lowestAccuracyText(
          sections.map(({ subject, estimate }) => ({ name: dashboardSectionNames[subject], estimate })),
          'this week',
        )}${ringLegendSentence(sections, 'last week')}`}
        rows={sections.map(({ subject, ...accuracy }) =>
          accuracyRow(dashboardSectionNames[subject], colors.sectionColors[subject], accuracy),
        )}
        columns={accuracyColumns('Section', 'Since last week')}
        axis={accuracyAxis}
        format={formatPercent}
      />
    </Panel>
  );
}
