import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { useHasOwnRecord } from '@/data/record/useHasOwnRecord';
import { recordSelector } from '@/ui/row/studentBar';
import { todayCardHeight, TodayCardReader } from './TodayCardReader';

interface LearnerTodayCardProps {
  /** Greets the learner above the card, in the page's column. */
  readonly welcome?: boolean;
  /** Shown in place of the card to visitors without a record. */
  readonly fallback?: ReactNode;
}

/** Today's card for a learner with a record; visitors have no tasks. */
export function LearnerTodayCard({ welcome = false, fallback = null }: LearnerTodayCardProps) {
  const isOwn = useHasOwnRecord();
  if (isOwn === false && fallback === null) return null;
  // Renders the same element before and after looking for a record, so that React keeps what is on screen.
  if (isOwn !== true) {
    const beforeHydration = fallback === null ? reservedHeight : hiddenWhereOwn;
    return <Box sx={isOwn === null ? beforeHydration : undefined}>{fallback}</Box>;
  }
  const card = <TodayCardReader welcome={welcome} />;
  return welcome ? <Container sx={welcomeHeight}>{card}</Container> : <Box sx={{ mb: 4 }}>{card}</Box>;
}

/** Approximate height of the card with its greeting, in pixels. */
const welcomeHeight = { pt: { xs: 3, md: 5 }, minHeight: { xs: 690, sm: 610, md: 440 } } as const;

/** Until hydration, reserves the card's space and hides what the card replaces. */
const reservedHeight = { [recordSelector]: welcomeHeight } as const;
const hiddenWhereOwn = {
  [recordSelector]: { visibility: 'hidden', minHeight: todayCardHeight, mb: 4 },
} as const;
