import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { recommendedShares } from '@/domain/plan/weeks/section-shares';
import { dashboardSectionNames, namedSections } from '@/domain/section-names';
import { formatList, formatPercent } from '@/lib/text/format';
import { Dot } from '@/ui/marks/Dot';
import { sectionColor, sectionDotColor } from '@/ui/sectionColor';
import { Drawing } from './Drawing';
import { PartsStrip } from './PartsStrip';

const shares = namedSections.map((section) => ({
  section,
  share: recommendedShares[section],
  label: `${dashboardSectionNames[section]} ${formatPercent(recommendedShares[section])}`,
}));

/** The advised share of each section in a plan's time. */
export function SectionSharesStrip() {
  return (
    <Drawing name={`The time of a plan by section: ${formatList(shares.map(({ label }) => label))}.`}>
      <PartsStrip
        parts={shares.map(({ section, share }) => ({
          id: section,
          length: share,
          color: sectionColor(section),
        }))}
      />
      {/* Below the strip as a whole, because a short part has no room for its name. */}
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
        {shares.map(({ section, label }) => (
          <Stack key={section} direction="row" spacing={0.75} sx={{ alignItems: 'center' }}>
            <Dot color={sectionDotColor(section)} />
            <Typography variant="secondary">{label}</Typography>
          </Stack>
        ))}
      </Stack>
    </Drawing>
  );
}
