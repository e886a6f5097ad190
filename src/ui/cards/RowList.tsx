import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { Children, type ReactNode } from 'react';

/** Rows with hairlines between them. Renders nothing without children. */
export function RowList({ label, children }: { label?: string; children: ReactNode }) {
  if (Children.count(children) === 0) return null;
  return (
    <List {...(label !== undefined && { 'aria-label': label })} sx={{ '& > :first-of-type': { pt: 0 } }}>
      {children}
    </List>
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

/**
 * A row with its content on the left and at most one item on the right, which wraps below if there is no room. ListItem's
 * `secondaryAction` doesn't wrap.
 */
export function Row({ children, end, align = 'center', opens = false }: RowProps) {
  return (
    <ListItem
      divider
      sx={{
        flexWrap: 'wrap',
        alignItems: align,
        justifyContent: 'space-between',
        columnGap: 2,
        rowGap: 1,
        ...(opens && { '&:hover': { bgcolor: 'action.hover' } }),
      }}
    >
      <Box sx={{ minWidth: 0, flex: '1 1 12rem' }}>{children}</Box>
      {end}
    </ListItem>
  );
}
