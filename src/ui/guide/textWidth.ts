/** About 70 characters per line, the same width as text with a margin beside it. */
export const textWidth = '39.5rem';
