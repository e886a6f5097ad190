import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A sheet of A4 or Letter, on screen and in print: fields, tables, and lines, with room for notes at the bottom. */
export function SheetPaper({ children }: { readonly children: ReactNode }) {
  return (
    <Box sx={paper}>
      {children}
      <section className="notes">
        <h4>Notes</h4>
      </section>
    </Box>
  );
}

/** Left edges align with thirds of the sheet, as in its tables, so fields side by side end before the next third. */
const fieldEnd = { sm: 3 } as const;

/** Lines are as high as on ruled paper; in print, the notes fill the rest. */
const paper = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 3,
  fontSize: { xs: '0.875rem', sm: '0.9375rem' },
  fontVariantNumeric: 'tabular-nums',
  '& dl, & .pair': {
    m: 0,
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
  },
  '& .pair': { rowGap: 3 },
  '& .pair > :first-of-type, & dl > :first-of-type': { gridColumn: { sm: 'span 2' }, mr: fieldEnd },
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
  '& dt, & thead th': { color: 'text.secondary', fontSize: '0.875rem', fontWeight: 400 },
  '& dd': { m: 0, fontWeight: 600 },
  '& h4': { m: 0, mb: 0.5, fontSize: '1rem', fontWeight: 600 },
  '& table': { width: '100%', borderCollapse: 'collapse', tableLayout: { xs: 'auto', sm: 'fixed' } },
  '& th, & td': { textAlign: 'left', verticalAlign: 'baseline', pl: 0, pr: 1.5, py: 0.5 },
  '& tbody :is(th, td)': { height: 32 },
  '& tbody th': { fontWeight: 600 },
  '& ul, & ol': { listStyle: 'none', m: 0, p: 0, counterReset: 'line' },
  '& ol li': { counterIncrement: 'line' },
  '& ol li::before': { content: 'counter(line) "."', color: 'text.secondary' },
  '& .notes': { display: 'none' },
  '@media print': {
    flexGrow: 1,
    gap: 2,
    alignContent: 'start',
    '& .notes': { display: 'block' },
  },
} as const;
