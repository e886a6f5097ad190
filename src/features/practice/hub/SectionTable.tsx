import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell, { type TableCellProps } from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Theme } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import { largeTextMediaQuery } from '@/ui/page/mediaQueries';

interface SectionTableProps {
  /** The cells of the heading row. */
  readonly head: ReactNode;
  /** True to leave the headings to screen readers. */
  readonly isHeadHidden?: boolean;
  readonly children: ReactNode;
}

/**
 * A table of a section's topics or essays, with rows as high as their links. On a phone, each row is a grid of its cells. Its
 * parts state their roles, which WebKit takes from elements that aren't displayed as a table.
 */
export function SectionTable({ head, isHeadHidden = false, children }: SectionTableProps) {
  return (
    <Table role="table" size="small" sx={{ display: { xs: 'block', sm: 'table' } }}>
      <TableHead role="rowgroup" sx={isHeadHidden ? visuallyHidden : headLayout}>
        <TableRow role="row" sx={{ ...cellsLayout, ...heightAtLeast(32) }}>
          {head}
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup" sx={{ display: { xs: 'block', sm: 'table-row-group' } }}>
        {children}
      </TableBody>
    </Table>
  );
}

interface SectionRowProps {
  /** True for a name with a line of its own on a phone. */
  readonly isNameAbove?: boolean;
  readonly children: ReactNode;
}

export function SectionRow({ isNameAbove = false, children }: SectionRowProps) {
  return (
    <TableRow
      role="row"
      sx={{
        ...cellsLayout,
        ...heightAtLeast(44),
        ...(isNameAbove && {
          py: { xs: 0.5, sm: 0 },
          gridTemplateAreas: '"name name name action" "share range figure action"',
        }),
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {children}
    </TableRow>
  );
}

interface SectionCellProps extends Pick<TableCellProps, 'colSpan' | 'children'> {
  /** `words` are in place of the range and the figure; `wide-words` reach to the end of a row without a link. */
  readonly holds: keyof typeof cellLayouts;
}

/** A column's heading. */
export function SectionHeading({ holds, ...cell }: SectionCellProps) {
  return <TableCell role="columnheader" padding="none" {...cell} sx={cellLayouts[holds]} />;
}

/** A row's name, which is its heading, or a cell of it. */
export function SectionCell({ holds, ...cell }: SectionCellProps) {
  return (
    <TableCell
      {...(holds === 'name' ? { component: 'th', scope: 'row', role: 'rowheader' } : { role: 'cell' })}
      padding="none"
      {...cell}
      sx={cellLayouts[holds]}
    />
  );
}

/** A table's row is never lower than its height. */
const heightAtLeast = (px: number) => ({ minHeight: { xs: px }, height: { sm: px } }) as const;

const headLayout = {
  display: { xs: 'block', sm: 'table-header-group' },
  [largeTextMediaQuery]: visuallyHidden,
} as const;

/** With large text, a row is its name, with the figure and the link below. */
const cellsLayout = {
  display: { xs: 'grid', sm: 'table-row' },
  alignItems: 'center',
  gridTemplateColumns: 'minmax(min-content, 1fr) minmax(0, 28%) 3.5rem 4.5rem',
  gridTemplateAreas: '"name range figure action"',
  [largeTextMediaQuery]: {
    py: 1,
    gridTemplateColumns: '0 minmax(0, 1fr) auto',
    gridTemplateAreas: '"name name name" "share share share" "range figure action"',
  },
} as const;

const cell = { border: 0, verticalAlign: 'middle' } as const;
const words = { ...cell, gridRow: 'figure', typography: 'caption', color: 'text.secondary' } as const;

const cellLayouts = {
  name: { ...cell, gridArea: 'name' },
  share: {
    ...cell,
    gridArea: 'share',
    pl: { xs: 0, sm: 1.5 },
    color: 'text.secondary',
    whiteSpace: 'nowrap',
  },
  // On a phone, the share explains itself, below the name, so only screen readers get its heading.
  'share-heading': ({ breakpoints }: Theme) => ({
    ...cell,
    whiteSpace: 'nowrap',
    [breakpoints.down('sm')]: visuallyHidden,
  }),
  range: {
    ...cell,
    gridArea: 'range',
    px: 1,
    width: { sm: '22%' },
    [largeTextMediaQuery]: { display: 'none' },
  },
  figure: {
    ...cell,
    gridArea: 'figure',
    width: { sm: '3.5rem' },
    textAlign: 'right',
    whiteSpace: 'nowrap',
    [largeTextMediaQuery]: { pl: 0, textAlign: 'left' },
  },
  words: { ...words, gridColumn: 'range / figure', [largeTextMediaQuery]: { pl: 0 } },
  'wide-words': { ...words, gridColumn: 'range / action', [largeTextMediaQuery]: { pl: 0 } },
  action: {
    ...cell,
    gridArea: 'action',
    pl: { xs: 0, sm: 1.5 },
    width: { sm: '4.5rem' },
    textAlign: 'right',
    whiteSpace: 'nowrap',
  },
} as const;
