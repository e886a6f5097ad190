/** The parts of the printable sheets. Sizes are in pixels on paper: 14 px is 10.5 points. */
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

const line = '1px solid';

/** The sentence below a sheet's title. */
export function SheetLead({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="p" sx={{ m: 0, mb: '10px' }}>
      {children}
    </Box>
  );
}

/** The heading of a part of a sheet. */
export function SheetHead({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      component="p"
      sx={{ fontSize: '1.15em', fontWeight: 600, mt: '14px', mb: '4px', breakAfter: 'avoid' }}
    >
      {children}
    </Box>
  );
}

/** Content that needs smaller type to fit on two pages. */
export function SmallPrint({ children }: { readonly children: ReactNode }) {
  return <Box sx={{ fontSize: '12.5px', lineHeight: 1.3 }}>{children}</Box>;
}

/** Blank lines to write on, each with a label. */
export function BlankLines({ labels }: { readonly labels: readonly string[] }) {
  return (
    <Stack component="p" direction="row" sx={{ gap: '20px', mb: '10px' }}>
      {labels.map((label) => (
        <Box
          key={label}
          component="span"
          sx={{ flex: 1, pb: '2px', borderBottom: line, whiteSpace: 'nowrap' }}
        >
          {label}
        </Box>
      ))}
    </Stack>
  );
}

interface WritingSpaceProps {
  /** Says in small type what to write there. */
  readonly note?: string;
  readonly children: ReactNode;
}

/** Space to write in, below a text. */
export function WritingSpace({ note, children }: WritingSpaceProps) {
  return (
    <Box sx={{ mt: '14px', height: '74px', borderBottom: line, breakInside: 'avoid' }}>
      {children}
      {note !== undefined && (
        <Box component="span" sx={{ fontSize: '12px', color: 'text.secondary' }}>
          {note}
        </Box>
      )}
    </Box>
  );
}

/** An empty box to check by pen. */
export function PrintedBox() {
  return (
    <Box
      component="span"
      sx={{
        flex: 'none',
        display: 'inline-block',
        width: '12px',
        height: '12px',
        border: line,
        borderRadius: '2px',
        verticalAlign: '-1px',
      }}
    />
  );
}

interface PrintedTableProps {
  readonly head: readonly string[];
  /** Widths of the columns as CSS values; a missing one shares what is left. */
  readonly widths?: readonly (string | undefined)[];
  /** Rules around each cell, for cells to write in. */
  readonly ruled?: boolean;
  /** The rows, in a `tbody`. */
  readonly children: ReactNode;
}

export function PrintedTable({ head, widths = [], ruled = false, children }: PrintedTableProps) {
  return (
    <Box component="table" sx={ruled ? ruledTable : table}>
      <thead>
        <tr>
          {head.map((label, place) => (
            <th key={label} scope="col" style={{ width: widths[place] }}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </Box>
  );
}

const cell = { textAlign: 'left', verticalAlign: 'top', fontWeight: 400 } as const;
const table = {
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& tr': { breakInside: 'avoid' },
  '& th, & td': { ...cell, p: '3px 12px 3px 0', borderBottom: line, borderColor: 'divider' },
  '& thead th': { color: 'text.secondary', verticalAlign: 'bottom' },
} as const;
const ruledTable = {
  ...table,
  '& th, & td': { ...cell, p: '4px 6px', border: line, borderColor: 'text.secondary' },
} as const;

interface EmptyRowsProps {
  readonly rows: number;
  readonly cells: number;
  readonly heightPx: number;
  /** Shown in the first cell of each row. */
  readonly names?: readonly string[];
}

/** Blank table rows to write in. */
export function EmptyRows({ rows, cells, heightPx, names = [] }: EmptyRowsProps) {
  return (
    <tbody>
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row} style={{ height: heightPx }}>
          {Array.from({ length: cells }, (_each, column) => {
            const name = column === 0 ? names[row] : undefined;
            const Cell = name === undefined ? 'td' : 'th';
            return (
              <Cell key={column} scope={name === undefined ? undefined : 'row'}>
                {name}
              </Cell>
            );
          })}
        </tr>
      ))}
    </tbody>
  );
}
