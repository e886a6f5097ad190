/** The sections that have a score; writing has none. */
export const scoredSections = ['verbal', 'quantitative', 'reading'] as const;
export type ScoredSection = (typeof scoredSections)[number];
