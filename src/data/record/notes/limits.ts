/** The most characters that a student may add to an attempt. */
export const longestName = 80;
export const longestNote = 2000;
