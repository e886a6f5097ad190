import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { StackedBarsChart } from '@/charts/StackedBarsChart';
import { barPercent, percentOf } from '@/domain/dashboard/progress';
import type { LearnerRecord } from '@/domain/learner/record';
import { dailyShare, hoursBesideTarget } from '@/domain/dashboard/study/study';
import { dayBars } from '@/domain/dashboard/study/study-bars';
import { weekSummary } from '@/domain/dashboard/study/study-days';
import type { WeeklyReport } from '@/domain/dashboard/told/reports';
import { weekdayNames, weekdayOf } from '@/domain/dashboard/weekday';
import { weekBefore, weekFrom } from '@/domain/dashboard/study/weeks';
import type { IsoDay } from '@/lib/calendar';
import { dateNear, hours } from '@/lib/format';
import { EmptyState } from '@/ui/cards/EmptyState';
import { LabeledBar } from '@/ui/cards/LabeledBar';
import { Panel } from '@/ui/cards/Panel';
import { hoursBySubject, shownHours, subjectSeries } from '../panels/studyBars';

interface StudySummaryPanelProps {
  readonly record: LearnerRecord;
  readonly report: WeeklyReport;
  readonly level: 2 | 3;
  readonly today: IsoDay;
  readonly onOpenDay: (day: IsoDay) => void;
}

/** The week's hours against the target, day by day beside the week before, and which days had their share. */
export function StudySummaryPanel({ record, report, level, today, onOpenDay }: StudySummaryPanelProps) {
  const { studyHours: actual, targetHours, from } = report;
  const week = weekFrom(record, from);
  const before = weekBefore(record, from);
  const bars = dayBars(week, before ?? undefined, today);
  return (
    <Panel title="Study Time Summary" level={level}>
      {actual === 0 ? (
        <EmptyState
          what="No study time"
          how="Each session’s hours appear on its day, beside the previous week’s."
        />
      ) : (
        <>
          <LabeledBar
            label="Study time"
            value={hoursBesideTarget(actual, targetHours)}
            percent={targetHours === null ? 100 : barPercent(percentOf(actual, targetHours))}
            color={targetHours !== null && actual >= targetHours ? 'status.good' : 'primary.main'}
          />
          <Box sx={{ mt: 2.5, flexGrow: 1, display: 'flex' }}>
            <StackedBarsChart
              name={`Hours by day, week of ${dateNear(from, today)}`}
              summary={weekSummary(week, before, record, today)}
              xName="Day"
              bars={bars.map(({ from: day, minutes, before: same, toCome }) => {
                const weekday = weekdayOf(day);
                return {
                  label: weekdayNames[weekday],
                  tick: weekday,
                  values: hoursBySubject(minutes),
                  before: same === null ? null : same / 60,
                  toCome,
                };
              })}
              series={subjectSeries}
              target={targetHours === null ? null : { label: 'target', value: dailyShare(targetHours) }}
              beforeName={before === null ? null : 'The week before'}
              format={shownHours}
              onOpen={(index) => {
                const bar = bars[index];
                if (bar !== undefined) onOpenDay(bar.from);
              }}
            />
          </Box>
          <Typography component={level === 2 ? 'h3' : 'h4'} variant="body2" color="textSecondary">
            {targetHours === null
              ? 'Study days'
              : `Daily share of ${hours(dailyShare(targetHours))} hours met`}
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
              // The week in one row; on a phone a day to a line, its word at the end.
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
