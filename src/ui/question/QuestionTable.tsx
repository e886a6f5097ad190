import Box from '@mui/material/Box';
import type { ItemTable } from '@/domain/exam/items/figure';
import { plainNotationText } from '@/domain/exam/items/notation';
import { ScrollBox } from '@/ui/page/ScrollBox';
import { FormulaText } from './FormulaText';

/**
 * A question's table with a caption, headings, and row headers. If it is too wide, it scrolls sideways, also by keyboard, and its
 * row headers stay visible.
 */
export function QuestionTable({ table }: { table: ItemTable }) {
  return (
    <ScrollBox label={plainNotationText(table.caption)}>
      <Box component="table" translate="no" sx={tableSx}>
        <caption>
          <FormulaText text={table.caption} />
        </caption>
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
    </ScrollBox>
  );
}

/**
 * Sizes are in em so that an enlarged table scales with its text. Cells have their own borders because collapsed borders don't
 * stick.
 */
const tableSx = {
  borderCollapse: 'separate',
  borderSpacing: 0,
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums',
  '& caption': { textAlign: 'left', pb: '0.5em', fontWeight: 600, textWrap: { sm: 'balance' } },
  '& th, & td': {
    px: '1em',
    py: '0.375em',
    borderRight: 1,
    borderBottom: 1,
    borderColor: 'divider',
    bgcolor: 'background.paper',
    textAlign: 'right',
  },
  '& th': { fontWeight: 600 },
  '& thead th': { borderTop: 1, borderColor: 'divider' },
  '& th:first-of-type': {
    position: 'sticky',
    left: 0,
    textAlign: 'left',
    borderLeft: 1,
    borderColor: 'divider',
  },
} as const;
