/** Planned work counts as done at this share: of the questions for a test, else of the minutes. */
export const leastShare = 0.5;
