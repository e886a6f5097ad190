/** About 70 letters a line, and as wide as text that has a margin beside it. */
export const textWidth = '39.5rem';
