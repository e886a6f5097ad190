/** A card's width in the twelve columns of the grid. */
interface Width {
  readonly wide: 4 | 6 | 12;
  readonly medium: 6 | 12;
}

/**
 * The width of the `index`th of `count` goal cards: three to a row, or two where three would leave a row unfilled. A lone one
 * has the row for itself.
 */
export function goalCardWidth(index: number, count: number): Width {
  const fromEnd = count - index;
  const inPairs = count % 3 === 0 ? 0 : count % 3 === 1 ? 4 : 2;
  if (count === 1) return { wide: 12, medium: 12 };
  return { wide: fromEnd <= inPairs ? 6 : 4, medium: count % 2 === 1 && fromEnd === 1 ? 12 : 6 };
}
