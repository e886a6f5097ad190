import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useMemo } from 'react';
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
  /** Greets the learner above the card, as the heading of the page. */
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
  if (facts === readFailed)
    return (
      <>
        {welcome && <Greeting nickname={null} />}
        <ReadFailureNotice onTryAgain={readAgain} />
      </>
    );
  // Until the record has been read, the card is that of a visitor, who has none.
  const shown = facts ?? (isOwn === true ? null : { today: firstDay, nickname: null });
  if (shown === null)
    return (
      <>
        {welcome && <Greeting nickname={null} />}
        <Skeleton aria-hidden sx={{ height: isSmall ? 240 : todayCardHeight }} />
      </>
    );
  const { today, nickname } = shown;
  return (
    <>
      {welcome && (
        <Greeting nickname={nickname}>
          <Typography color="textSecondary">{dayAndTestText(today.day, today.testDate)}</Typography>
        </Greeting>
      )}
      <Box sx={facts === null && isOwn === null ? (isSmall ? hiddenUnlessOwn : unlessOwn) : undefined}>
        {isSmall ? <SmallTodayCard today={today} /> : <TodayCard today={today} isHub={isHub} />}
      </Box>
    </>
  );
}

interface GreetingProps {
  /** Null if there is none, and until the record has been read. */
  readonly nickname: string | null;
  readonly children?: ReactNode;
}

/** The heading of a learner's home page. */
function Greeting({ nickname, children }: GreetingProps) {
  return (
    <Stack direction="row" sx={greeting}>
      <Typography variant="h1">
        {nickname === null ? 'Welcome back' : `Welcome back, ${isolated(nickname)}`}
      </Typography>
      {children}
    </Stack>
  );
}

const greeting = {
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 3,
  rowGap: 0.5,
  mb: 1.5,
} as const;

/** Approximate height in pixels of the card with three or four tasks: on phones and tablets, its two parts are stacked. */
export const todayCardHeight = { xs: 560, sm: 490, md: 330 } as const;

/** Hides the visitor's card in the document of a learner with a record, and reserves about the height of theirs. */
const hiddenUnlessOwn = { [ownRecordSelector]: { visibility: 'hidden' } } as const;
const unlessOwn = { [ownRecordSelector]: { visibility: 'hidden', minHeight: todayCardHeight } } as const;
