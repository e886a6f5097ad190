import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import { cellText, type ChartTable, type ChartTableCell } from './chartTable';

interface ChartDataTableProps {
  readonly name: string;
  readonly table: ChartTable;
}

/** Tables with more columns than this may be wider than a phone, so they scroll. */
const narrowTable = 4;

/** A word longer than any of this site's, such as the name of a school, could make a column wider than the page. */
const hasLongWord = (text: string) => /\S{17}/u.test(text);
/** Only columns with such a word may be narrower than their longest word. */
const stylesOf = (text: string) => (hasLongWord(text) ? { minWidth: '7em', overflowWrap: 'anywhere' } : {});

/** A chart's numbers as a table. A wide table scrolls in its own box. */
export function ChartDataTable({ name, table }: ChartDataTableProps) {
  if (table.columns.length <= narrowTable) return <Figures name={name} table={table} />;
  return (
    <Box tabIndex={0} role="region" aria-label={`Table: ${name}`} sx={{ overflowX: 'auto' }}>
      <Figures name={name} table={table} />
    </Box>
  );
}

function Figures({ name, table }: ChartDataTableProps) {
  return (
    <Table
      size="small"
      sx={{
        // Smaller in print, where the table replaces a chart that hasn't loaded, so that all rows fit on one page.
        '@media print': { '& .MuiTableCell-root': { typography: 'caption', py: 0 } },
      }}
    >
      <caption style={visuallyHidden}>{name}</caption>
      <TableHead>
        <TableRow>
          {table.columns.map((column, index) => (
            <TableCell key={index} align={index === 0 ? 'left' : 'right'} sx={stylesOf(column)}>
              {column}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {table.rows.map(([head = '', ...cells], row) => (
          <TableRow key={row}>
            <TableCell component="th" scope="row" sx={stylesOf(cellText(head))}>
              {contentOf(head)}
            </TableCell>
            {cells.map((cell, index) => (
              <TableCell key={index} align="right" sx={stylesOf(cellText(cell))}>
                {contentOf(cell)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** Not a component: a cell's text has to be the only child of its element, so that it changes in a translated page, too. */
function contentOf(cell: ChartTableCell): ReactNode {
  if (typeof cell === 'string') return cell;
  return (
    <>
      {cell.lead !== undefined && <span>{cell.lead}</span>}
      <time dateTime={cell.day}>{cell.text}</time>
    </>
  );
}
