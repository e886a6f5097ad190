import Box from '@mui/material/Box';
import { BandsChart } from '@/charts/BandsChart';
import type { BandRow } from '@/charts/points';
import type { Band, NoEstimate, SectionEstimate } from '@/domain/exam/report/estimate';
import type { ScoreReport } from '@/domain/exam/report/report';
import {
  highestScaled,
  highestTotal,
  lowestScaled,
  lowestTotal,
  type ScoredSection,
  scoredSections,
} from '@/domain/exam/report/scale';
import { instantDate, number } from '@/lib/format';
import * as colors from '@/ui/colors';
import { Panel } from '@/ui/cards/Panel';
import { sectionColor } from '@/ui/sectionColor';
import { nameOf } from '../words';
import { HowItIsWorkedOut } from './HowItIsWorkedOut';
import { noEstimate, percentileRange, seenSentence, widthSentence } from './evidenceWords';

const columns = ['Section', 'Estimate', '80% band', 'Percentile', 'Before'] as const;
const none = '\u2013';

/** Both ends of a scale and two marks between them. */
const thirds = (low: number, high: number) => [0, 1, 2, 3].map((step) => low + (step * (high - low)) / 3);

const range = ({ low, high }: Pick<Band, 'low' | 'high'>) => `${number(low)} to ${number(high)}`;

function sectionRow(
  section: ScoredSection,
  estimate: SectionEstimate | NoEstimate,
  before: SectionEstimate | NoEstimate | null,
): BandRow {
  const earlier = before?.state === 'estimated' ? before.band.estimate : null;
  const look = { label: nameOf(section), color: sectionColor(section), before: earlier };
  const then = earlier === null ? none : number(earlier);
  if (estimate.state === 'none') {
    const words = noEstimate(estimate);
    return { ...look, band: null, words, cells: [words, none, none, then] };
  }
  const { band, percentile } = estimate;
  const ranks = percentileRange(percentile);
  return {
    ...look,
    band: { value: band.estimate, low: band.low, high: band.high },
    words: range(band),
    note: `middle ${number(band.estimate)}; percentile ${ranks}`,
    cells: [number(band.estimate), range(band), ranks, then],
  };
}

/** The estimate of each section and of the total: the band first, the number in it second. */
export function EstimatePanel({ report }: { report: ScoreReport }) {
  const { estimate, before } = report;
  const rows = scoredSections
    .filter((section) => !isAbsent(estimate.sections[section]))
    .map((section) =>
      sectionRow(section, estimate.sections[section], before?.estimate.sections[section] ?? null),
    );
  const { total } = estimate;
  const earlierTotal = before?.estimate.total?.estimate ?? null;
  const seen = seenSentence(report);
  return (
    <Panel
      title="Estimated scores"
      control="estimate, not an SSAT score"
      summary={`If you took ten tests like this one today, about eight of the scores would fall inside the band. ${widthSentence(report)}`}
    >
      <BandsChart
        name="Estimated scores by section"
        summary={`Scale: ${number(lowestScaled)} to ${number(highestScaled)} a section. ${rows
          .filter(({ band }) => band !== null)
          .map(({ label, words }) => `${label} ${words}`)
          .join(', ')}.`}
        rows={rows}
        columns={columns}
        ticks={thirds(lowestScaled, highestScaled)}
        format={number}
      />
      {total !== null && (
        <BandsChart
          name="Estimated total"
          summary={`Total: ${range(total)}, on a scale from ${number(lowestTotal)} to ${number(highestTotal)}. No percentiles are published for totals.`}
          rows={[
            {
              label: 'Total',
              color: colors.primary,
              band: { value: total.estimate, low: total.low, high: total.high },
              words: range(total),
              note: `middle ${number(total.estimate)}`,
              before: earlierTotal,
              cells: [
                number(total.estimate),
                range(total),
                none,
                earlierTotal === null ? none : number(earlierTotal),
              ],
            },
          ]}
          columns={columns}
          ticks={thirds(lowestTotal, highestTotal)}
          format={number}
        />
      )}
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, typography: 'body2', color: 'text.secondary' }}>
        <li>
          The dot is the middle of the band
          {before !== null &&
            `, the ring below it that of ${instantDate(before.finishedAt)}. A ring may lie outside the band: both tests have an error of their own`}
          .
        </li>
        <li>
          Percentiles compare with students of the same grade who take the test for the first time, and are an
          estimate too.
        </li>
        {seen !== null && <li>{seen}</li>}
      </Box>
      <HowItIsWorkedOut />
    </Panel>
  );
}

function isAbsent(estimate: SectionEstimate | NoEstimate): boolean {
  return estimate.state === 'none' && estimate.reason === 'not-taken';
}
