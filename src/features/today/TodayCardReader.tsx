import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { isolated } from '@/lib/text/isolated';
import { readToday } from '@/data/plan/readToday';
import { ownRecordSelector } from '@/data/record/learner/recordMark';
import { useHasOwnRecord } from '@/data/record/useHasOwnRecord';
import { readFailed, useRecordFacts } from '@/data/record/useRecordFacts';
import { useToday } from '@/data/useToday';
import { summarizeFirstDay } from '@/domain/plan/today/today';
import { dayAndTestText } from '@/domain/plan/today/today-card-text';
import { ReadFailureNotice } from '@/ui/loading/ReadFailureNotice';
import { PartErrorBoundary } from '@/ui/loading/PartErrorBoundary';
import { SmallTodayCard } from './SmallTodayCard';
import { TodayCard } from './TodayCard';

interface TodayCardReaderProps {
  /** Greets the learner above the card. */
  readonly welcome?: boolean;
  /** True if the page itself offers other practice, so that the card doesn't have to link to it. */
  readonly isHub?: boolean;
  /** True for the small card, which lists the day's tasks beside another next step. */
  readonly isSmall?: boolean;
}

/** Reads today's card from this device's record, and again whenever the record changes. */
export function TodayCardReader(props: TodayCardReaderProps) {
  return (
    <PartErrorBoundary name="What to do today">
      <OwnCard {...props} />
    </PartErrorBoundary>
  );
}

function OwnCard({ welcome = false, isHub = false, isSmall = false }: TodayCardReaderProps) {
  const { facts, readAgain } = useRecordFacts(readToday);
  const isOwn = useHasOwnRecord();
  const day = useToday();
  const firstDay = useMemo(() => summarizeFirstDay(day), [day]);
  if (facts === readFailed) return <ReadFailureNotice onTryAgain={readAgain} />;
  // Until the record has been read, the card is that of a visitor, who has none.
  const shown = facts ?? (isOwn === true ? null : { today: firstDay, nickname: null });
  if (shown === null) return <Skeleton aria-hidden sx={{ height: isSmall ? 240 : todayCardHeight }} />;
  const { today, nickname } = shown;
  return (
    <>
      {welcome && (
        <Stack
          direction="row"
          sx={{
            flexWrap: 'wrap',
            alignItems: 'baseline',
            justifyContent: 'space-between',
            columnGap: 3,
            rowGap: 0.5,
            mb: 1.5,
          }}
        >
          <Typography variant="h1" component="h2">
            {nickname === null ? 'Welcome back' : `Welcome back, ${isolated(nickname)}`}
          </Typography>
          <Typography color="textSecondary">{dayAndTestText(today.day, today.testDate)}</Typography>
        </Stack>
      )}
      <Box sx={facts === null && isOwn === null ? (isSmall ? hiddenUnlessOwn : unlessOwn) : undefined}>
        {isSmall ? <SmallTodayCard today={today} /> : <TodayCard today={today} isHub={isHub} />}
      </Box>
    </>
  );
}

/** Approximate height in pixels of the card with three or four tasks: on phones and tablets, its two parts are stacked. */
export const todayCardHeight = { xs: 560, sm: 490, md: 330 } as const;

/** Hides the visitor's card in the document of a learner with a record, and reserves about the height of theirs. */
const hiddenUnlessOwn = { [ownRecordSelector]: { visibility: 'hidden' } } as const;
const unlessOwn = { [ownRecordSelector]: { visibility: 'hidden', minHeight: todayCardHeight } } as const;
