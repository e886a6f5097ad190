import Box from '@mui/material/Box';
import { noTotalPercentiles, rangeMeaning } from '@/domain/exam/report/range-words';
import { BandsChart } from '@/charts/BandsChart';
import type { BandRow } from '@/charts/points';
import { hasTables, type Scale, type TestLevel, totalScale } from '@/domain/exam/level/level';
import { levels } from '@/domain/exam/level/levels';
import { fewestQuestions, type NoEstimate, type SectionEstimate } from '@/domain/exam/report/estimate';
import type { ScoreReport } from '@/domain/exam/report/report';
import { scaleMarks } from '@/domain/exam/report/scale';
import { type ScoredSection, scoredSections } from '@/domain/exam/scored-sections';
import { instantDate, number, ordinal, range } from '@/lib/format';
import * as colors from '@/ui/colors';
import { EmptyState } from '@/ui/cards/EmptyState';
import { Panel } from '@/ui/cards/Panel';
import { sectionColor } from '@/ui/sectionColor';
import { isEstimated } from './isEstimated';
import { nameOf } from '../words';
import { noEstimate, noTableSentence } from './evidenceWords';

const columns = ['Section', 'Estimate', '80% range', 'Percentile'] as const;
const none = '\u2013';

const scaleWords = ({ least, most }: Scale) => range({ low: least, high: most });

/** In one cell: a fifth column has no room on a phone. */
const withBefore = (value: number, before: number | null) =>
  before === null ? number(value) : `${number(value)} (before: ${number(before)})`;

function sectionRow(
  section: ScoredSection,
  estimate: SectionEstimate | NoEstimate,
  before: SectionEstimate | NoEstimate | null,
): BandRow {
  const earlier = before?.state === 'estimated' ? before.band.estimate : null;
  const look = { label: nameOf(section), color: sectionColor(section), before: earlier };
  if (estimate.state === 'none') {
    const words = noEstimate(estimate);
    return { ...look, band: null, words, cells: [words, none, none] };
  }
  const { band, percentile } = estimate;
  const ranks = range(percentile, ordinal);
  return {
    ...look,
    band: { value: band.estimate, low: band.low, high: band.high },
    words: range(band),
    note: `middle ${number(band.estimate)}; percentile ${ranks}`,
    cells: [withBefore(band.estimate, earlier), range(band), ranks],
  };
}

/** The estimate of each section and of the total: the band first, the number in it second. */
export function EstimatePanel({ report }: { report: ScoreReport }) {
  const { estimate, before } = report;
  const level = levels[estimate.level];
  const rows = scoredSections
    .filter((section) => !isAbsent(estimate.sections[section]))
    .map((section) =>
      sectionRow(section, estimate.sections[section], before?.estimate.sections[section] ?? null),
    );
  if (!isEstimated(estimate)) return <NothingEstimated level={level} rows={rows} />;
  const { total } = estimate;
  const earlierTotal = before?.estimate.total?.estimate ?? null;
  return (
    <Panel title="Estimated Scores" control="estimate, not an SSAT score" summary={rangeMeaning}>
      {/* Not stretched in a taller row: the scale stays under its band. */}
      <div>
        <BandsChart
          name="Estimated scores by section"
          summary={`Scale: ${scaleWords(level.scale)} a section. ${rows
            .filter(({ band }) => band !== null)
            .map(({ label, words }) => `${label} ${words}`)
            .join(', ')}.`}
          rows={rows}
          columns={columns}
          ticks={scaleMarks(level.scale)}
          format={number}
        />
      </div>
      {total !== null && (
        <Box sx={{ mt: 2 }}>
          <BandsChart
            name="Estimated total"
            summary={`Total: ${range(total)}, on a scale from ${scaleWords(totalScale(level))}. ${noTotalPercentiles}`}
            rows={[
              {
                label: 'Total',
                color: colors.primary,
                band: { value: total.estimate, low: total.low, high: total.high },
                words: range(total),
                note: `middle ${number(total.estimate)}`,
                before: earlierTotal,
                cells: [withBefore(total.estimate, earlierTotal), range(total), none],
              },
            ]}
            columns={columns}
            ticks={scaleMarks(totalScale(level))}
            format={number}
          />
        </Box>
      )}
      <Box
        component="ul"
        sx={{ m: 0, mt: 1, pl: 2.5, maxWidth: '44em', typography: 'body2', color: 'text.secondary' }}
      >
        <li>
          The dot is the middle of the range
          {before !== null &&
            `, and the ring under it marks the middle as of ${instantDate(before.finishedAt)}. A ring may lie outside the range, since each test has its own error`}
          .
        </li>
        <li>Percentiles are estimates, too, from a table that states no grade.</li>
      </Box>
    </Panel>
  );
}

interface NothingEstimatedProps {
  readonly level: TestLevel;
  readonly rows: readonly BandRow[];
}

/** A test that is too short for an estimate, whose questions were known, or whose level has no table says so and draws nothing. */
function NothingEstimated({ level, rows }: NothingEstimatedProps) {
  const reasons = rows.map(({ label, words }) => `${label}: ${words}.`);
  return (
    <Panel title="Estimated Scores">
      <EmptyState
        what="No estimate from this test"
        how={
          hasTables(level)
            ? [
                ...reasons,
                `For an estimate, at least ${fewestQuestions} questions in one section must be new to you.`,
              ].join(' ')
            : noTableSentence(level)
        }
      />
    </Panel>
  );
}

function isAbsent(estimate: SectionEstimate | NoEstimate): boolean {
  return estimate.state === 'none' && estimate.reason === 'not-taken';
}
