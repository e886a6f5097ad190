import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import type { LoggedWeek } from '@/domain/family/detail';
import { barPercent, percentOf } from '@/domain/family/progress';
import { weekdayNames, weekdays } from '@/domain/family/records';
import { daysOfWeek, totalHours } from '@/domain/family/study';
import { hours, tenths } from '@/lib/format';
import { EmptyState } from '@/ui/cards/EmptyState';
import { LabeledBar } from '@/ui/cards/LabeledBar';
import { Panel } from '@/ui/cards/Panel';
import { table } from './table';

interface StudySummaryPanelProps {
  readonly week: LoggedWeek | undefined;
  readonly targetHours: number;
  readonly level: 2 | 3;
}

/** The week's hours against the target, and which days had their share of it. */
export function StudySummaryPanel({ week, targetHours, level }: StudySummaryPanelProps) {
  const actual = totalHours(week === undefined ? [] : [week]);
  const share = targetHours / weekdays.length;
  return (
    <Panel title="Study Time Summary" level={level}>
      {week === undefined ? (
        <EmptyState what="No study time in this week" how="Logged sessions appear here by day." />
      ) : (
        <>
          <LabeledBar
            label="Study time"
            value={`${hours(actual)} of ${hours(targetHours)} hours`}
            percent={barPercent(percentOf(actual, targetHours))}
            color={actual >= targetHours ? 'status.good' : 'primary.main'}
            note={`A day\u2019s even share of the target is ${hours(share)} hours.`}
          />
          <Box component="table" sx={{ ...table, mt: 2 }}>
            <caption style={visuallyHidden}>Study time by day</caption>
            <thead>
              <tr>
                <th scope="col">Day</th>
                <th scope="col">Hours</th>
                <th scope="col">Share reached</th>
              </tr>
            </thead>
            <tbody>
              {daysOfWeek(week).map((day) => (
                <tr key={day.day}>
                  <th scope="row">{weekdayNames[day.day]}</th>
                  <td>{tenths(day.hours)}</td>
                  <td>{reached(day.hours >= share)}</td>
                </tr>
              ))}
            </tbody>
          </Box>
        </>
      )}
    </Panel>
  );
}

function reached(yes: boolean) {
  return yes ? (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: 'status.good' }}
    >
      <Check sx={{ fontSize: 18 }} />
      Yes
    </Box>
  ) : (
    <Typography component="span" variant="body2" color="textSecondary">
      No
    </Typography>
  );
}
