import Grid from '@mui/material/Grid';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BandsChart } from '@/charts/BandsChart';
import type { BandRow } from '@/charts/chartData';
import {
  changeSinceText,
  dashboardTestText,
  changeSizeText,
  isWithinError,
  changeOrFirstText,
} from '@/domain/dashboard/score-change-text';
import type { Learner } from '@/domain/learner/learner';
import { bandLabel, type ScoreChange } from '@/domain/learner/section-score';
import { sectionScoreAxis } from '@/domain/dashboard/scores/score-axis';
import { currentTestLevel } from '@/domain/dashboard/scores/test-scores';
import { sectionChangesText } from '@/domain/dashboard/insights/report-figure-text';
import type { WeeklyReport } from '@/domain/dashboard/insights/weekly-report';
import type { IsoDay } from '@/lib/dates/calendar';
import {
  formatDate,
  formatDateNear,
  noFigure,
  formatNumber,
  formatOrdinal,
  formatRange,
} from '@/lib/text/format';
import { SectionScoreRow } from '../panels/scores/SectionScoreRow';
import { latestSourceProps, sectionBandRow } from '../panels/scores/scoreSourceProps';
import { EmptyState } from '@/ui/cards/EmptyState';
import { Panel } from '@/ui/cards/Panel';

export interface TestSummaryPanelProps {
  readonly learner: Pick<Learner, 'profile' | 'tests'>;
  readonly report: WeeklyReport;
  readonly level: 2 | 3;
  readonly today: IsoDay;
}

/** The results of the week's tests, overall and by section, compared with earlier ones. */
export function TestSummaryPanel({ learner, report, level, today }: TestSummaryPanelProps) {
  const hasSections = report.sections.length > 0;
  const { columns, legendItems, ...each } = latestSourceProps(report.sections);
  const count = ['Tests completed', formatNumber(report.testsCompleted)] as const;
  const scores = [
    ['Average score', report.averageScore ?? noFigure],
    ['Best score', report.bestScoreText ?? noFigure],
    [
      report.improvement === null
        ? 'Since the full test before'
        : `Since ${dashboardTestText(report.improvement.since, today)}`,
      ...improvementFigure(report.improvement),
    ],
    ['Percentile rank', report.percentileRank === null ? noFigure : formatOrdinal(report.percentileRank)],
  ] as const;
  // Without a test, one figure says so for all of them.
  const figures = report.testsCompleted === 0 ? [count] : [count, ...scores];
  return (
    <Panel title="Test Performance Summary" level={level}>
      <Stack spacing={3} sx={{ flexGrow: 1 }}>
        <Grid container component="dl" columnSpacing={2} rowSpacing={{ xs: 1, sm: 2 }} sx={{ m: 0 }}>
          {figures.map(([label, figure, note]) => (
            <Grid key={label} size={{ xs: 12, sm: 4, lg: hasSections ? 4 : 'grow' }} sx={figureCell}>
              <Typography component="dt" variant="secondary">
                {label}
              </Typography>
              <Typography component="dd" variant="figureSmall">
                <span>{figure}</span>
                {note !== undefined && (
                  <Typography component="span" variant="secondary" sx={{ fontWeight: 'regular' }}>
                    {note}
                  </Typography>
                )}
              </Typography>
            </Grid>
          ))}
        </Grid>
        {hasSections ? (
          <div>
            <BandsChart
              name={`Section scores before and during the week of ${formatDate(report.firstDay)}`}
              summary={sectionChangesText(report, today)}
              rows={report.sections.map((section) => {
                const target = learner.profile.targets.sections[section.subject];
                const cells = [...cellsOf(section, target, today), ...each.cellsOf(section)];
                return { ...sectionBandRow(section, target, cells), ...each.squaresOf(section) };
              })}
              columns={['Section', 'Score', bandLabel, 'Before', 'Change', 'Target', ...columns]}
              legendItems={legendItems}
              axis={sectionScoreAxis(currentTestLevel(learner))}
              format={formatNumber}
            />
            <SectionRows sections={report.sections} today={today} />
          </div>
        ) : (
          <EmptyState
            preview="ranges"
            title="No section scores this week"
            text="The next practice scores appear here, each beside the previous one."
          />
        )}
        {report.averageScore === null && report.testsCompleted > 0 && (
          <Typography variant="secondary">
            No full test this week. Averages and reported percentiles come with full tests.
          </Typography>
        )}
      </Stack>
    </Panel>
  );
}

/** Each section's name, score, and change, because the chart has the scores alone. */
function SectionRows({ sections, today }: Pick<WeeklyReport, 'sections'> & { readonly today: IsoDay }) {
  return (
    <List aria-label="Section scores of the week" sx={{ mt: 1 }}>
      {sections.map(({ subject, displayText, previous }) => (
        <SectionScoreRow
          key={subject}
          section={subject}
          score={displayText}
          change={changeOrFirstText(previous?.change ?? null, today)}
        />
      ))}
    </List>
  );
}

/** A label above its figure, level with those beside it; on a phone, both in one line. */
const figureCell = {
  display: 'flex',
  flexWrap: 'wrap',
  flexDirection: { xs: 'row', sm: 'column' },
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 1,
  '& > dd': { ml: { xs: 'auto', sm: 0 } },
} as const;

/** Returns the change as a figure, with a note if it is within the error. */
function improvementFigure(improvement: ScoreChange | null): readonly [figure: string, note?: string] {
  if (improvement === null) return [noFigure];
  const size = changeSizeText(improvement);
  return isWithinError(improvement) ? [size, ', perhaps by chance'] : [size];
}

function cellsOf(
  { band, displayText, previous }: WeeklyReport['sections'][number],
  target: number | null,
  today: IsoDay,
): BandRow['cells'] {
  return [
    displayText,
    formatRange(band),
    previous === null
      ? noFigure
      : {
          lead: `${previous.displayText} on `,
          text: formatDateNear(previous.change.since.day, today),
          day: previous.change.since.day,
        },
    previous === null ? noFigure : changeSinceText(previous.change, null),
    target === null ? noFigure : formatNumber(target),
  ];
}
