/** Media queries that layouts need in addition to the breakpoints. */

/**
 * A phone in landscape, or a laptop at 400 % zoom: nothing may stay fixed on such a screen while the rest scrolls. 25em is 400 px at
 * the default font size of 16 px.
 */
export const lowScreen = '@media (max-height: 25em)';

/**
 * A phone whose reader has set large text in the browser: a line holds about 30 characters, and side-by-side content is stacked. In
 * a media query, em is the reader's own text size: this matches 390 px at 150% and more.
 */
export const largeTextMediaQuery = '@media (max-width: 17.5em)';

/** A small phone, on which a title and a control of some words may not fit side by side. */
export const narrowPhone = '@media (max-width: 375px)';

/**
 * A phone held upright, at text sizes at which five labels fit beside each other: a bar at the bottom of the screen holds its links
 * where the thumb is.
 */
export const uprightPhone = '@media (min-width: 17.51em) and (max-width: 37.49em) and (min-height: 25.01em)';
