import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ScrollBox } from '@/ui/page/ScrollBox';

/**
 * The layout of a sheet for A4 or Letter, on screen and in print: fields, tables, and lines. In print, it ends with space for
 * notes.
 */
export function SheetLayout({ children }: { readonly children: ReactNode }) {
  return (
    <Box sx={paper}>
      {children}
      <Box component="section" sx={{ display: 'none', displayPrint: 'block' }}>
        <h4>Notes</h4>
      </Box>
    </Box>
  );
}

/** The gap after a field that has another one beside it. Fields start at thirds of the sheet, as the columns of its tables do. */
const fieldEnd = { sm: 3 } as const;

const thirds = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
  '& > :first-of-type': { gridColumn: { sm: 'span 2' }, mr: fieldEnd },
} as const;

/** Rows are as high as the lines of ruled paper; in print, the notes fill the rest of the sheet. */
const paper = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 3,
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  '& dl': { m: 0, ...thirds },
  '& dl > :nth-of-type(3), & dl > :nth-of-type(4)': { mr: fieldEnd },
  '& dl > :last-of-type': { gridColumn: '1 / -1' },
  '& dl > div, & li': {
    display: 'flex',
    alignItems: 'baseline',
    gap: 1,
    minHeight: 32,
    pt: 0.75,
  },
  // Lines to write on: a hairline is too faint on a dark screen and on paper.
  '& dl > div, & li, & tbody :is(th, td)': { borderBottom: 1, borderColor: 'surface.controlEdge' },
  '& dt, & thead th': { color: 'text.secondary', fontWeight: 400 },
  '& dd': { m: 0, fontWeight: 600 },
  '& h4': { m: 0, mb: 0.5, fontSize: '1rem', fontWeight: 600 },
  '& table': { width: '100%', borderCollapse: 'collapse', tableLayout: { xs: 'auto', sm: 'fixed' } },
  '& th, & td': { textAlign: 'left', verticalAlign: 'baseline', pl: 0, pr: 1.5, py: 0.5 },
  '& tbody :is(th, td)': { height: 32 },
  '& tbody th': { fontWeight: 600 },
  '& ul, & ol': { listStyle: 'none', m: 0, p: 0, counterReset: 'line' },
  '& ol li': { counterIncrement: 'line' },
  '& ol li::before': { content: 'counter(line) "."', color: 'text.secondary' },
  '@media print': {
    flexGrow: 1,
    gap: 2,
    alignContent: 'start',
  },
} as const;

/** Two parts of a sheet side by side, the first twice as wide. */
export function SheetPair({ children }: { readonly children: ReactNode }) {
  return <Box sx={{ ...thirds, rowGap: 3 }}>{children}</Box>;
}

/** A labeled field in a sheet's list; without children, a line to write on. */
export function SheetField({ name, children }: { readonly name: string; readonly children?: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface SheetLinesProps {
  readonly title: string;
  readonly lines: readonly string[];
  /** Minimum number of lines; blank lines to write on are added to reach it. */
  readonly minLines: number;
  readonly numbered?: boolean;
}

/** A titled list of lines on a sheet. */
export function SheetLines({ title, lines, minLines, numbered = false }: SheetLinesProps) {
  const List = numbered ? 'ol' : 'ul';
  const blank = Array.from({ length: Math.max(0, minLines - lines.length) }, () => '');
  return (
    <section>
      <h4>{title}</h4>
      <List>
        {[...lines, ...blank].map((line, place) => (
          <li key={place}>{line}</li>
        ))}
      </List>
    </section>
  );
}

interface SheetTableProps {
  readonly title: string;
  readonly head: readonly string[];
  /** Missing cells are left blank. */
  readonly rows: readonly (readonly string[])[];
}

/** A titled table on a sheet; the first cell of each row is its heading. */
export function SheetTable({ title, head, rows }: SheetTableProps) {
  return (
    <section>
      <h4>{title}</h4>
      <ScrollBox label={title}>
        <table>
          <thead>
            <tr>
              {head.map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, place) => (
              <tr key={place}>
                {head.map((label, column) =>
                  column === 0 && cells[0] !== undefined ? (
                    <th key={label} scope="row">
                      {cells[0]}
                    </th>
                  ) : (
                    <td key={label}>{cells[column]}</td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </section>
  );
}
