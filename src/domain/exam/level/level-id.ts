/** Level ids. Separate from the levels' figures, because stored tests need only the ids. */

/** From the lowest grades up. */
export const levelIds = ['middle', 'upper'] as const;
export type LevelId = (typeof levelIds)[number];
