/** The terms of measurement on dashboards, each with its explanation. */
import { rangeMeaningText } from '@/domain/exam/report/range-text';

/** The label of the range beside a forecast. */
export const forecastBandLabel = '80% forecast range';

const explanations = new Map([
  [
    'perhaps by chance',
    'A change this small can come from chance alone, such as other questions, another day, or a few lucky guesses. We call a change clear only if it is larger than chance usually explains.',
  ],
  ['80% range', `On another day, the score would be a little different. ${rangeMeaningText}`],
  [
    forecastBandLabel,
    'If the trend continues, a range like this one contains the score of a test on that day about eight times in ten. The range allows for error in that test and in the trend.',
  ],
  [
    '80% ranges',
    'A share based on few answers is uncertain. A range like these contains the student’s underlying share, the one over many such questions, about eight times in ten.',
  ],
]);

/** A piece of a text: a term with its explanation, or other text, for which `explanation` is null. */
export interface TextPiece {
  readonly text: string;
  readonly explanation: string | null;
}

const anyTerm = /(perhaps by chance|80% (?:forecast )?ranges?)/;

/** Splits a text at the first mention of each term; a text without one is a single piece. */
export function splitAtTerms(text: string): readonly TextPiece[] {
  const parts = text.split(anyTerm).filter((part) => part !== '');
  return parts.reduce<readonly TextPiece[]>((pieces, part, index) => {
    const explanation = parts.indexOf(part) === index ? (explanations.get(part) ?? null) : null;
    const last = pieces.at(-1);
    return last !== undefined && last.explanation === null && explanation === null
      ? [...pieces.slice(0, -1), { text: last.text + part, explanation }]
      : [...pieces, { text: part, explanation }];
  }, []);
}
