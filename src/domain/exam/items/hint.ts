/** A hint after a wrong answer, before the second try. It doesn’t reveal the right answer. */
import { choiceByLetter, type Item, type ChoiceLetter } from './item';
import { distractorLabel } from './distractor';
import { distractorAdvice } from './distractor-advice';

export interface Hint {
  /** The reason the choice is tempting, phrased to follow "Your choice:". Null if the choice has no distractor tag in the bank. */
  readonly trap: string | null;
  /** A suggestion in one sentence: the first step of the method, or advice against the distractor. Null if there is neither. */
  readonly help: { readonly kind: 'first-step' | 'advice'; readonly text: string } | null;
}

export function hintFor(item: Item, wrong: ChoiceLetter): Hint {
  const { distractor } = choiceByLetter(item, wrong);
  const step =
    item.kind === 'quantitative' ? firstStep(item.method, choiceByLetter(item, item.key).text) : null;
  return {
    trap: distractor === undefined ? null : distractorLabel(distractor),
    help:
      step !== null
        ? { kind: 'first-step', text: step }
        : distractor === undefined
          ? null
          : { kind: 'advice', text: distractorAdvice(distractor) },
  };
}

/** Returns a method's first sentence; null if it is the only one or contains the answer. */
function firstStep(method: string, answer: string): string | null {
  const sentences = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(method)];
  const first = sentences[0]?.segment.trim() ?? '';
  return sentences.length < 2 || plain(first).includes(plain(answer)) ? null : first;
}

/** Removes formula delimiters. */
const plain = (text: string) => text.replaceAll('`', '');
