import Box from '@mui/material/Box';
import { Children, type ReactNode } from 'react';

/** Rows of a card under each other, a hairline between them. Its children are Rows; without any there is no list. */
export function RowList({ label, children }: { label?: string; children: ReactNode }) {
  if (Children.count(children) === 0) return null;
  return (
    <Box
      component="ul"
      {...(label !== undefined && { 'aria-label': label })}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        '& > li': { py: 1.5 },
        '& > li:first-of-type': { pt: 0 },
        '& > li + li': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      {children}
    </Box>
  );
}

interface RowProps {
  readonly children: ReactNode;
  readonly end?: ReactNode;
  /** Where that stands: in the middle of the row, or on the line of its first words. */
  readonly align?: 'center' | 'baseline';
  /** A link or a button in it reaches over all of it. */
  readonly opens?: boolean;
}

/** One row: what it is at the left, at most one thing at the right, which moves under it where there is no room. */
export function Row({ children, end, align = 'center', opens = false }: RowProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: align,
        justifyContent: 'space-between',
        columnGap: 2,
        rowGap: 1,
        ...(opens && { position: 'relative', '&:hover': { bgcolor: 'action.hover' } }),
      }}
    >
      <Box sx={{ minWidth: 0, flex: '1 1 10rem' }}>{children}</Box>
      {end}
    </Box>
  );
}
