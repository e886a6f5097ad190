import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { paperGapPx, paperShareProperty } from '@/lib/browser/printing';
import { HydrationBoundary } from '@/ui/loading/HydrationBoundary';
import { largeTextMediaQuery } from '@/ui/page/mediaQueries';
import { cardGap } from './cardLayout';

/** Stacked rows of cards, with the same gap as between the cards of a row. */
export function SectionStack({ children }: { children: ReactNode }) {
  return <Stack sx={cardGap}>{children}</Stack>;
}

interface CardColumnProps {
  /** True if the cards stand side by side on a tablet, where the column has a row of its own. */
  readonly isRowOnTablet?: boolean;
  readonly children: ReactNode;
}

/** Stacked cards in one cell. Together they are as tall as the cells beside it: each grows by the same part of the difference. */
export function CardColumn({ isRowOnTablet = false, children }: CardColumnProps) {
  return (
    <Stack
      direction={isRowOnTablet ? { xs: 'column', sm: 'row', lg: 'column' } : 'column'}
      sx={{
        ...cardGap,
        '& > *': { flexGrow: 1, ...(isRowOnTablet && { flexBasis: { sm: 0, lg: 'auto' }, minWidth: 0 }) },
        [largeTextMediaQuery]: { flexDirection: 'column' },
      }}
    >
      {children}
    </Stack>
  );
}

/** Twelve columns, 24 px apart (16 on a phone). Cards in a row are equally tall. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <Grid
      container
      spacing={{ xs: 2, sm: 3 }}
      sx={{
        '@media print': {
          gap: `${paperGapPx}px`,
          // Chromium prints the next row on top of a table that is longer than a page.
          '&:has(tr:nth-of-type(61))': { display: 'block', '& > * + *': { mt: 2 } },
        },
      }}
    >
      {children}
    </Grid>
  );
}

interface CardCellProps {
  /** Columns out of twelve from 1200 px up. */
  readonly wide: 3 | 4 | 5 | 6 | 7 | 8 | 12;
  /** Columns out of twelve from 600 to 1200 px; 6 by default. */
  readonly medium?: 4 | 6 | 12;
  /** Columns out of twelve below 600 px; 12 by default, and always with large text. */
  readonly narrow?: 6 | 12;
  /**
   * Columns out of twelve on paper, where a row is about 860 px wide (ui/print/DensePrintStyles). 0 omits a card of controls, which
   * paper has no use for. By default as on a laptop, but thirds become `medium`, and what fits twice on a phone fits four times.
   */
  readonly onPaper?: 0 | 6 | 12;
  readonly children: ReactNode;
}

/** A card's cell in a CardGrid. Its boundary lets React hydrate each card in its own task, so that no tap waits for all of them. */
export function CardCell({ wide, medium = 6, narrow = 12, onPaper, children }: CardCellProps) {
  const columnsOnPaper = onPaper ?? (narrow === 6 ? 3 : wide === 4 || wide === 8 ? medium : wide);
  return (
    <Grid
      size={{ xs: narrow, sm: medium, lg: wide }}
      sx={{
        [largeTextMediaQuery]: { width: '100%' },
        display: 'flex',
        flexDirection: 'column',
        '& > *': { flexGrow: 1 },
        [paperShareProperty]: columnsOnPaper / 12,
        '@media print': {
          // A block, because Chromium leaves the upper edge of a flex item behind when it moves it to the next page.
          display: columnsOnPaper === 0 ? 'none' : 'block',
          width: `calc((100% + ${paperGapPx}px) * ${columnsOnPaper / 12} - ${paperGapPx}px)`,
          breakInside: 'avoid',
          // The table of a chart may have more columns than fit in part of a row.
          '&:has(figure table:not([hidden] *))': { width: '100%' },
          '& > *': { height: '100%' },
        },
      }}
    >
      <HydrationBoundary>{children}</HydrationBoundary>
    </Grid>
  );
}
