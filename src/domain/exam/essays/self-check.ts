/**
 * The self-check of an essay: its criteria and levels. The test maker doesn't score the writing sample and neither do we, so levels
 * are words and are never added up.
 */

/** The criteria. Their ids are saved with the student's choices, so they must not change after a release. */
export const criterionTitles = {
  prompt: 'Answers the prompt',
  order: 'Order and paragraphs',
  detail: 'Detail and example',
  sentences: 'Sentences and words',
  correctness: 'Correctness',
} as const;
export type CriterionId = keyof typeof criterionTitles;

/** The question that the student answers for each criterion. */
export const criterionQuestions: Readonly<Record<CriterionId, string>> = {
  prompt: 'Does every part respond to the prompt you chose?',
  order: 'Can a reader tell where each part begins, and why it belongs there?',
  detail: 'Can a reader see what you mean, without taking your word for it?',
  sentences: 'Do your sentences vary, and do your words say just what you mean?',
  correctness: 'Can a reader go on without stumbling over spelling, grammar, or punctuation?',
};

/** From the lowest level to the highest. */
export const selfCheckLevels = ['Not yet', 'In part', 'Mostly', 'Throughout'] as const;
export type SelfCheckLevel = (typeof selfCheckLevels)[number];

/** The chosen level, from 1 to 4, per criterion id. */
export type SelfCheck = Readonly<Record<string, number>>;

/** Returns the chosen level, from 1 to 4; null if none or invalid. */
export function criterionLevel(check: SelfCheck, criterion: CriterionId): number | null {
  const level = Object.hasOwn(check, criterion) ? (check[criterion] ?? 0) : 0;
  return selfCheckLevels[level - 1] === undefined ? null : level;
}
