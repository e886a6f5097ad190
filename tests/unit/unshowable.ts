/** Values that no screen may show: accidental output of a non-number, an invalid date, or a missing value. */
export const unshowable = /NaN|Infinity|\bundefined\b|\bnull\b|\[object|Invalid Date/;
