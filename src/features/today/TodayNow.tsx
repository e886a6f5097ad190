import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { readToday } from '@/data/plan/readToday';
import { begunReading, readFailed, useRecordFacts } from '@/data/record/useRecordFacts';
import { dayWords } from '@/domain/plan/today/card-words';
import { CouldNotRead } from '@/ui/loading/CouldNotRead';
import { PartBoundary } from '@/ui/loading/PartBoundary';
import { CardRoom } from './CardRoom';
import { TodayCard } from './TodayCard';

const read = begunReading(readToday);

interface TodayNowProps {
  readonly welcome: boolean;
  readonly isHub: boolean;
}

/** The card of this device's learner, read from the record, and again whenever that changes. */
export function TodayNow(props: TodayNowProps) {
  return (
    <PartBoundary what="What to do today">
      <OwnCard {...props} />
    </PartBoundary>
  );
}

function OwnCard({ welcome, isHub }: TodayNowProps) {
  const { facts, readAgain } = useRecordFacts(read);
  if (facts === readFailed) return <CouldNotRead onTryAgain={readAgain} />;
  if (facts === null) return <CardRoom />;
  const { today, nickname } = facts;
  return (
    <>
      {welcome && (
        <Box sx={heading}>
          <Typography variant="h2" sx={{ typography: 'h1' }}>
            {nickname === null ? 'Welcome back' : `Welcome back, ${nickname}`}
          </Typography>
          <Typography color="textSecondary">{dayWords(today.day, today.testDate)}</Typography>
        </Box>
      )}
      <TodayCard today={today} isHub={isHub} />
    </>
  );
}

const heading = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 3,
  rowGap: 0.5,
  mb: 1.5,
} as const;
