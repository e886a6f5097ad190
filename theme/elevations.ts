import type { ColorSystemOptions, Shadows } from '@mui/material/styles';

/**
 * MUI has 24 elevations, each with a shadow and, in the dark scheme, a gradient. Here a surface is either flat, with a hairline,
 * or floating, with a single shadow; neither has a gradient. That also shortens some 70 CSS variables.
 */
const floating = '0 12px 32px rgb(15 20 26 / 0.18)';
const none = 'none';

// oxfmt-ignore
export const shadows: Shadows = [none, floating, floating, floating, floating, floating, floating, floating, floating, floating, floating, floating, floating, floating, floating, floating, floating, floating, floating, floating, floating, floating, floating, floating, floating];

// oxfmt-ignore
export const overlays: NonNullable<ColorSystemOptions['overlays']> = [none, none, none, none, none, none, none, none, none, none, none, none, none, none, none, none, none, none, none, none, none, none, none, none, none];
