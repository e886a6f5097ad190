import { displayFont } from '@theme';

/** The serif font of titles and reading text, for styles written without access to the theme. */
export { displayFont };

/** The font that the student chose in the player's tools; the serif by default. */
export const readingFont = `var(--reading-font, ${displayFont})`;
