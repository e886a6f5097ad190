import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Table } from '@/domain/exam/figure';
import { FormulaText } from './FormulaText';

/** The table of a question: a real one, with a caption, headings, and rows named by their first cell. */
export function DataTable({ table }: { table: Table }) {
  return (
    <Box sx={{ overflowX: 'auto', maxWidth: '100%' }}>
      <Box
        component="table"
        sx={{
          borderCollapse: 'collapse',
          fontVariantNumeric: 'tabular-nums',
          '& th, & td': { px: 2, py: 0.75, border: 1, borderColor: 'divider', textAlign: 'right' },
          '& th': { fontWeight: 600 },
          '& th:first-of-type': { textAlign: 'left' },
        }}
      >
        <Typography
          component="caption"
          sx={{ textAlign: 'left', whiteSpace: 'nowrap', pb: 1, fontWeight: 600 }}
        >
          <FormulaText text={table.caption} />
        </Typography>
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th key={column} scope="col">
                <FormulaText text={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([name = '', ...cells]) => (
            <tr key={name}>
              <th scope="row">
                <FormulaText text={name} />
              </th>
              {cells.map((cell, index) => (
                <td key={table.columns[index + 1]}>
                  <FormulaText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
