import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { sectionPercentiles } from '@/domain/dashboard/scores/percentile-ranges';
import type { LearnerTest } from '@/domain/learner/learner-test';
import { dashboardSectionNames } from '@/domain/section-names';
import { formatOrdinal } from '@/lib/text/format';
import { Dot } from '@/ui/marks/Dot';
import { NoScoresNotice } from '../panels/scores/NoScoresNotice';
import { Row, RowList } from '@/ui/cards/RowList';

/** The percentile ranks of each section's latest estimate, used if no report has a percentile for the total. */
export function SectionPercentiles({ tests }: { tests: readonly LearnerTest[] }) {
  const sections = sectionPercentiles(tests);
  if (sections.length === 0)
    return (
      <NoScoresNotice
        preview="ranges"
        title="No percentiles yet"
        text="After the free test, each section shows the percentiles at both ends of its range."
      />
    );
  return (
    <Stack spacing={1.5}>
      <Typography variant="secondary">
        Percentiles at both ends of each section’s range. No percentile table for totals is public, so an
        estimated total has no percentile.
      </Typography>
      <RowList>
        {sections.map(({ subject, percentile: { low, high } }) => (
          <Row
            key={subject}
            end={
              <Typography component="span" variant="strong">
                {low === high ? formatOrdinal(low) : `${formatOrdinal(low)} to ${formatOrdinal(high)}`}
              </Typography>
            }
          >
            <Stack direction="row" spacing={1.25} sx={{ alignItems: 'center' }}>
              <Dot color={`section.${subject}`} />
              <span>{dashboardSectionNames[subject]}</span>
            </Stack>
          </Row>
        ))}
      </RowList>
    </Stack>
  );
}
