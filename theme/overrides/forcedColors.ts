/**
 * Where the reader's system dictates the colors (Windows' contrast themes) backgrounds go, and with them every state that is
 * told by one: there a control takes the system's own colors.
 */
export const forcedColors = '@media (forced-colors: active)';

/** What is chosen, as the system marks it elsewhere. The adjustment is off, or the system would take the background away. */
export const forcedSelected = {
  [forcedColors]: {
    forcedColorAdjust: 'none',
    backgroundColor: 'Highlight !important',
    color: 'HighlightText !important',
  },
} as const;
