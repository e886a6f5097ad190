/** CSS custom property with the share of the paper's width that an element's card takes, if less than all of it. */
export const paperShareProperty = '--paper-share';

/** The gap between cards on paper, in pixels. */
export const paperGapPx = 16;

/** In pixels: A4 between its margins, on a page of cards (ui/print/DensePrintStyles), and a card's padding. */
const a4Px = 860;
const paddingPx = 34;

/** Returns about the width in pixels that the content of an element's card has on A4. */
export function cardContentWidthOnA4(element: Element): number {
  const share = Number(getComputedStyle(element).getPropertyValue(paperShareProperty));
  return (share === 0 ? 1 : share) * (a4Px + paperGapPx) - paperGapPx - paddingPx;
}
