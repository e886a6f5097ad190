/**
 * How a student judges their own essay: what it is read over for, and how far each is met. The test maker gives the writing sample no
 * score and neither do we, so levels are words and are never added up.
 */

/** What an essay is read over for. The names are kept with the student's choices: never changed once they are out. */
export const criterionTitles = {
  prompt: 'Answers the prompt',
  order: 'Order and paragraphs',
  detail: 'Detail and example',
  sentences: 'Sentences and words',
  correctness: 'Correctness',
} as const;
export type CriterionId = keyof typeof criterionTitles;

/** What a student asks of the essay for each of them. */
export const criterionQuestions: Readonly<Record<CriterionId, string>> = {
  prompt: 'Does every part respond to the prompt you chose?',
  order: 'Can a reader tell where each part begins, and why it belongs there?',
  detail: 'Can a reader see what you mean, without taking your word for it?',
  sentences: 'Do your sentences vary, and do your words say just what you mean?',
  correctness: 'Can a reader go on without stumbling over spelling, grammar, or punctuation?',
};

/** The names of the levels, from the first to the last. */
export const selfCheckLevels = ['Not yet', 'In part', 'Mostly', 'Throughout'] as const;
export type SelfCheckLevel = (typeof selfCheckLevels)[number];

/** What a student chose: a level, from 1 to 4, by the name of its criterion. */
export type SelfCheck = Readonly<Record<string, number>>;

/** The level that was chosen, from 1 to 4; null where none was, or one that there isn't. */
export function criterionLevel(check: SelfCheck, criterion: CriterionId): number | null {
  const level = Object.hasOwn(check, criterion) ? (check[criterion] ?? 0) : 0;
  return selfCheckLevels[level - 1] === undefined ? null : level;
}
