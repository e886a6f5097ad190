/** Level ids. Separate from the levels' figures, because stored tests need only the ids. */

/** In ascending order of grades. */
export const levelIds = ['middle', 'upper'] as const;
export type LevelId = (typeof levelIds)[number];
