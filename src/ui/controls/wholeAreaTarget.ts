/**
 * Makes the nearest positioned ancestor, a card or a row, the target of the control that opens it. Not a CardActionArea or a
 * ListItemButton: what is inside a button is only its name, so screen readers would lose the card's heading, terms, and progress, and
 * the row's paragraphs and badges as texts of their own. A row of plain words is a ListItemButton.
 */
export const wholeAreaTarget = {
  position: 'static',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
} as const;
