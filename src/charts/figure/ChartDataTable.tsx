import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import { cellText, type ChartTable, type TableCell } from './chartTable';

interface ChartDataTableProps {
  readonly name: string;
  readonly table: ChartTable;
}

/** Tables with more columns than this may be wider than a phone, so they scroll. */
const narrowTable = 4;

/** A word longer than any of this site's, such as the name of a school, could make a column wider than the page. */
const hasLongWord = (text: string) => /\S{17}/u.test(text) || undefined;

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
    <Box
      component="table"
      sx={{
        width: '100%',
        borderCollapse: 'collapse',
        typography: 'body2',
        '& th, & td': { py: 0.75, textAlign: 'right', borderBottom: 1, borderColor: 'divider' },
        '& th + th, & td': { pl: 1 },
        '& th:first-of-type': { textAlign: 'left' },
        // Only columns with such a word may be narrower than their longest word.
        '& [data-long]': { minWidth: '7em', overflowWrap: 'anywhere' },
        // Smaller in print, where the table replaces a chart that hasn't loaded, so that all rows fit on one page.
        '@media print': { fontSize: '0.75rem', '& th, & td': { py: 0 } },
      }}
    >
      <caption style={visuallyHidden}>{name}</caption>
      <thead>
        <tr>
          {table.columns.map((column, index) => (
            <th key={index} scope="col" data-long={hasLongWord(column)}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(([head = '', ...cells], row) => (
          <tr key={row}>
            <th scope="row" data-long={hasLongWord(cellText(head))}>
              {contentOf(head)}
            </th>
            {cells.map((cell, index) => (
              <td key={index} data-long={hasLongWord(cellText(cell))}>
                {contentOf(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

/** Not a component: a cell's text has to be the only child of its element, so that it changes in a translated page, too. */
function contentOf(cell: TableCell): ReactNode {
  if (typeof cell === 'string') return cell;
  return (
    <>
      {cell.lead !== undefined && <span>{cell.lead}</span>}
      <time dateTime={cell.day}>{cell.text}</time>
    </>
  );
}
