/**
 * Returns grid columns that make the rows as even as possible: five items form rows of three and two, not four and one. If not all
 * columns fit, an odd number of items is stacked so that none is left alone beside a gap.
 */
export function evenColumnStyles(count: number, most = 4) {
  const rows = Math.max(1, Math.ceil(count / most));
  return {
    listStyle: 'none',
    m: 0,
    p: 0,
    display: 'grid',
    columnGap: 5,
    rowGap: 2.5,
    gridTemplateColumns: {
      xs: 'minmax(0, 1fr)',
      ...(count % 2 === 0 && { sm: 'repeat(2, minmax(0, 1fr))' }),
      lg: `repeat(${Math.ceil(count / rows)}, minmax(0, 1fr))`,
    },
  } as const;
}
