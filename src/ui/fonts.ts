import { displayFont } from '@theme';

/** The serif of titles and of text for close reading, for styles written without access to the theme. */
export { displayFont };

/** The font that the student chose in the test's tools, by default the serif. */
export const readingFont = `var(--reading-font, ${displayFont})`;
