import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { PlanWeek } from '@/domain/plan/weeks/plan-weeks';
import { PlanWeekDays, type WeeksContext } from './PlanWeekDays';
import { weekProgressText, weekTitle } from './plannerTexts';

interface WeekCardProps {
  readonly week: PlanWeek;
  readonly context: WeeksContext;
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** A coming week of the plan, collapsed to its figures or expanded day by day. */
export function WeekCard({ week, context, open, onToggle }: WeekCardProps) {
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
            {weekTitle(week, context.today)}
          </Typography>
          <Typography variant="secondary" component="span" sx={{ fontWeight: 400 }}>
            {weekProgressText(week, context.completed)}
          </Typography>
        </Stack>
      </AccordionSummary>
      <AccordionDetails>
        <PlanWeekDays week={week} context={context} />
      </AccordionDetails>
    </Accordion>
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
