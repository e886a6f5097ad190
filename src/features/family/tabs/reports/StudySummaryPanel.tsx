import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { StackedBarsChart } from '@/charts/StackedBarsChart';
import { progressBarPercent, progressPercent } from '@/domain/dashboard/progress-band';
import type { LearnerRecord } from '@/domain/learner/learner-record';
import { hoursOfTargetText } from '@/domain/dashboard/study/study-range';
import { dayBars } from '@/domain/dashboard/study/study-bars';
import { weekSummaryText } from '@/domain/dashboard/study/study-days';
import type { WeeklyReport } from '@/domain/dashboard/insights/weekly-report';
import { fullWeekdayNames, weekdayOf } from '@/domain/dashboard/weekday';
import { previousLoggedWeek, loggedWeekFrom } from '@/domain/dashboard/study/logged-weeks';
import type { AsOf } from '@/domain/dashboard/as-of';
import type { IsoDay } from '@/lib/dates/calendar';
import { formatDate, formatDecimalHours } from '@/lib/text/format';
import { EmptyState } from '@/ui/cards/EmptyState';
import { LabeledBar } from '@/ui/bars/LabeledBar';
import { Panel } from '@/ui/cards/Panel';
import { hoursBySubject, formatHours, subjectSeries } from '../panels/study/studyBars';

interface StudySummaryPanelProps {
  readonly record: LearnerRecord;
  readonly report: WeeklyReport;
  readonly level: 2 | 3;
  readonly asOf: AsOf;
  readonly onOpenDay: (day: IsoDay) => void;
}

/** The week's hours against the target, by day beside the previous week, and the days that reached their share. */
export function StudySummaryPanel({ record, report, level, asOf, onOpenDay }: StudySummaryPanelProps) {
  const { studyHours: actual, targetHours, dailyShareHours, firstDay } = report;
  const week = loggedWeekFrom(record, firstDay);
  const before = previousLoggedWeek(record, firstDay);
  const bars = dayBars(week, before ?? undefined, asOf.day);
  return (
    <Panel title="Study Time Summary" level={level}>
      {actual === 0 ? (
        <EmptyState
          title="No study time"
          text="Each session’s hours appear on its day, beside the previous week’s."
        />
      ) : (
        <>
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
          <Box sx={{ mt: 2.5, flexGrow: 1, display: 'flex' }}>
            <StackedBarsChart
              name={`Hours by day, week of ${formatDate(firstDay)}`}
              summary={weekSummaryText(week, before, record, asOf)}
              xName="Day"
              bars={bars.map(({ firstDay: day, minutes, previous, isFuture }) => {
                const weekday = weekdayOf(day);
                return {
                  label: { text: fullWeekdayNames[weekday], day },
                  tick: weekday,
                  values: hoursBySubject(minutes),
                  previous: previous === null ? null : previous / 60,
                  isFuture,
                };
              })}
              series={subjectSeries}
              target={dailyShareHours === null ? null : { label: 'target', value: dailyShareHours }}
              beforeName={before === null ? null : 'The week before'}
              format={formatHours}
              onOpen={(index) => {
                const bar = bars[index];
                if (bar !== undefined) onOpenDay(bar.firstDay);
              }}
            />
          </Box>
          <Typography component={level === 2 ? 'h3' : 'h4'} variant="secondary">
            {dailyShareHours === null
              ? 'Study days'
              : `Daily share of ${formatDecimalHours(dailyShareHours)} hours met`}
          </Typography>
          <Box
            component="ul"
            aria-label="Daily share met"
            sx={{
              listStyle: 'none',
              m: 0,
              mt: 0.5,
              p: 0,
              display: 'grid',
              // The week in one row; on a phone, one line per day with its status at the end.
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(7, minmax(0, 1fr))' },
              typography: 'body2',
              '& li': { display: { xs: 'flex', sm: 'block' }, justifyContent: 'space-between' },
            }}
          >
            {report.breakdown.map((day) => (
              <li key={day.day}>
                <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                  {day.day}
                </Box>{' '}
                <Reached {...day} />
              </li>
            ))}
          </Box>
        </>
      )}
    </Panel>
  );
}

function Reached({ completed, rest, open }: WeeklyReport['breakdown'][number]) {
  return completed ? (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.25, color: 'status.good', fontWeight: 600 }}
    >
      <Check sx={{ fontSize: '1rem' }} />
      Yes
    </Box>
  ) : (
    <span>{rest ? 'Rest' : open ? 'Not yet' : 'No'}</span>
  );
}
