import Box from '@mui/material/Box';
import { Children, type ReactNode } from 'react';

/** Rows with hairlines between them. Renders nothing without children. */
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
  /** Vertical alignment of `end`: centered, or on the first line of the text. */
  readonly align?: 'center' | 'baseline';
  /** True if a link or button inside covers the whole row, which then changes color on hover. */
  readonly opens?: boolean;
}

/** A row with its content on the left and at most one item on the right, which wraps below if there is no room. */
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
      <Box sx={{ minWidth: 0, flex: '1 1 12rem' }}>{children}</Box>
      {end}
    </Box>
  );
}
