import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode, Ref } from 'react';
import { capitalize } from '@/lib/text/format';
import { RowOpenLink } from '@/ui/controls/dialogs/RowOpenButton';
import { Dot } from '@/ui/marks/Dot';
import { sectionDotColor } from '@/ui/sectionColor';
import { historyColumns, notScoredText, sectionCountsText } from './historyListTexts';
import { type HistoryRow, questionsAsked } from './historyRows';

interface HistoryTableProps {
  readonly label: string;
  /** False if no test in the table has an estimated total; the column is then left out. */
  readonly hasTotals: boolean;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLTableElement>;
}

/**
 * A table of tests, one a row; on a phone, each row is a stack. Rows are grids at all widths, because WebKit can't place the link that
 * covers a row in one that is displayed as a table's. The parts state their roles, which WebKit takes from such elements.
 */
export function HistoryTable({ label, hasTotals, children, ref }: HistoryTableProps) {
  return (
    <Table ref={ref} role="table" aria-label={label} sx={block}>
      <TableHead role="rowgroup" sx={headLayout}>
        <TableRow role="row" sx={rowLayouts[hasTotals ? 'totals' : 'plain']}>
          {(['date', 'test', 'sections', ...(hasTotals ? ['total' as const] : [])] as const).map((column) => (
            <TableCell key={column} role="columnheader" padding="none" sx={cells[column]}>
              {historyColumns[column]}
            </TableCell>
          ))}
          <TableCell role="columnheader" padding="none" sx={cells.end}>
            <span style={visuallyHidden}>{historyColumns.end}</span>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup" sx={block}>
        {children}
      </TableBody>
    </Table>
  );
}

interface HistoryTableRowProps {
  readonly row: Pick<HistoryRow, 'date' | 'title' | 'note' | 'sections' | 'essays' | 'total'>;
  /** The test's score report. */
  readonly to: string;
  /** Accessible name of the link to the report. */
  readonly label: string;
  /** As in its table. */
  readonly hasTotals: boolean;
  /** How it was taken, or what the row is. */
  readonly details: ReactNode;
  /** A button with the test's actions; null for none. */
  readonly end: ReactNode;
}

/** A test: when it was taken, its name, the right answers of each section, and its estimate. The whole row opens its report. */
export function HistoryTableRow({ row, to, label, hasTotals, details, end }: HistoryTableRowProps) {
  const { date, title, note, sections, essays, total } = row;
  return (
    <TableRow role="row" hover sx={{ ...rowLayouts[hasTotals ? 'totals' : 'plain'], ...openRow }}>
      <TableCell role="cell" padding="none" sx={cells.date}>
        {capitalize(date)}
      </TableCell>
      <TableCell component="th" scope="row" role="rowheader" padding="none" sx={cells.test}>
        <RowOpenLink to={to} label={label}>
          {title}
        </RowOpenLink>
        <Typography variant="secondary" component="div">
          {details}
        </Typography>
        {note !== '' && (
          <Typography variant="body2" sx={{ mt: 0.5, maxWidth: '44em', whiteSpace: 'pre-line' }}>
            <bdi>{note}</bdi>
          </Typography>
        )}
      </TableCell>
      <TableCell role="cell" padding="none" sx={cells.sections}>
        <Box component="ul" sx={sectionLayout}>
          {sections.map((section) => (
            <li key={section.id}>
              <Dot color={section.section === null ? 'text.secondary' : sectionDotColor(section.section)} />
              <span>{section.title}</span>
              <span aria-hidden>{`${section.right} of ${questionsAsked(section)}`}</span>
              <span style={visuallyHidden}>{sectionCountsText(section)}</span>
            </li>
          ))}
          {essays.map((essay, index) => (
            <li key={index}>
              <Dot color="section.writing" />
              <span>{essay}</span>
              <span>{notScoredText}</span>
            </li>
          ))}
        </Box>
      </TableCell>
      {hasTotals && (
        <TableCell role="cell" padding="none" sx={cells.total}>
          {total !== null && (
            <>
              <Box component="span" sx={{ display: { md: 'none' }, color: 'text.secondary' }}>
                {historyColumns.total}
              </Box>{' '}
              <span>{total}</span>
            </>
          )}
        </TableCell>
      )}
      <TableCell role="cell" padding="none" sx={cells.end}>
        {end}
      </TableCell>
    </TableRow>
  );
}

const block = { display: 'block' } as const;

/** On a phone, the cells explain themselves, so only screen readers get the headings. */
const headLayout = ({ breakpoints }: Theme) => ({
  display: 'block',
  [breakpoints.down('md')]: visuallyHidden,
});

const rowLayout = {
  display: 'grid',
  columnGap: 2,
  rowGap: { xs: 0.5, md: 0 },
  alignItems: { xs: 'start', md: 'baseline' },
  py: { xs: 1.5, md: 1 },
} as const;

const openRow = { position: 'relative', borderTop: 1, borderColor: 'divider' } as const;

/** On a phone, a stack; on a tablet, the date is beside it; on a laptop, columns. */
const rowLayouts = {
  totals: {
    ...rowLayout,
    gridTemplateColumns: {
      xs: 'minmax(0, 1fr) 44px',
      sm: '6.5rem minmax(0, 1fr) 44px',
      md: '6.5rem minmax(0, 1fr) minmax(0, 23rem) 8rem 44px',
    },
    gridTemplateAreas: {
      xs: '"date end" "test end" "sections sections" "total total"',
      sm: '"date test end" "date sections end" "date total end"',
      md: '"date test sections total end"',
    },
  },
  plain: {
    ...rowLayout,
    gridTemplateColumns: {
      xs: 'minmax(0, 1fr) 44px',
      sm: '6.5rem minmax(0, 1fr) 44px',
      md: '6.5rem minmax(0, 1fr) minmax(0, 23rem) 44px',
    },
    gridTemplateAreas: {
      xs: '"date end" "test end" "sections sections"',
      sm: '"date test end" "date sections end"',
      md: '"date test sections end"',
    },
  },
} as const;

/** Rows have the gap of a grid, so cells have no space of their own; one value for all widths would be overridden by the theme's. */
const cell = { pl: { xs: 0 }, border: 0, minWidth: 0 } as const;
const cells = {
  date: { ...cell, gridArea: 'date', color: 'text.secondary' },
  test: { ...cell, gridArea: 'test' },
  sections: { ...cell, gridArea: 'sections' },
  total: { ...cell, gridArea: 'total' },
  end: { ...cell, gridArea: 'end', textAlign: 'right' },
} as const;

/** One style for all sections: a phone shows twenty tests with up to eight each, and separate styles would take longer to calculate. */
const sectionLayout = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(10.5rem, 100%), 1fr))',
  columnGap: 2,
  '& > li': { position: 'relative', display: 'flex', alignItems: 'center', columnGap: 1 },
  '& > li > :last-child': { whiteSpace: 'nowrap' },
} as const;
