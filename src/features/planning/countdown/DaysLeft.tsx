import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { timeUntilTest } from '@/domain/plan/schedule/milestones';
import type { IsoDay } from '@/lib/dates/calendar';
import { formatLongDay, keepDatesUnbroken } from '@/lib/text/format';
import { countdownFigure } from './countdownTexts';

interface DaysLeftProps {
  readonly date: IsoDay;
  readonly today: IsoDay;
  /** Text on where the date comes from. */
  readonly note: string;
}

/** The days left, in large type, with the date in words. */
export function DaysLeft({ date, today, note }: DaysLeftProps) {
  const { figure, unit, line } = countdownFigure(timeUntilTest(date, today));
  return (
    <Card component="section" aria-label="Days left" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2">{keepDatesUnbroken(`${formatLongDay(date)}, ${date.slice(0, 4)}`)}</Typography>
      <Box
        component="p"
        sx={{ m: 0, mt: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 1.5 }}
      >
        <Typography
          component="span"
          variant="figure"
          sx={{ fontSize: { xs: '3.5rem', sm: '5rem' }, lineHeight: 1.1 }}
        >
          {figure}
        </Typography>
        {unit !== '' && (
          <Typography component="span" color="textSecondary" sx={{ fontSize: '1.25rem' }}>
            {unit}
          </Typography>
        )}
      </Box>
      <Typography sx={{ mt: 0.5 }}>{line}</Typography>
      {note !== '' && (
        <Typography variant="secondary" sx={{ mt: 1 }}>
          {note}
        </Typography>
      )}
    </Card>
  );
}
