/** Widths of the player's footer. In rem, to follow the reader's text size. */
export const footWidth = {
  /** The current group's cells fit. */
  cellsFit: '@container player-foot (min-width: 60rem)',
  /** All groups fit. */
  allFit: '@container player-foot (min-width: 78rem)',
  phone: '@container player-foot (max-width: 40rem)',
} as const;
