import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { barPercent, percentOf } from '@/domain/family/progress';
import { dailyShare } from '@/domain/family/study';
import type { WeeklyReport } from '@/domain/family/told/reports';
import { weekdayNames } from '@/domain/family/weekday';
import { hours, tenths } from '@/lib/format';
import { EmptyState } from '@/ui/cards/EmptyState';
import { LabeledBar } from '@/ui/cards/LabeledBar';
import { Panel } from '@/ui/cards/Panel';
import { table } from './table';

interface StudySummaryPanelProps {
  readonly report: WeeklyReport;
  readonly level: 2 | 3;
}

/** The week's hours against the target, and which days had their share of it. */
export function StudySummaryPanel({ report, level }: StudySummaryPanelProps) {
  const { studyHours: actual, targetHours } = report;
  return (
    <Panel title="Study Time Summary" level={level}>
      {actual === 0 ? (
        <EmptyState what="No study time in this week" how="Logged sessions appear here by day." />
      ) : (
        <>
          <LabeledBar
            label="Study time"
            value={`${hours(actual)} of ${hours(targetHours)} hours`}
            percent={barPercent(percentOf(actual, targetHours))}
            color={actual >= targetHours ? 'status.good' : 'primary.main'}
            note={`A day\u2019s even share of the target is ${hours(dailyShare(targetHours))} hours.`}
          />
          <Box component="table" sx={{ ...table, mt: 2 }}>
            <caption style={visuallyHidden}>Study time by day</caption>
            <thead>
              <tr>
                <th scope="col">Day</th>
                <th scope="col">Hours</th>
                <th scope="col">Daily share met</th>
              </tr>
            </thead>
            <tbody>
              {report.breakdown.map((day) => (
                <tr key={day.day}>
                  <th scope="row">{weekdayNames[day.day]}</th>
                  <td>{tenths(day.hours)}</td>
                  <td>{reached(day)}</td>
                </tr>
              ))}
            </tbody>
          </Box>
        </>
      )}
    </Panel>
  );
}

function reached({ completed, rest }: WeeklyReport['breakdown'][number]) {
  return completed ? (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: 'status.good' }}
    >
      <Check sx={{ fontSize: 18 }} />
      Yes
    </Box>
  ) : (
    <Typography component="span" variant="body2" color="textSecondary">
      {rest ? 'Rest' : 'No'}
    </Typography>
  );
}
