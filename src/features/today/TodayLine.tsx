import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { readToday } from '@/data/plan/readToday';
import { readFailed, useRecordFacts } from '@/data/record/useRecordFacts';
import { todayLineText } from '@/domain/plan/today/today-card-text';
import { keepDatesUnbroken } from '@/lib/text/format';
import { ReadFailureNotice } from '@/ui/loading/ReadFailureNotice';

/** The day of this device's learner in one line, for a parent, who has nothing to start. */
export function TodayLine() {
  const { facts, readAgain } = useRecordFacts(readToday);
  if (facts === readFailed) return <ReadFailureNotice onTryAgain={readAgain} />;
  return (
    <Typography variant="body2" color="textSecondary">
      {facts === null ? (
        <Skeleton aria-hidden sx={{ width: '16rem' }} />
      ) : (
        keepDatesUnbroken(todayLineText(facts.today))
      )}
    </Typography>
  );
}
