import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import type { IsoDay } from '@/lib/dates/calendar';
import { formatDay as dayWords } from '@/lib/text/format';
import { Panel } from '@/ui/cards/Panel';
import { dueCountsByDay } from './logFilters';
import type { LoggedMistake } from './logFacts';

interface UpcomingMistakesPanelProps {
  readonly mistakes: readonly LoggedMistake[];
  readonly today: IsoDay;
}

const tallestPx = 72;

/** The number of mistakes that return on each of the next seven days. */
export function UpcomingMistakesPanel({ mistakes, today }: UpcomingMistakesPanelProps) {
  const days = dueCountsByDay(mistakes, today);
  const most = Math.max(1, ...days.map(({ count }) => count));
  return (
    <Panel title="Coming due">
      <List component="ol" sx={{ display: 'flex', gap: 1, alignItems: 'flex-end' }}>
        {days.map(({ day, count }, index) => (
          <ListItem key={day} disablePadding sx={{ display: 'block', textAlign: 'center', minWidth: 0 }}>
            <Typography variant="body2">{count}</Typography>
            <Box
              aria-hidden
              style={{ height: Math.max(2, (tallestPx * count) / most) }}
              sx={{
                mt: 0.5,
                borderRadius: '3px 3px 0 0',
                bgcolor: 'primary.main',
                ...(index > 0 && { opacity: 0.35 }),
                forcedColorAdjust: 'none',
              }}
            />
            <Typography
              component="p"
              variant="caption"
              color="textSecondary"
              sx={{ borderTop: 1, borderColor: 'surface.controlEdge', pt: 0.5 }}
            >
              <span aria-hidden>{dayWords(day).slice(0, 3)}</span>
              <span style={visuallyHidden}>{dayWords(day)}</span>
            </Typography>
          </ListItem>
        ))}
      </List>
      <Typography variant="secondary" sx={{ mt: 2 }}>
        A mistake returns the next day, then a week later. Get it right both times and it is done; miss it and
        it starts over.
      </Typography>
    </Panel>
  );
}
