/** The cards of a report, one below the other. */
export const reportColumn = {
  display: 'grid',
  gap: { xs: 3, md: 4 },
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;
