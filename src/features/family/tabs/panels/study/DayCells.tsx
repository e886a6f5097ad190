import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import type { CalendarEntry } from '@/domain/dashboard/study/study-calendar';
import { weekdayOf } from '@/domain/dashboard/weekday';
import type { IsoDay } from '@/lib/dates/calendar';
import { formatMonthDay, formatNumber } from '@/lib/text/format';
import * as colors from '@/ui/colors';
import { RowOpenButton } from '@/ui/controls/dialogs/RowOpenButton';

interface DayCellsProps {
  /** Oldest first. */
  readonly days: readonly CalendarEntry[];
  readonly today: IsoDay;
  readonly onOpen: (day: IsoDay) => void;
}

/** A few days side by side with their minutes. A day with at least half the minutes of the longest day is darker. */
export function DayCells({ days, today, onOpen }: DayCellsProps) {
  const longest = Math.max(...days.map(({ minutes }) => minutes));
  return (
    <Box component="ul" aria-label="Days so far" sx={list}>
      {days.map((entry) => {
        const { day, minutes, test, description } = entry;
        const look = minutes === 0 ? 'empty' : minutes >= longest / 2 ? 'deep' : 'pale';
        return (
          <li key={day}>
            <Box className={look}>
              <Typography component="span" variant="figure">
                {formatNumber(minutes)}
              </Typography>
              <span>{minutes > 0 ? 'min' : emptyDayLabel(entry, today)}</span>
            </Box>{' '}
            <RowOpenButton onOpen={() => onOpen(day)}>
              <strong>{weekdayOf(day)}</strong> <span>{formatMonthDay(day)}</span>
            </RowOpenButton>
            <span style={test === null ? visuallyHidden : undefined}>{test ?? description}</span>
          </li>
        );
      })}
    </Box>
  );
}

function emptyDayLabel({ day, isRest }: CalendarEntry, today: IsoDay): string {
  if (isRest) return 'rest';
  return day === today ? 'so far' : 'no study';
}

/** A single CSS rule for all cells. */
const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(4rem, 1fr))',
  gap: 1.5,
  '& > li': { position: 'relative', typography: 'caption', color: 'text.secondary', textAlign: 'center' },
  '& > li > div': {
    minHeight: 72,
    mb: 0.75,
    display: 'grid',
    alignContent: 'center',
    borderRadius: 1,
    border: 1,
    borderColor: 'transparent',
  },
  '& .MuiTypography-figure': { fontSize: '1.375rem', lineHeight: 1.2 },
  '& > li > .empty': { borderStyle: 'dashed', borderColor: 'surface.controlEdge' },
  '& > li > .pale': {
    bgcolor: `color-mix(in srgb, ${colors.primary} 18%, transparent)`,
    color: 'text.primary',
  },
  '& > li > .deep': {
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
    '@media print': { bgcolor: 'background.paper', color: 'text.primary', borderColor: 'primary.main' },
  },
  '& button': { mx: 'auto', textAlign: 'center' },
  '& button span, & button strong': { display: 'block', whiteSpace: 'nowrap' },
  '& strong': { fontWeight: 600 },
  '& > li > span': { display: 'block' },
} as const;
