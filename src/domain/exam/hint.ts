/** A hint for a student who chose a wrong answer and may choose once more. It doesn’t give the right one away. */
import { choiceByLetter, type Item, type Letter } from './item';
import { distractorLabel } from './distractor';
import { distractorAdvice } from './distractor-advice';

export interface Hint {
  /** What tempts in the choice, as an end of "Your choice:"; null where the bank doesn't say. */
  readonly trap: string | null;
  /** What to do next, in a sentence: the first step of the method, or what helps against the trap. Null where there is neither. */
  readonly help: { readonly kind: 'first-step' | 'advice'; readonly text: string } | null;
}

/** The hint for a wrong choice of an item. */
export function hintFor(item: Item, wrong: Letter): Hint {
  const { lure } = choiceByLetter(item, wrong);
  const step =
    item.kind === 'quantitative' ? firstStep(item.method, choiceByLetter(item, item.key).text) : null;
  return {
    trap: lure === undefined ? null : distractorLabel(lure),
    help:
      step !== null
        ? { kind: 'first-step', text: step }
        : lure === undefined
          ? null
          : { kind: 'advice', text: distractorAdvice(lure) },
  };
}

/** The first sentence of a method of several; null where it is the only one, or says the answer. */
function firstStep(method: string, answer: string): string | null {
  const sentences = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(method)];
  const first = sentences[0]?.segment.trim() ?? '';
  return sentences.length < 2 || plain(first).includes(plain(answer)) ? null : first;
}

/** Without the marks of a formula. */
const plain = (text: string) => text.replaceAll('`', '');
