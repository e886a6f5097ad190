import { isolated } from '@/lib/text/isolated';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { readToday } from '@/data/plan/readToday';
import { readFailed, useRecordFacts } from '@/data/record/useRecordFacts';
import { dayAndTestText } from '@/domain/plan/today/today-card-text';
import { ReadFailureNotice } from '@/ui/loading/ReadFailureNotice';
import { PartErrorBoundary } from '@/ui/loading/PartErrorBoundary';
import { TodayCardPlaceholder } from './TodayCardPlaceholder';
import { TodayCard } from './TodayCard';

interface TodayCardReaderProps {
  /** Greets the learner above the card. */
  readonly welcome?: boolean;
  /** True if the page itself offers other practice, so that the card doesn't have to link to it. */
  readonly isHub?: boolean;
}

/** Reads today's card from this device's record, and again whenever the record changes. */
export function TodayCardReader(props: TodayCardReaderProps) {
  return (
    <PartErrorBoundary name="What to do today">
      <OwnCard {...props} />
    </PartErrorBoundary>
  );
}

function OwnCard({ welcome = false, isHub = false }: TodayCardReaderProps) {
  const { facts, readAgain } = useRecordFacts(readToday);
  if (facts === readFailed) return <ReadFailureNotice onTryAgain={readAgain} />;
  if (facts === null) return <TodayCardPlaceholder />;
  const { today, nickname } = facts;
  return (
    <>
      {welcome && (
        <Box sx={heading}>
          <Typography variant="h2" sx={{ typography: 'h1' }}>
            {nickname === null ? 'Welcome back' : `Welcome back, ${isolated(nickname)}`}
          </Typography>
          <Typography color="textSecondary">{dayAndTestText(today.day, today.testDate)}</Typography>
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
