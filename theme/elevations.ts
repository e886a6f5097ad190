import type { ColorSystemOptions, Shadows } from '@mui/material/styles';

/**
 * MUI counts 24 heights, each with a shadow and, in the dark scheme, a lightening gradient. Here a surface lies or floats:
 * a hairline marks the one, a single shadow the other, and no gradient either. It also keeps some 70 variables short.
 */
const floating = '0 12px 32px rgb(15 20 26 / 0.18)';
const none = 'none';

// oxfmt-ignore
export const shadows: Shadows = [none, floating, floating, floating, floating, floating, floating, floating, floating, floating, floating, floating, floating, floating, floating, floating, floating, floating, floating, floating, floating, floating, floating, floating, floating];

// oxfmt-ignore
export const overlays: NonNullable<ColorSystemOptions['overlays']> = [none, none, none, none, none, none, none, none, none, none, none, none, none, none, none, none, none, none, none, none, none, none, none, none, none];
