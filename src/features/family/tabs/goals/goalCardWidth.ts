/** A card's width in the grid's twelve columns. */
interface Width {
  readonly wide: 4 | 6 | 12;
  readonly medium: 6 | 12;
}

/**
 * Returns the width of the card with this `index` (from 0) among `count` goal cards: three per row, or two where three would leave
 * a row unfilled. A single card gets the whole row.
 */
export function goalCardWidth(index: number, count: number): Width {
  const fromEnd = count - index;
  const inPairs = count % 3 === 0 ? 0 : count % 3 === 1 ? 4 : 2;
  if (count === 1) return { wide: 12, medium: 12 };
  return { wide: fromEnd <= inPairs ? 6 : 4, medium: count % 2 === 1 && fromEnd === 1 ? 12 : 6 };
}
