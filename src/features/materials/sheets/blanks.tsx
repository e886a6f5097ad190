/** What is left empty on a sheet, to write in. */

/** Blank lines to write on, each with a label. */
export function BlankLines({ labels }: { readonly labels: readonly string[] }) {
  return (
    <p className="blanks">
      {labels.map((label) => (
        <span key={label}>{label}</span>
      ))}
    </p>
  );
}

interface EmptyRowsProps {
  readonly rows: number;
  readonly cells: number;
  /** Shown in the first cell of each row. */
  readonly names?: readonly string[];
}

/** Blank table rows to write in. */
export function EmptyRows({ rows, cells, names = [] }: EmptyRowsProps) {
  return (
    <tbody>
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row}>
          {Array.from({ length: cells }, (_each, cell) =>
            cell === 0 && names[row] !== undefined ? (
              <th key={cell} scope="row">
                {names[row]}
              </th>
            ) : (
              <td key={cell}>{cell === 0 && names[row]}</td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  );
}
