import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { cardGap } from '@/ui/cards/cardSpacing';

/** Stacked rows of cards, with the same gap as between the cards of a row. */
export function SectionStack({ children }: { children: ReactNode }) {
  return <Stack sx={cardGap}>{children}</Stack>;
}
