/** A share from 0 to 1 as a length in CSS, to a hundredth of a percent: every digit more would stand in the document. */
export function cssPercent(share: number): string {
  return `${Math.round(10_000 * share) / 100}%`;
}
