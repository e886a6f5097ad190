import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useId } from 'react';
import { countWeekMinutes, type PlanWeek, type WeekMinutes } from '@/domain/plan/weeks/plan-weeks';
import { formatDaySpan } from '@/lib/dates/formatDaySpan';
import type { IsoDay } from '@/lib/dates/calendar';
import { Panel } from '@/ui/cards/Panel';
import { PlanWeekDays, type WeeksContext } from './PlanWeekDays';
import { pastWeeksText, weekMinutesText, weekProgressText, weekTitle } from './plannerTexts';

interface PastWeeksProps {
  readonly weeks: readonly PlanWeek[];
  readonly context: WeeksContext;
  readonly isOpen: (monday: IsoDay) => boolean;
  readonly onToggle: (monday: IsoDay) => void;
}

/** The past weeks of a plan: a row of small bars, each of which opens its week below. */
export function PastWeeks({ weeks, context, isOpen, onToggle }: PastWeeksProps) {
  const id = useId();
  const minutes = weeks.map((week) => countWeekMinutes(week, context.completed));
  return (
    <>
      <Box sx={{ displayPrint: 'none' }}>
        <Typography variant="secondary">{pastWeeksText(minutes)}</Typography>
        <List aria-label="Past weeks" sx={row}>
          {weeks.map((week, index) => (
            <ListItem key={week.monday} disablePadding>
              <ListItemButton
                selected={isOpen(week.monday)}
                aria-expanded={isOpen(week.monday)}
                aria-controls={isOpen(week.monday) ? `${id}-${week.number}` : undefined}
                onClick={() => onToggle(week.monday)}
                sx={bar}
              >
                <WeekBar
                  week={week}
                  minutes={minutes[index] ?? { done: 0, planned: 0 }}
                  today={context.today}
                />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Box>
      {weeks
        .filter(({ monday }) => isOpen(monday))
        .map((week) => (
          <div key={week.monday} id={`${id}-${week.number}`}>
            <Panel
              title={weekTitle(week, context.today)}
              level={3}
              control={weekProgressText(week, context.completed)}
            >
              <PlanWeekDays week={week} context={context} />
            </Panel>
          </div>
        ))}
    </>
  );
}

interface WeekBarProps {
  readonly week: PlanWeek;
  readonly minutes: WeekMinutes;
  readonly today: IsoDay;
}

/** The share of a week's minutes that was done. */
function WeekBar({ week, minutes, today }: WeekBarProps) {
  const { number, monday, sunday } = week;
  const { done, planned } = minutes;
  return (
    <>
      <Typography variant="caption" color="inherit" noWrap>
        {`Week ${number}`}
      </Typography>
      <span style={visuallyHidden}>
        {`, ${formatDaySpan(monday, sunday, today)}: ${weekMinutesText(minutes)}`}
      </span>
      <LinearProgress aria-hidden variant="determinate" value={planned === 0 ? 0 : (100 * done) / planned} />
    </>
  );
}

const row = {
  mt: 1,
  display: 'grid',
  gap: 0.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(3.75rem, 1fr))',
} as const;

const bar = {
  px: 0.5,
  py: 0,
  display: 'grid',
  gap: 0.5,
  alignContent: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;
