import TableCell from '@mui/material/TableCell';

/** The column headings of a table of answers: right, wrong, and blank ones, and the raw score. */
export function AnswerCountHeads() {
  return ['Right', 'Wrong', 'Blank', 'Raw'].map((label) => (
    <TableCell key={label} align="right">
      {label}
    </TableCell>
  ));
}
