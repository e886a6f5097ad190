import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BandsChart } from '@/charts/BandsChart';
import type { BandRow } from '@/charts/points';
import { changeWords } from '@/domain/family/change';
import type { ChildRecord } from '@/domain/family/records';
import { bandName, scoreBand } from '@/domain/family/score-band';
import { subjectLabels } from '@/domain/family/subject';
import { sectionsBeforeWords, type WeeklyReport } from '@/domain/family/told/reports';
import { monthDay, number, ordinal } from '@/lib/format';
import { EmptyState } from '@/ui/cards/EmptyState';
import { Panel } from '@/ui/cards/Panel';
import * as colors from '@/ui/colors';

const none = '\u2013';

/** Where the scores of most children lie; the scale grows for others. */
const ticks = [650, 700, 750, 800] as const;

interface TestSummaryPanelProps {
  readonly record: Pick<ChildRecord, 'targets'>;
  readonly report: WeeklyReport;
  readonly level: 2 | 3;
}

/** What the week's tests came to, as a whole and by section, now and before. */
export function TestSummaryPanel({ record, report, level }: TestSummaryPanelProps) {
  const figures = [
    ['Tests completed', number(report.testsCompleted)],
    ['Average score', report.averageScore === null ? none : number(report.averageScore)],
    ['Best score', report.bestScore === null ? none : number(report.bestScore)],
    [
      'Since the full test before',
      report.improvement === null ? none : changeWords(report.improvement, 'total'),
    ],
    ['Percentile rank', report.percentileRank === null ? none : ordinal(report.percentileRank)],
  ] as const;
  return (
    <Panel title="Test Performance Summary" level={level}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: {
            xs: 'repeat(auto-fill, minmax(6.5rem, 1fr))',
            ...(report.sections.length === 0 && { lg: 'minmax(0, 1fr)' }),
          },
        }}
      >
        {figures.map(([label, figure]) => (
          <div key={label}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0, typography: 'figure', fontSize: '1.25rem' }}>
              {figure}
            </Typography>
          </div>
        ))}
      </Box>
      {report.sections.length === 0 ? (
        <EmptyState
          what="No section score this week"
          how="The next practice test adds its scores, each beside the one before."
        />
      ) : (
        <Box sx={{ mt: 3, flexGrow: 1, display: 'flex' }}>
          <BandsChart
            name={`Section scores before and in the week of ${monthDay(report.monday)}`}
            summary={sectionsBeforeWords(report.sections)}
            rows={report.sections.map((section) => rowOf(section, record.targets[section.subject]))}
            columns={['Section', 'Score', bandName, 'Before', 'Since the test before', 'Target']}
            ticks={ticks}
            format={number}
          />
        </Box>
      )}
      {report.averageScore === null && report.testsCompleted > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          A week of section tests only: totals and percentiles come with full tests.
        </Typography>
      )}
    </Panel>
  );
}

function rowOf({ subject, score, change }: WeeklyReport['sections'][number], target: number): BandRow {
  const band = scoreBand(score, 'section');
  return {
    label: subjectLabels[subject],
    color: colors.section[subject],
    band,
    words: number(score),
    before: change === null ? null : score - change,
    target: { label: 'target', value: target },
    cells: [
      number(score),
      `${number(band.low)} to ${number(band.high)}`,
      change === null ? none : number(score - change),
      change === null ? none : changeWords(change, 'section'),
      number(target),
    ],
  };
}
