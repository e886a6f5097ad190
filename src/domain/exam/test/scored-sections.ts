/** The scored sections; writing has no score. */
export const scoredSections = ['verbal', 'quantitative', 'reading'] as const;
export type ScoredSection = (typeof scoredSections)[number];
