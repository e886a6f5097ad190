/** How much a page of cards shrinks on paper: a row is then about 860 px wide on A4, and the smallest text has 7 points. */
export const cardPageZoom = 0.8;
