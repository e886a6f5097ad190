import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { GuideTable } from '@/domain/page-text/guide-text';
import { ScrollBox } from '@/ui/page/ScrollBox';
import { InlineText } from './InlineText';

interface CaptionedTableProps extends GuideTable {
  /** True if all columns but the first contain figures, which are aligned at the right. */
  readonly figures?: boolean;
}

/** A table in a page's text: caption above, first cell of each row as its heading. */
export function CaptionedTable({ caption, head, rows, figures = false }: CaptionedTableProps) {
  const alignment = figures ? ({ align: 'right', sx: { whiteSpace: 'nowrap' } } as const) : {};
  return (
    <ScrollBox label={caption}>
      <Table size="small">
        <caption>{caption}</caption>
        <TableHead>
          <TableRow>
            {head.map((label, place) => (
              <TableCell key={label} {...(place > 0 && alignment)}>
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(([name = '', ...cells]) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                <InlineText text={name} />
              </TableCell>
              {cells.map((cell, place) => (
                <TableCell key={head[place + 1]} {...alignment}>
                  <InlineText text={cell} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </ScrollBox>
  );
}
