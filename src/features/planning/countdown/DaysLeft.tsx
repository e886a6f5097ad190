import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
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
    <Card component="section" aria-label="Days left" sx={{ height: '100%' }}>
      <CardContent>
        <Typography variant="h2">
          {keepDatesUnbroken(`${formatLongDay(date)}, ${date.slice(0, 4)}`)}
        </Typography>
        <Stack
          component="p"
          direction="row"
          sx={{ m: 0, mt: 1, flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}
        >
          <Typography component="span" variant="display">
            {figure}
          </Typography>
          {unit !== '' && (
            <Typography component="span" variant="subtitle1" color="textSecondary">
              {unit}
            </Typography>
          )}
        </Stack>
        <Typography sx={{ mt: 0.5 }}>{line}</Typography>
        {note !== '' && (
          <Typography variant="secondary" sx={{ mt: 1 }}>
            {note}
          </Typography>
        )}
      </CardContent>
    </Card>
  );
}
