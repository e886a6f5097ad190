/** The look of a report's tables: the first column names the row, figures stand at the right. */
export const table = {
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { py: 1, textAlign: 'right', borderBottom: 1, borderColor: 'divider', fontWeight: 400 },
  '& th:first-of-type': { textAlign: 'left' },
  '& thead th': { color: 'text.secondary' },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
} as const;
