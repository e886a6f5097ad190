import { recommendedShares } from '@/domain/plan/weeks/section-shares';
import { dashboardSectionNames, namedSections } from '@/domain/section-names';
import { formatList, formatPercent } from '@/lib/text/format';
import { sectionColor } from '@/ui/sectionColor';
import { Drawing } from './Drawing';
import { PartsStrip } from './PartsStrip';

/** The advised share of each section in a plan's time. */
export function SectionSharesStrip() {
  const shares = namedSections.map((section) => ({
    id: section,
    length: recommendedShares[section],
    color: sectionColor(section),
    label: `${dashboardSectionNames[section]} ${formatPercent(recommendedShares[section])}`,
  }));
  return (
    <Drawing name={`The time of a plan by section: ${formatList(shares.map(({ label }) => label))}.`}>
      <PartsStrip parts={shares} />
    </Drawing>
  );
}
