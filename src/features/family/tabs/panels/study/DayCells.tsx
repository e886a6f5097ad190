import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import type { CalendarEntry } from '@/domain/dashboard/study/study-calendar';
import { weekdayOf } from '@/domain/dashboard/weekday';
import type { IsoDay } from '@/lib/dates/calendar';
import { formatMonthDay, formatNumber } from '@/lib/text/format';
import { rowNameStyles } from '@/ui/controls/dialogs/RowOpenButton';

interface DayCellsProps {
  /** Oldest first. */
  readonly days: readonly CalendarEntry[];
  readonly today: IsoDay;
  /** True to fill the height of the card, in two rows if there is more than a week. */
  readonly isTall?: boolean;
  readonly onOpen: (day: IsoDay) => void;
}

/** A few days side by side with their minutes. A day with at least half the minutes of the longest day is darker. */
export function DayCells({ days, today, isTall = false, onOpen }: DayCellsProps) {
  const columns = days.length <= 7 ? 7 : Math.ceil(days.length / 2);
  const longest = Math.max(...days.map(({ minutes }) => minutes));
  return (
    <List
      aria-label="Days so far"
      sx={{
        display: 'grid',
        gridTemplateColumns: isTall
          ? `repeat(${columns}, minmax(0, 1fr))`
          : 'repeat(auto-fill, minmax(4rem, 1fr))',
        gap: 1.5,
        ...(isTall && { flexGrow: 1 }),
      }}
    >
      {days.map((entry) => {
        const { day, minutes, test, description } = entry;
        const shade = minutes === 0 ? 'empty' : minutes >= longest / 2 ? 'deep' : 'pale';
        return (
          <ListItem key={day} disablePadding sx={{ alignItems: 'stretch' }}>
            <ListItemButton
              disableGutters
              aria-haspopup="dialog"
              onClick={() => onOpen(day)}
              sx={{ p: 0, flexDirection: 'column', textAlign: 'center' }}
            >
              <Paper
                component="span"
                variant="outlined"
                sx={{ ...cell, ...cellShades[shade], ...(isTall && { flexGrow: 1 }) }}
              >
                <Typography component="span" variant="figureSmall">
                  {formatNumber(minutes)}
                </Typography>
                <Typography component="span" variant="caption">
                  {minutes > 0 ? 'min' : emptyDayLabel(entry, today)}
                </Typography>
              </Paper>{' '}
              <Stack component="span" sx={dayName}>
                <Typography component="strong" variant="caption" sx={{ fontWeight: 600 }}>
                  {weekdayOf(day)}
                </Typography>{' '}
                <Typography component="span" variant="caption">
                  {formatMonthDay(day)}
                </Typography>
              </Stack>{' '}
              <Typography
                component="span"
                variant="caption"
                color="textSecondary"
                style={test === null ? visuallyHidden : undefined}
              >
                {description}
              </Typography>
            </ListItemButton>
          </ListItem>
        );
      })}
    </List>
  );
}

function emptyDayLabel({ day, isRest }: CalendarEntry, today: IsoDay): string {
  if (isRest) return 'rest';
  return day === today ? 'so far' : 'no study';
}

const cell = { width: '100%', minHeight: 72, mb: 0.75, display: 'grid', alignContent: 'center' } as const;

const dayName = { ...rowNameStyles, alignItems: 'center', whiteSpace: 'nowrap' } as const;

const cellShades = {
  empty: { borderStyle: 'dashed', borderColor: 'surface.controlEdge', color: 'text.secondary' },
  pale: {
    borderColor: 'transparent',
    bgcolor: (theme: Theme) => theme.alpha((theme.vars ?? theme).palette.primary.main, 0.18),
  },
  deep: {
    borderColor: 'transparent',
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
    '@media print': { bgcolor: 'background.paper', color: 'text.primary', borderColor: 'primary.main' },
  },
} as const;
