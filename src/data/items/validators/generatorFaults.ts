import { choiceLetters, type QuantitativeItem } from '@/domain/exam/items/item';
import {
  generateDraftItem,
  type CompletedDraft,
  type Generator,
  buildGeneratedItem,
} from '@/data/items/generators/generator';
import { itemFaults } from './itemFaults';

/**
 * The fractions of a generator's items, at least and at most, in which each letter is the key: an even fifth within ten points. The
 * choices are in order of size, so a letter that is rarely the key would let students rule out the smallest or largest choice.
 */
const leastInOnePlace = 0.1;
const mostInOnePlace = 0.3;
/** The minimum number of different questions divided by the number of seeds; below it, students would see repeats too often. */
const leastVariety = 0.05;

/** Generates the items of seeds 1 to `seeds` and reports each fault once, with the first seed that shows it. */
export function generatorFaults(generator: Generator, seeds: number): string[] {
  const faults = new Map<string, string>();
  const say = (fault: string, seed: number) => {
    if (!faults.has(fault)) faults.set(fault, `seed ${seed}: ${fault}`);
  };
  const stems = new Set<string>();
  const places = new Map<string, number>();

  for (let seed = 1; seed <= seeds; seed += 1) {
    let item: QuantitativeItem;
    try {
      const drawn = generateDraftItem(generator, seed);
      const { draft, answers } = drawn;
      item = buildGeneratedItem(generator, seed, drawn);
      for (const fault of missingClassicMistakes(drawn)) say(fault, seed);
      if (Math.abs(draft.again - draft.key.value) > 1e-9)
        say('the key and its second computation differ', seed);
      for (const { value, text } of answers) {
        if (generator.signed !== true && value <= 0) say(`"${text}" is not positive`, seed);
        if (!isClean(text)) say(`"${text}" is no clean number`, seed);
      }
    } catch (error) {
      say(error instanceof Error ? error.message.replace(/ for the seed.*$/, '') : String(error), seed);
      continue;
    }
    for (const fault of itemFaults(item)) say(fault, seed);
    stems.add(`${item.stem} ${JSON.stringify(item.figure)} ${JSON.stringify(item.table)}`);
    places.set(item.key, (places.get(item.key) ?? 0) + 1);
  }

  const lines = [...faults.values()];
  if (stems.size < seeds * leastVariety)
    lines.push(`only ${stems.size} different questions in ${seeds} seeds`);
  for (const letter of choiceLetters) {
    const share = (places.get(letter) ?? 0) / seeds;
    if (share > mostInOnePlace || share < leastInOnePlace)
      lines.push(`the key stands at ${letter} in ${Math.round(share * 100)}% of the items`);
  }
  return lines;
}

/** Reports classic mistakes missing from the choices: a student who makes one would notice that no choice matches. */
export function missingClassicMistakes({ draft, answers }: CompletedDraft): string[] {
  return draft.classic
    .filter(({ value }) => !answers.some((answer) => answer.value === value))
    .map(({ text }) => `the classic mistake "${text}" is not offered`);
}

/** A clean number has at most two decimals and six digits in a row; a clean fraction has at most two digits above and below. */
function isClean(text: string): boolean {
  return !/\.\d{3}|NaN|Infinity|undefined|\{\d{3,}\/|\/\d{3,}\}|\d{7}/.test(text);
}
