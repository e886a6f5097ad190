/** The numbers of quantitative choices: in order, and no hint by their place. */
import { choiceLetters, type QuantitativeItem } from '@/domain/exam/item';
import { numberOf, type ValuedChoice } from './arithmetic';

/** In at least this share of a section's numeric items the key is the smallest or largest number (docs/ssat.md, "A good set"). */
const leastExtreme = 0.3;

function numbersOf(choices: readonly ValuedChoice[]): readonly number[] | null {
  const numbers = choices.flatMap((choice) => numberOf(choice) ?? []);
  return numbers.length === choices.length ? numbers : null;
}

/** The fault of numeric choices that don't ascend; choices that aren't all numbers may stand in any order. */
export function orderFaults(choices: readonly ValuedChoice[]): string[] {
  const numbers = numbersOf(choices);
  if (
    numbers === null ||
    numbers.every((value, index) => index === 0 || value > (numbers[index - 1] ?? value))
  )
    return [];
  return [`its numbers do not ascend: ${choices.map(({ text }) => text).join(', ')}`];
}

/** The fault of a section whose key sits too often in the middle of its numbers. */
export function numericFaults(items: readonly QuantitativeItem[]): string[] {
  const numeric = items.filter(
    (item) =>
      numbersOf(
        item.choices.map(({ text }, index) => ({ text, value: item.check?.values?.[index] ?? undefined })),
      ) !== null,
  );
  const extreme = numeric.filter(
    ({ key }) => key === choiceLetters[0] || key === choiceLetters.at(-1),
  ).length;
  const wanted = Math.floor(leastExtreme * numeric.length);
  if (extreme >= wanted) return [];
  return [
    `the key is the smallest or largest number in ${extreme} of ${numeric.length} items; at least ${wanted} are asked for`,
  ];
}
