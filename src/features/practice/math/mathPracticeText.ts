export const mathPracticeLead =
  'Fifty questions, two 30-minute sections, and no calculator unless it is approved as an accommodation.';

export const topicMapSummary =
  'Do ten questions on a topic, or keep going with new numbers. After each question, you see the method. If you miss one, you get another like it.';

export const formulaTexts = {
  summary:
    'Recall each formula before you see the choices. Formulas you miss return at the end of the round. Nothing is saved.',
  think: 'Say it, or write it on paper. Then look at the choices.',
} as const;

/** Describes a finished round: the number right on the first try. */
export function formulaRoundSentence(questions: number, missed: number): string {
  if (missed === 0) return `All ${questions} right the first time.`;
  return `${questions - missed} of ${questions} right the first time. You repeated the others until you got them right.`;
}
