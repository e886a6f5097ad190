import Typography from '@mui/material/Typography';
import { DayCountsChart } from '@/charts/DayCountsChart';
import type { IsoDay } from '@/lib/dates/calendar';
import { formatDay } from '@/lib/text/format';
import { Panel } from '@/ui/cards/Panel';
import { dueCountsByDay } from './logFilters';
import type { LoggedMistake } from './logFacts';
import { upcomingMistakesSentence } from './errorLogText';

interface UpcomingMistakesPanelProps {
  readonly mistakes: readonly LoggedMistake[];
  readonly today: IsoDay;
}

/** The number of mistakes that return on each of the next seven days. */
export function UpcomingMistakesPanel({ mistakes, today }: UpcomingMistakesPanelProps) {
  const days = dueCountsByDay(mistakes, today);
  return (
    <Panel title="Coming due">
      <DayCountsChart
        name="Mistakes due"
        summary={upcomingMistakesSentence(days.map(({ count }) => count))}
        countName="Mistakes"
        days={days.map(({ day, count }) => {
          const text = formatDay(day);
          return { label: { text, day }, tick: text.slice(0, 3), count };
        })}
      />
      <Typography variant="secondary" sx={{ mt: 1 }}>
        A mistake returns the next day, then a week later. Get it right both times and it is done; miss it and
        it starts over.
      </Typography>
    </Panel>
  );
}
