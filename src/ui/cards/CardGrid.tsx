import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { HydrationBoundary } from '@/ui/page/HydrationBoundary';
import { largeTextMedia } from '@/ui/page/mediaQueries';

/** Twelve columns, 24 px apart (16 on a phone); cards of a row share their height, so rows end flush. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', gap: { xs: 2, sm: 3 } }}>
      {children}
    </Box>
  );
}

interface CardCellProps {
  /** Columns of twelve from 1200 px up. */
  readonly wide: 3 | 4 | 5 | 6 | 7 | 8 | 12;
  /** Columns of twelve from 600 to 1200 px; the whole row below. */
  readonly medium?: 4 | 6 | 12;
  /** Columns of twelve below 600 px; the whole row with large text. */
  readonly narrow?: 6 | 12;
  readonly children: ReactNode;
}

/** A card's place in a CardGrid. Its boundary makes React hydrate each card in a task of its own, so that no tap waits for all. */
export function CardCell({ wide, medium = 6, narrow = 12, children }: CardCellProps) {
  return (
    <Box
      sx={{
        gridColumn: { xs: `span ${narrow}`, sm: `span ${medium}`, lg: `span ${wide}` },
        [largeTextMedia]: { gridColumn: 'span 12' },
        display: 'flex',
        flexDirection: 'column',
        minWidth: 0,
        '& > *': { flexGrow: 1 },
      }}
    >
      <HydrationBoundary>{children}</HydrationBoundary>
    </Box>
  );
}
