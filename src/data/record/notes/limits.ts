/** How long what a student adds to an attempt may be, in characters. */
export const longestName = 80;
export const longestNote = 2000;
