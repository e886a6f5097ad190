import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { CompletedEntries } from '@/domain/plan/schedule/completed-entries';
import type { PlanWeek } from '@/domain/plan/weeks/plan-weeks';
import type { IsoDay } from '@/lib/dates/calendar';
import { formatDay as dayWords, formatLongDay } from '@/lib/text/format';
import * as colors from '@/ui/colors';
import { PlanEntryRows } from './PlanEntryRows';
import { weekProgressText, weekTitle } from './plannerTexts';

interface WeekCardProps {
  readonly week: PlanWeek;
  readonly today: IsoDay;
  readonly completed: CompletedEntries;
  /** False if the entries of past days are no longer offered. */
  readonly catchesUp: boolean;
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** A week of the plan, collapsed to its figures or expanded day by day. */
export function WeekCard({ week, today, completed, catchesUp, open, onToggle }: WeekCardProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={`${id}-title`}>
      <Typography variant="h3" component="h3" sx={{ m: 0 }}>
        <Box
          component="button"
          type="button"
          aria-expanded={open}
          aria-controls={`${id}-days`}
          onClick={onToggle}
          sx={header}
        >
          <Box component="span" sx={headings}>
            <span id={`${id}-title`}>{weekTitle(week, today)}</span>
            <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
              {weekProgressText(week, completed)}
            </Box>
          </Box>
          <ExpandMore
            aria-hidden
            sx={{
              color: 'text.secondary',
              transform: open ? 'rotate(180deg)' : 'none',
              '@media print': { display: 'none' },
            }}
          />
        </Box>
      </Typography>
      <Box id={`${id}-days`} hidden={!open} sx={days}>
        {open &&
          week.days.map(({ day, entries, missed }) => (
            <Box key={day} sx={dayCell}>
              <Typography
                component="h4"
                sx={{ m: 0, fontWeight: 600, lineHeight: '44px', '@media print': { lineHeight: 1.5 } }}
              >
                <span>{dayWords(day)}</span>
                {day === today && (
                  <Box component="span" sx={{ color: 'emphasis.main' }}>
                    {' '}
                    Today
                  </Box>
                )}
              </Typography>
              <PlanEntryRows
                entries={entries}
                missed={missed}
                completed={completed}
                isOffered={catchesUp || day >= today}
                label={formatLongDay(day)}
              />
            </Box>
          ))}
      </Box>
    </Card>
  );
}

const header = {
  display: 'flex',
  alignItems: 'center',
  columnGap: 2,
  width: '100%',
  minHeight: 56,
  px: { xs: 2, sm: 3 },
  py: 1.5,
  border: 0,
  borderRadius: 'inherit',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  '&:focus-visible': { outline: `2px solid ${colors.primary}`, outlineOffset: -2 },
} as const;

/** On a phone, the figures are below the title; the arrow doesn't move. */
const headings = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  flexGrow: 1,
  minWidth: 0,
} as const;

const days = {
  px: { xs: 2, sm: 3 },
  pb: 1.5,
  '&:not([hidden])': {
    display: 'grid',
    columnGap: 3,
    gridTemplateColumns: {
      xs: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(3, minmax(0, 1fr))',
    },
    // Paper is narrower than this breakpoint, but its text is smaller.
    '@media print': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
} as const;

const dayCell = { py: 0.5, borderTop: 1, borderColor: 'divider', breakInside: 'avoid', minWidth: 0 } as const;
