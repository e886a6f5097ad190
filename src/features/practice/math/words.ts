/** The sentences of the page on math practice. */
export const lead = 'Fifty questions, an hour in two halves, and no calculator: a clear method wins.';

export const mapSummary =
  'Take ten questions of a topic, or go on without end: new numbers each time, another like the one you missed, and the method after each.';

export const standingLegend =
  'Once you have answered eight math questions, each topic you have met shows how you are doing. Dot: the share of such questions you would get right on a test, an estimate. Line: its likely range (80%), wide while you have answered only a few.';

export const formulaWords = {
  summary:
    'Recall it before you see the choices. What you miss comes back at the end of the round. Nothing is kept.',
  think: 'Say it, or write it on paper. Then look at the choices.',
} as const;

/** After a round: what was right at once. */
export function roundSentence(questions: number, missed: number): string {
  if (missed === 0) return `All ${questions} right the first time.`;
  return `${questions - missed} of ${questions} right the first time. What you had missed came back until you had it right.`;
}
