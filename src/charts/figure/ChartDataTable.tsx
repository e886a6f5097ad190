import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { cellText, type ChartTable, type TableCell } from './chartTable';

interface ChartDataTableProps {
  readonly name: string;
  readonly table: ChartTable;
}

/** Tables with more columns than this may be wider than a phone, so they scroll. */
const narrowTable = 4;

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
        // Smaller in print, where the table replaces a chart that hasn't loaded, so that all rows fit on one page.
        '@media print': { fontSize: '0.75rem', '& th, & td': { py: 0 } },
      }}
    >
      <caption style={visuallyHidden}>{name}</caption>
      <thead>
        <tr>
          {table.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(([head = '', ...cells], row) => (
          <tr key={`${row} ${cellText(head)}`}>
            <th scope="row">
              <Cell cell={head} />
            </th>
            {cells.map((cell, index) => (
              <td key={table.columns[index + 1]}>
                <Cell cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

function Cell({ cell }: { readonly cell: TableCell }) {
  if (typeof cell === 'string') return cell;
  return (
    <>
      {cell.lead}
      <time dateTime={cell.day}>{cell.text}</time>
    </>
  );
}
