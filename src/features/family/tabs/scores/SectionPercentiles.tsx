import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { sectionPercentiles } from '@/domain/dashboard/scores/percentile-ranges';
import type { LearnerTest } from '@/domain/learner/learner-test';
import { dashboardSectionNames } from '@/domain/section-names';
import { formatOrdinal } from '@/lib/text/format';
import { Dot } from '@/ui/marks/Dot';
import { EmptyState } from '@/ui/cards/EmptyState';

/** The percentile ranks of each section's latest estimate, used if no report has a percentile for the total. */
export function SectionPercentiles({ tests }: { tests: readonly LearnerTest[] }) {
  const sections = sectionPercentiles(tests);
  if (sections.length === 0)
    return (
      <EmptyState
        title="No percentiles yet"
        text="After the free test, each section shows the percentiles at both ends of its range."
      />
    );
  return (
    <>
      <Typography variant="secondary">
        Percentiles at both ends of each section’s range. No percentile table for totals is public, so an
        estimated total has no percentile.
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0 }}>
        {sections.map(({ subject, percentile: { low, high } }) => (
          <Box
            component="li"
            key={subject}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1.25,
              py: 1,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Dot color={`section.${subject}`} />
            <Typography component="span" sx={{ flexGrow: 1 }}>
              {dashboardSectionNames[subject]}
            </Typography>
            <Typography component="span" sx={{ fontWeight: 600 }}>
              {low === high ? formatOrdinal(low) : `${formatOrdinal(low)} to ${formatOrdinal(high)}`}
            </Typography>
          </Box>
        ))}
      </Box>
    </>
  );
}
