/** The names of the levels. Apart from their figures: what is stored of a test has no use for those. */

/** From the lowest grades up. */
export const levelIds = ['middle', 'upper'] as const;
export type LevelId = (typeof levelIds)[number];
