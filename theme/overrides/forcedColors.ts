/**
 * Matches forced-colors mode (Windows contrast themes). It removes backgrounds, and with them every state shown only by a
 * background, so controls use system colors instead.
 */
export const forcedColorsMediaQuery = '@media (forced-colors: active)';

/**
 * Styles selected controls with the system's selection colors. `forcedColorAdjust` is off, or the system would remove the
 * background.
 */
export const forcedColorsSelectedStyles = {
  [forcedColorsMediaQuery]: {
    forcedColorAdjust: 'none',
    backgroundColor: 'Highlight !important',
    color: 'HighlightText !important',
  },
} as const;
