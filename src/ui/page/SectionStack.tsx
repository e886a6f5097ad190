import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { cardGap } from '@/ui/cards/cardSpacing';

/** Stacked rows of cards, with the same gap as between the cards of a row. */
export function SectionStack({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', ...cardGap }}>{children}</Box>;
}
