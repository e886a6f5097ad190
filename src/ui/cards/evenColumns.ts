/**
 * A list in so many columns that its rows are as even as they can be: five stand as three and two, not as four and one. Where there
 * isn't room for all of them, an odd number stands one below the other, so that none is left alone beside a gap.
 */
export function evenColumns(count: number, most = 4) {
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
