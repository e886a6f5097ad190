/** Numeric choices must be in order, and the key's position must not give it away. */
import { choiceLetters, type QuantitativeItem } from '@/domain/exam/items/item';
import { numberOf, type ValuedChoice } from './arithmetic';

/** The minimum share of a section's numeric items whose key is the smallest or largest number (docs/ssat.md, "A good set"). */
const leastExtreme = 0.3;

function numbersOf(choices: readonly ValuedChoice[]): readonly number[] | null {
  const numbers = choices.flatMap((choice) => numberOf(choice) ?? []);
  return numbers.length === choices.length ? numbers : null;
}

/** Returns a fault if numeric choices don't ascend; if not all choices are numbers, any order is allowed. */
export function orderFaults(choices: readonly ValuedChoice[]): string[] {
  const numbers = numbersOf(choices);
  if (
    numbers === null ||
    numbers.every((value, index) => index === 0 || value > (numbers[index - 1] ?? value))
  )
    return [];
  return [`its numbers do not ascend: ${choices.map(({ text }) => text).join(', ')}`];
}

/** Returns a fault if a section's key is too often among the middle numbers. */
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
