/** Screens that a layout must know beside its breakpoints. */
export { lowScreenQuery as lowScreen } from '@theme/lowScreen';

/**
 * A phone whose reader has set the browser to large letters: a line has room for some 30 of them, and what stands side by side goes
 * one below the other. In em, which in a media query is the reader's own text size: 390 px at 150 % and more.
 */
export const largeTextMedia = '@media (max-width: 17.5em)';
