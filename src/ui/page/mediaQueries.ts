/** Media queries that layouts need in addition to the breakpoints. */
export { lowScreen } from '@theme/lowScreen';

/**
 * A phone whose reader has set large text in the browser: a line holds about 30 characters, and side-by-side content is stacked. In
 * a media query, em is the reader's own text size: this matches 390 px at 150% and more.
 */
export const largeTextMediaQuery = '@media (max-width: 17.5em)';
