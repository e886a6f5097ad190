import Box from '@mui/material/Box';

/** Approximate height in pixels of the card with three or four tasks: on phones and tablets, its two parts are stacked. */
export const todayCardHeight = { xs: 560, sm: 490, md: 330 } as const;

/** Reserves the card's space for a learner with a record until it is read, so that the content below doesn't move. */
export function TodayCardPlaceholder() {
  return <Box aria-hidden sx={{ minHeight: todayCardHeight }} />;
}
