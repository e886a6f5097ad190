/**
 * Styles of a table of figures: the first column names the row, figures are right-aligned, each body row has a line above it. Put a
 * table's own styles after these in the same `sx`: `sx={[figuresTableStyles, { mt: 2 }]}`.
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
