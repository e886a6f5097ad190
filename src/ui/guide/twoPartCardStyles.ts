/** A card with the reader's input and its result, stacked on a phone. */
export const twoPartCardStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 8fr)' },
  '& > div': { p: { xs: 2, sm: 3 } },
  '& > div + div': {
    borderTop: { xs: 1, md: 0 },
    borderLeft: { md: 1 },
    borderColor: { xs: 'divider', md: 'divider' },
  },
} as const;
