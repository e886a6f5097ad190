import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BandsChart } from '@/charts/BandsChart';
import type { BandRow } from '@/charts/points';
import { changeWords } from '@/domain/dashboard/change';
import type { LearnerRecord } from '@/domain/learner/record';
import { bandName, type ScoreChange } from '@/domain/learner/score';
import { upperTicks } from '@/domain/dashboard/scores/score-ticks';
import { scoreLevel } from '@/domain/dashboard/scores/tests';
import { dashboardNames } from '@/domain/section-names';
import { sectionsBeforeWords } from '@/domain/dashboard/told/report-words';
import type { WeeklyReport } from '@/domain/dashboard/told/reports';
import type { IsoDay } from '@/lib/calendar';
import { dateNear, noFigure, number, ordinal, range, signed } from '@/lib/format';
import { latestSources } from '../panels/sources';
import { EmptyState } from '@/ui/cards/EmptyState';
import { Panel } from '@/ui/cards/Panel';
import * as colors from '@/ui/colors';

/** Of a row with two gaps. */
const third = '(100% - 32px) / 3';

interface TestSummaryPanelProps {
  readonly record: Pick<LearnerRecord, 'profile' | 'tests'>;
  readonly report: WeeklyReport;
  readonly level: 2 | 3;
  readonly today: IsoDay;
}

/** What the week's tests came to, as a whole and by section, now and before. */
export function TestSummaryPanel({ record, report, level, today }: TestSummaryPanelProps) {
  const { columns, marks, ...each } = latestSources(report.sections);
  const figures = [
    ['Tests completed', number(report.testsCompleted)],
    ['Average score', report.averageScore ?? noFigure],
    ['Best score', report.bestShown ?? noFigure],
    ['Since the previous full test', ...improvementWords(report.improvement)],
    ['Percentile rank', report.percentileRank === null ? noFigure : ordinal(report.percentileRank)],
  ] as const;
  return (
    <Panel title="Test Performance Summary" level={level}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 2,
          // Three and two: of four in a row the fifth would stand alone.
          gridTemplateColumns: {
            xs: `repeat(auto-fill, minmax(max(min(5.5rem, 100%), ${third}), 1fr))`,
            ...(report.sections.length === 0 && { lg: 'minmax(0, 1fr)' }),
          },
          // The figures of a row stand on one line, however long their names are.
          '& > div': { display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid', rowGap: 0 },
        }}
      >
        {figures.map(([label, figure, note]) => (
          <div key={label}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0, typography: 'figure', fontSize: '1.25rem' }}>
              {figure}
              {note !== undefined && (
                <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
                  {note}
                </Typography>
              )}
            </Typography>
          </div>
        ))}
      </Box>
      {report.sections.length === 0 ? (
        <EmptyState
          what="No section scores this week"
          how="The next practice test’s scores appear here, each beside the previous one."
        />
      ) : (
        <Box sx={{ mt: 3, flexGrow: 1, display: 'flex' }}>
          <BandsChart
            name={`Section scores before and during the week of ${dateNear(report.from, today)}`}
            summary={sectionsBeforeWords(report, today)}
            rows={report.sections.map((section) => ({
              ...rowOf(
                section,
                record.profile.targets.sections[section.subject],
                today,
                each.cellsOf(section),
              ),
              ...each.squaresOf(section),
            }))}
            columns={[
              'Section',
              'Score',
              bandName,
              'Before',
              'Since the previous test',
              'Target',
              ...columns,
            ]}
            marks={marks}
            ticks={upperTicks(scoreLevel(record))}
            format={number}
          />
        </Box>
      )}
      {report.averageScore === null && report.testsCompleted > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          No full test this week. Averages and reported percentiles come with full tests.
        </Typography>
      )}
    </Panel>
  );
}

/** The figure, and under it what a change within the error comes to. */
function improvementWords(improvement: ScoreChange | null): readonly [figure: string, note?: string] {
  if (improvement === null) return [noFigure];
  const { difference, direction } = improvement;
  return direction === 'stable'
    ? [signed(difference), difference === 0 ? 'no change' : 'within the error']
    : [changeWords(improvement)];
}

function rowOf(
  { subject, band, shown, before }: WeeklyReport['sections'][number],
  target: number | null,
  today: IsoDay,
  sources: readonly string[],
): BandRow {
  const { estimate } = band;
  return {
    label: dashboardNames[subject],
    color: colors.section[subject],
    band: { ...band, value: estimate },
    words: shown,
    before: before?.score ?? null,
    ...(target !== null && { target: { label: 'target', value: target } }),
    cells: [
      shown,
      range(band),
      before === null ? noFigure : `${before.shown} on ${dateNear(before.day, today)}`,
      before === null ? noFigure : changeWords(before.change),
      target === null ? noFigure : number(target),
      ...sources,
    ],
  };
}
