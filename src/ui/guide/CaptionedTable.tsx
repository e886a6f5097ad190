import Box from '@mui/material/Box';
import type { GuideTable as TextTableOf } from '@/domain/page-text/guide-text';
import { InlineText } from './InlineText';
import { TableHeadRow } from './TableHeadRow';
import { ScrollBox } from '@/ui/page/ScrollBox';

/** A table in a page's text: caption above, first cell of each row as its heading. */
export function CaptionedTable({ caption, head, rows }: TextTableOf) {
  return (
    <ScrollBox label={caption}>
      <Box component="table" sx={table}>
        <caption>{caption}</caption>
        <TableHeadRow labels={head} />
        <tbody>
          {rows.map(([name = '', ...cells]) => (
            <tr key={name}>
              <th scope="row">
                <InlineText text={name} />
              </th>
              {cells.map((cell, place) => (
                <td key={head[place + 1]}>
                  <InlineText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </ScrollBox>
  );
}

const phone = '@media (max-width: 40rem)';

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
  '& caption': { pb: 1, textAlign: 'left', color: 'text.secondary', fontSize: '0.875rem' },
  '& th, & td': {
    p: '8px 12px 8px 0',
    textAlign: 'left',
    verticalAlign: 'baseline',
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& tr > :last-child': { pr: 0 },
  '& thead th': { fontWeight: 400, color: 'text.secondary', fontSize: '0.8125rem' },
  '& tbody th': { fontWeight: 600 },
  // The next section begins with a line; a second line here would make the gap look like an empty row.
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  // On a phone, three columns fit only in smaller type.
  [phone]: { '&:has(th:nth-of-type(3)) :is(th, td)': { fontSize: '0.875rem' } },
} as const;
