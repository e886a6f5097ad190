/** The four subjects of a preparation. Verbal, math and reading add up to a test's total; writing has no score. */
export const subjectLabels = {
  verbal: 'Verbal',
  math: 'Math',
  reading: 'Reading',
  writing: 'Writing',
} as const;

export type Subject = keyof typeof subjectLabels;
export type ScoredSubject = Exclude<Subject, 'writing'>;

/** The scale of one section, Upper Level (checked November 2026, confirm at the test maker's site). */
export const sectionScale = { least: 500, most: 800 } as const;
