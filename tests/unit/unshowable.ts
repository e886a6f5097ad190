/** What no screen may show: a value that is no number, no date, or not there at all, written out by accident. */
export const unshowable = /NaN|Infinity|\bundefined\b|\bnull\b|\[object|Invalid Date/;
