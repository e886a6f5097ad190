import { TableHeadRow } from '@/ui/guide/TableHeadRow';
import { ScrollBox } from '@/ui/page/ScrollBox';

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
          <TableHeadRow labels={head} />
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
