import Box from '@mui/material/Box';
import { ownRecordSelector } from '@/data/record/learner/recordMark';
import { useHasOwnRecord } from '@/data/record/useHasOwnRecord';

/** Approximate height in pixels of the card with three or four tasks: on phones and tablets, its two parts are stacked. */
export const todayCardHeight = { xs: 560, sm: 490, md: 330 } as const;

/** Height in pixels of the card for a learner who has done nothing yet: it has one task. */
const firstCardHeight = { xs: 270, sm: 266 } as const;

/** Reserves the card's space until it loads, so that the content below doesn't move. */
export function TodayCardPlaceholder() {
  const isOwn = useHasOwnRecord();
  return (
    <Box
      aria-hidden
      sx={isOwn === null ? inDocument : { minHeight: isOwn ? todayCardHeight : firstCardHeight }}
    />
  );
}

/** The prerendered document is the same for everyone, so a selector that matches if there is a record picks the height. */
const inDocument = {
  minHeight: firstCardHeight,
  [ownRecordSelector]: { minHeight: todayCardHeight },
} as const;
