import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { CompletedEntries } from '@/domain/plan/schedule/completed-entries';
import type { PlanDay, PlanWeek } from '@/domain/plan/weeks/plan-weeks';
import type { IsoDay } from '@/lib/dates/calendar';
import { formatDay, formatLongDay } from '@/lib/text/format';
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
    <Accordion
      variant="outlined"
      expanded={open}
      onChange={onToggle}
      // Opens at once, because a week that is being printed is opened just before.
      slotProps={{ transition: { timeout: 0, unmountOnExit: true } }}
    >
      <AccordionSummary
        expandIcon={<ExpandMore sx={{ displayPrint: 'none' }} />}
        id={`${id}-title`}
        aria-controls={`${id}-days`}
      >
        <Stack component="span" direction="row" sx={headings}>
          <Typography variant="h3" component="span">
            {weekTitle(week, today)}
          </Typography>
          <Typography variant="secondary" component="span" sx={{ fontWeight: 400 }}>
            {weekProgressText(week, completed)}
          </Typography>
        </Stack>
      </AccordionSummary>
      <AccordionDetails>
        <Grid container columnSpacing={3}>
          {week.days.map((day) => (
            <Grid key={day.day} size={{ xs: 12, sm: 6, md: 4 }} sx={dayCell}>
              <Day
                day={day}
                isToday={day.day === today}
                completed={completed}
                isOffered={catchesUp || day.day >= today}
              />
            </Grid>
          ))}
        </Grid>
      </AccordionDetails>
    </Accordion>
  );
}

interface DayProps {
  readonly day: PlanDay;
  readonly isToday: boolean;
  readonly completed: CompletedEntries;
  readonly isOffered: boolean;
}

function Day({ day: { day, entries, missed }, isToday, completed, isOffered }: DayProps) {
  return (
    <>
      <Typography
        variant="strong"
        component="h4"
        sx={{ lineHeight: '44px', '@media print': { lineHeight: 1.5 } }}
      >
        <span>{formatDay(day)}</span>
        {isToday && (
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
        isOffered={isOffered}
        label={formatLongDay(day)}
      />
    </>
  );
}

/** On a phone, the figures are below the title; the arrow doesn't move. */
const headings = {
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  flexGrow: 1,
  minWidth: 0,
} as const;

const dayCell = {
  py: 0.5,
  borderTop: 1,
  borderColor: 'divider',
  breakInside: 'avoid',
  // Paper is narrower than this breakpoint, but its text is smaller.
  '@media print': { width: 'calc((100% - 48px) / 3)' },
} as const;
