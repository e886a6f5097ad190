import { displayFont } from '@theme';

/** The serif font of titles and reading text, for styles written without access to the theme. */
export { displayFont };

/** The font that the student chose in the player's tools; the serif by default. */
export const readingFont = `var(--reading-font, ${displayFont})`;

/** The theme's smallest text, as a value of `font`, for styles written without access to the theme. */
export const captionFont = 'var(--mui-font-caption)';
/** The theme's small text, as a value of `font`. */
export const smallFont = 'var(--mui-font-body2)';
