/**
 * Matches a phone in landscape, or a laptop at 400 % zoom: nothing may stay fixed on such a screen while the rest scrolls. 25em is
 * 400 px at the default font size of 16 px.
 */
export const lowScreen = '@media (max-height: 25em)';
