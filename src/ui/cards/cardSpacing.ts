/** The space inside a card, and between cards. Paper has as little as a phone, so that more cards fit on a page. */
export const cardPadding = { p: { xs: 2, sm: 3 }, '@media print': { p: 2 } } as const;
export const cardGap = { gap: { xs: 2, sm: 3 }, '@media print': { gap: 2 } } as const;
