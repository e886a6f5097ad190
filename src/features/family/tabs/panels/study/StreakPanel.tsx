import Typography from '@mui/material/Typography';
import { streakUnitText } from '@/domain/dashboard/study/planned-days';
import type { StudyWeek } from '@/domain/dashboard/figures';
import { formatNumber } from '@/lib/text/format';
import { Panel } from '@/ui/cards/Panel';
import { DaysStudied } from './DaysStudied';

/** The current streak and the last seven days. */
export function StreakPanel({ week }: { week: StudyWeek }) {
  return (
    <Panel title="Study Streak">
      <Typography variant="figure" component="p">
        <span>{formatNumber(week.streakDays)}</span>{' '}
        <Typography component="span" color="textSecondary" sx={{ fontWeight: 500 }}>
          {`${week.streakDays === 1 ? 'day' : 'days'} ${streakUnitText(week.streakDays)}`}
        </Typography>
      </Typography>
      <DaysStudied week={week} />
    </Panel>
  );
}
