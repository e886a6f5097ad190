/** The sections that have a score; writing has none. */
export const scoredSections = ['verbal', 'quantitative', 'reading'] as const;
export type ScoredSection = (typeof scoredSections)[number];

/** Scored questions of a test (docs/ssat.md, "A full test"); the two quantitative sections count as one. */
export const questionsOnTest: Readonly<Record<ScoredSection, number>> = {
  verbal: 60,
  quantitative: 50,
  reading: 40,
};
