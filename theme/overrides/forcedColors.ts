/**
 * In forced-colors mode (Windows contrast themes) backgrounds disappear, and with them every state shown only by a background;
 * controls then use system colors.
 */
export const forcedColors = '@media (forced-colors: active)';

/** Uses the system's own selection colors. Adjustment is off because the system would otherwise remove the background. */
export const forcedSelected = {
  [forcedColors]: {
    forcedColorAdjust: 'none',
    backgroundColor: 'Highlight !important',
    color: 'HighlightText !important',
  },
} as const;
