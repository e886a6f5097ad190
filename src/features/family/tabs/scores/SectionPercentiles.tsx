import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  percentileFigure,
  type SectionPercentile,
  sectionPercentiles,
} from '@/domain/dashboard/scores/percentile-ranges';
import { noTotalPercentilesText } from '@/domain/exam/report/range-text';
import type { ScoredLearner } from '@/domain/dashboard/scores/test-scores';
import { dashboardSectionNames } from '@/domain/section-names';
import { Dot } from '@/ui/marks/Dot';
import { NoScoresNotice } from '../panels/scores/NoScoresNotice';
import { Row, RowList } from '@/ui/cards/RowList';

/** The percentile ranks of each section's latest score, used if no report has a percentile for the total. */
export function SectionPercentiles({ learner }: { readonly learner: ScoredLearner }) {
  const sections = sectionPercentiles(learner);
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
      <Typography variant="secondary">{introduction(sections.map(({ source }) => source))}</Typography>
      <RowList>
        {sections.map((section) => (
          <Row
            key={section.subject}
            end={
              <Typography component="span" variant="strong">
                {percentileFigure(section)}
              </Typography>
            }
          >
            <Stack direction="row" spacing={1.25} sx={{ alignItems: 'center' }}>
              <Dot color={`section.${section.subject}`} />
              <span>{dashboardSectionNames[section.subject]}</span>
            </Stack>
          </Row>
        ))}
      </RowList>
    </Stack>
  );
}

/** Says where the percentiles come from. */
function introduction(sources: readonly SectionPercentile['source'][]): string {
  if (!sources.includes('estimate')) return 'Percentiles that the score report printed for each section.';
  const estimates = sources.includes('report')
    ? 'An estimate has the percentiles at both ends of its range, a reported score the one that its report printed.'
    : 'Percentiles at both ends of each section\u2019s range.';
  return `${estimates} ${noTotalPercentilesText} So an estimated total has no percentile.`;
}
