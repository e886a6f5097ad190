import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { noTotalPercentilesText, rangeMeaningText } from '@/domain/exam/report/range-text';
import { BandsChart } from '@/charts/BandsChart';
import type { BandRow } from '@/charts/chartData';
import { cellText } from '@/charts/figure/chartTable';
import { hasScoreTables, type ScoreScale, type TestLevel, totalScale } from '@/domain/exam/level/test-level';
import { testLevels } from '@/domain/exam/level/test-levels';
import {
  minScoredQuestions,
  type NoEstimate,
  type RawSection,
  type ScoreBand,
  type SectionEstimate,
} from '@/domain/exam/report/estimate';
import type { ScoreReport } from '@/domain/exam/report/score-report';
import { scaleMarks } from '@/domain/exam/report/scaled-score';
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import { bandLabel } from '@/domain/learner/section-score';
import { formatNumber, formatOrdinal, formatRange } from '@/lib/text/format';
import * as colors from '@/ui/colors';
import { EmptyState } from '@/ui/cards/EmptyState';
import { sectionColor } from '@/ui/sectionColor';
import { FoldedCard } from './FoldedCard';
import { hasSectionEstimate } from './sectionResults';
import { earlierTestText, scoredSectionName } from '../resultSentences';
import { resultCardTexts } from './leadTexts';
import { noEstimateLabel, noScoreTableSentence } from './evidenceSentences';

const columns = ['Section', 'Estimate', bandLabel, 'Percentile'] as const;
const none = '\u2013';

const scaleText = ({ least, most }: ScoreScale) => formatRange({ low: least, high: most });

/** Puts the estimate and the previous one into one cell, because a phone has no room for a fifth column. */
const withBefore = (value: number, before: number | null) =>
  before === null ? formatNumber(value) : `${formatNumber(value)} (before: ${formatNumber(before)})`;

function sectionRow(
  section: ScoredSection,
  estimate: SectionEstimate | RawSection | NoEstimate,
  before: ScoreBand | null,
): BandRow {
  const earlier = before?.estimate ?? null;
  const look = { label: scoredSectionName(section), color: sectionColor(section), previous: earlier };
  if (estimate.state !== 'estimated') {
    const valueText = noEstimateLabel(estimate);
    return { ...look, band: null, valueText, cells: [valueText, none, none] };
  }
  const { band, percentile } = estimate;
  const ranks = formatRange(percentile, formatOrdinal);
  return {
    ...look,
    band: { value: band.estimate, low: band.low, high: band.high },
    valueText: formatRange(band),
    note: `middle ${formatNumber(band.estimate)}; percentile ${ranks}`,
    cells: [withBefore(band.estimate, earlier), formatRange(band), ranks],
  };
}

/** The estimates of each section and of the total: bands first, point values second. */
export function EstimatePanel({ report }: { report: ScoreReport }) {
  const { estimate, before, result } = report;
  const level = testLevels[estimate.level];
  const rows = scoredSections
    .filter((section) => !isAbsent(estimate.sections[section]))
    .map((section) =>
      sectionRow(section, estimate.sections[section], before?.bands.sections[section] ?? null),
    );
  if (!hasSectionEstimate(estimate)) return <NothingEstimated level={level} rows={rows} />;
  const { total } = estimate;
  const earlierTotal = before?.bands.total?.estimate ?? null;
  return (
    <FoldedCard
      title="Estimates as Charts and Tables"
      control="estimate, not an SSAT score"
      summary={rangeMeaningText}
      isRepeated
    >
      {/* Keeps the chart from stretching in a taller row, so that its scale stays right below the bands. */}
      <div>
        <BandsChart
          name="Estimated scores by section"
          summary={`Scale: ${scaleText(level.scale)} per section. ${rows
            .filter(({ band }) => band !== null)
            .map(({ label, valueText }) => `${cellText(label)} ${valueText}`)
            .join(', ')}.`}
          rows={rows}
          columns={columns}
          axis={scaleMarks(level.scale)}
          format={formatNumber}
        />
      </div>
      {total !== null && (
        <Box sx={{ mt: 2 }}>
          <BandsChart
            name="Estimated total"
            summary={`Total: ${formatRange(total)}, on a scale from ${scaleText(totalScale(level))}. ${noTotalPercentilesText}`}
            rows={[
              {
                label: 'Total',
                color: colors.primary,
                band: { value: total.estimate, low: total.low, high: total.high },
                valueText: formatRange(total),
                note: `middle ${formatNumber(total.estimate)}`,
                previous: earlierTotal,
                cells: [withBefore(total.estimate, earlierTotal), formatRange(total), none],
              },
            ]}
            columns={columns}
            axis={scaleMarks(totalScale(level))}
            format={formatNumber}
          />
        </Box>
      )}
      <Typography component="ul" variant="secondary" sx={{ m: 0, mt: 1, pl: 2.5, maxWidth: '44em' }}>
        <li>
          {before === null
            ? 'The dot is the middle of the range.'
            : `The dot is the middle of the range, and the ring marks the middle on ${earlierTestText(before, result)}. A ring may lie outside the range, because each test has an error of its own.`}
        </li>
        <li>{resultCardTexts.percentiles}</li>
      </Typography>
    </FoldedCard>
  );
}

interface NothingEstimatedProps {
  readonly level: TestLevel;
  readonly rows: readonly BandRow[];
}

/** Explains why there is no estimate: the test is too short, its questions were already known, or its level has no score table. */
function NothingEstimated({ level, rows }: NothingEstimatedProps) {
  const reasons = rows.map(({ label, valueText }) => `${cellText(label)}: ${valueText}.`);
  return (
    <FoldedCard title="No Estimate">
      <EmptyState
        preview="ranges"
        title="No estimate from this test"
        text={
          hasScoreTables(level)
            ? [
                ...reasons,
                `For an estimate, at least ${minScoredQuestions} questions in one section must be new to you.`,
              ].join(' ')
            : noScoreTableSentence(level)
        }
      />
    </FoldedCard>
  );
}

function isAbsent(estimate: SectionEstimate | RawSection | NoEstimate): boolean {
  return estimate.state === 'none' && estimate.reason === 'not-taken';
}
