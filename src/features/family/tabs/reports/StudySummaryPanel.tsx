import Check from '@mui/icons-material/Check';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { StudyTimeChart } from '@/charts/StudyTimeChart';
import { progressBarPercent, progressPercent } from '@/domain/dashboard/progress-band';
import type { Learner } from '@/domain/learner/learner';
import { hoursOfTargetText } from '@/domain/dashboard/study/study-range';
import { dayBars } from '@/domain/dashboard/study/study-bars';
import { weekSummaryText } from '@/domain/dashboard/study/study-days';
import type { WeeklyReport } from '@/domain/dashboard/insights/weekly-report';
import { previousLoggedWeek, loggedWeekFrom } from '@/domain/dashboard/study/logged-weeks';
import type { AsOf } from '@/domain/dashboard/as-of';
import type { IsoDay } from '@/lib/dates/calendar';
import { formatDate, formatDecimalHours } from '@/lib/text/format';
import { EmptyState } from '@/ui/cards/EmptyState';
import { LabeledBar } from '@/ui/bars/LabeledBar';
import { Panel } from '@/ui/cards/Panel';
import { IconLabel } from '@/ui/marks/IconLabel';
import { formatHours, subjectSeries, weekdayTimeBars, withNotes } from '../panels/study/studyBars';

interface StudySummaryPanelProps {
  readonly learner: Learner;
  readonly report: WeeklyReport;
  readonly level: 2 | 3;
  readonly asOf: AsOf;
  readonly onOpenDay: (day: IsoDay) => void;
}

/** The week's hours against the target, by day beside the previous week, and the days that reached their share. */
export function StudySummaryPanel({ learner, report, level, asOf, onOpenDay }: StudySummaryPanelProps) {
  const { studyHours: actual, targetHours, dailyShareHours, firstDay } = report;
  const week = loggedWeekFrom(learner, firstDay);
  const before = previousLoggedWeek(learner, firstDay);
  const bars = dayBars(week, before ?? undefined, learner.plan, asOf.day);
  const noted = withNotes(weekdayTimeBars(bars), learner.notes, (day) => day, asOf.day);
  return (
    <Panel title="Study Time Summary" level={level}>
      {actual === 0 ? (
        <EmptyState
          preview="days"
          title="No study time"
          text="Each session’s hours appear on its day, beside the previous week’s."
        />
      ) : (
        <Stack spacing={2.5} sx={{ flexGrow: 1 }}>
          {targetHours === null ? (
            <Typography>{`Study time: ${hoursOfTargetText(actual, null)}`}</Typography>
          ) : (
            <LabeledBar
              label="Study time"
              value={hoursOfTargetText(actual, targetHours)}
              percent={progressBarPercent(progressPercent(actual, targetHours))}
              color={actual >= targetHours ? 'status.good' : 'primary.main'}
            />
          )}
          <StudyTimeChart
            name={`Hours by day, week of ${formatDate(firstDay)}`}
            summary={`${weekSummaryText(week, before, learner, asOf)}${noted.summary}`}
            xName="Day"
            bars={noted.bars}
            series={subjectSeries}
            target={dailyShareHours === null ? null : { label: 'target', value: dailyShareHours }}
            beforeName={before === null ? null : 'The week before'}
            format={formatHours}
            onOpen={(index) => {
              const bar = bars[index];
              if (bar !== undefined) onOpenDay(bar.firstDay);
            }}
          />
          <div>
            <Typography component={level === 2 ? 'h3' : 'h4'} variant="secondary">
              {dailyShareHours === null
                ? 'Study days'
                : `Daily share of ${formatDecimalHours(dailyShareHours)} hours met`}
            </Typography>
            <List aria-label="Daily share met" sx={daysInRow}>
              {report.breakdown.map((day) => (
                <ListItem key={day.day} disablePadding sx={dayInRow}>
                  <Typography component="span" variant="secondary">
                    {day.day}
                  </Typography>
                  <Reached {...day} />
                </ListItem>
              ))}
            </List>
          </div>
        </Stack>
      )}
    </Panel>
  );
}

/** The week in one row; on a phone, one line per day with its status at the end. */
const daysInRow = { mt: 0.5, display: 'flex', flexDirection: { xs: 'column', sm: 'row' } } as const;
const dayInRow = {
  flex: { sm: '1 1 0' },
  flexDirection: { sm: 'column' },
  alignItems: { sm: 'flex-start' },
  justifyContent: 'space-between',
} as const;

function Reached({ completed, rest, open }: WeeklyReport['breakdown'][number]) {
  return completed ? (
    <IconLabel icon={<Check fontSize="xsmall" />} color="status.good">
      Yes
    </IconLabel>
  ) : (
    <Typography component="span" variant="body2">
      {rest ? 'Rest' : open ? 'Not yet' : 'No'}
    </Typography>
  );
}
