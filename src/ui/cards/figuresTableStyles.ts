/**
 * The look of a table of figures: the first column names the row, figures stand at the right, a line above each row but the headings. What a
 * table has of its own follows it in the same `sx`: `sx={[figuresTable, { mt: 2 }]}`.
 */
export const figuresTableStyles = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    py: 1.25,
    textAlign: 'right',
    verticalAlign: 'baseline',
    borderTop: 1,
    borderColor: 'divider',
  },
  '& thead th': { borderTop: 0, fontWeight: 400, color: 'text.secondary', typography: 'body2' },
  '& th:first-of-type': { textAlign: 'left' },
} as const;
