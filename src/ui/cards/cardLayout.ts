/** The space between cards. Paper has as little as a phone, so that more cards fit on a page. */
export const cardGap = { gap: { xs: 2, sm: 3 }, '@media print': { gap: 2 } } as const;

/**
 * Returns the size of each of `count` cells in a Grid, so that its rows are as even as possible: five cells form rows of three and
 * two, not four and one. If not all columns fit, an odd number of cells is stacked so that none is left alone beside a gap.
 */
export function evenColumnSize(count: number, most = 4) {
  const rows = Math.max(1, Math.ceil(count / most));
  return { xs: 12, sm: count % 2 === 0 ? 6 : 12, lg: 12 / Math.ceil(count / rows) };
}
