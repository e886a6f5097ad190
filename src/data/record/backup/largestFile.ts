/** A year of daily tests is far below it; a larger file is none of ours, and isn't even read. */
export const largestFileBytes = 20 * 1024 * 1024;
