/** Level ids. Separate from the levels' figures, because stored tests need only the ids. */

/**
 * In the order in which screens list them, by ascending grades. Nothing saved depends on the order: rows and files have the names,
 * and shared copies have codes of their own (`src/data/learners/shared/packDigest.ts`).
 */
export const levelIds = ['middle', 'upper'] as const;
export type LevelId = (typeof levelIds)[number];

/** The level that the site shows until somebody says which one it is for: most students take it (docs/ssat.md, "The Middle Level"). */
export const defaultLevel: LevelId = 'upper';

/** The URL parameters that name a level; none for the default level, whose addresses are shorter. */
export function levelSearch(level: LevelId): { readonly level?: LevelId } {
  return level === defaultLevel ? {} : { level };
}

/** Parses a level from a URL parameter ("middle"); null if it names none. */
export function parseLevel(text: string | null): LevelId | null {
  return levelIds.find((level) => level === text?.toLowerCase()) ?? null;
}
