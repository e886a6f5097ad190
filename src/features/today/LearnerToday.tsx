import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ownRecordSelector } from '@/data/record/recordMark';
import { useOwnRecord } from '@/data/record/useOwnRecord';
import { pageColumnStyles } from '@/ui/page/pageColumnStyles';
import { todayCardHeight } from './TodayCardPlaceholder';
import { LazyToday } from './LazyToday';

interface OwnTodayProps {
  /** Greets the learner, over the card in the page's column. */
  readonly welcome?: boolean;
  /** Everybody else's view; nothing where it isn't given. */
  readonly otherwise?: ReactNode;
}

/** The card of today for a learner with a record; a visitor is not asked to do anything today. */
export function LearnerToday({ welcome = false, otherwise = null }: OwnTodayProps) {
  const isOwn = useOwnRecord();
  if (isOwn === false) return otherwise;
  if (isOwn === null) return <Box sx={otherwise === null ? room : hiddenWhereOwn}>{otherwise}</Box>;
  return (
    <Box sx={welcome ? { ...pageColumnStyles, ...roomOfWelcome } : { mb: 4 }}>
      <LazyToday welcome={welcome} />
    </Box>
  );
}

/** About as high as the card with its greeting, in pixels. */
const roomOfWelcome = { pt: { xs: 3, md: 5 }, minHeight: { xs: 690, sm: 610, md: 440 } } as const;

/** Until the page has come to life, its document leaves room for the card, or hides what the card replaces. */
const room = { [ownRecordSelector]: roomOfWelcome } as const;
const hiddenWhereOwn = {
  [ownRecordSelector]: { visibility: 'hidden', minHeight: todayCardHeight, mb: 4 },
} as const;
