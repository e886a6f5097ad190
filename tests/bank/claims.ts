/** Verifies the claims in the methods and explanations of quantitative items. */
import type { QuantitativeItem } from '@/domain/exam/items/item';
import { parseSegments } from '@/domain/exam/items/notation';
import { isTrue } from './arithmetic';

/** A method that claims "only one choice" needs a condition that is tested on all five. */
const onlyOne =
  /\bonly (?:one|this)\b[^.]*\b(?:choice|answer|number|value|fraction|expression|point)\b|\bno other\b/i;

/**
 * Returns the claims of an item that are false: equations and inequalities between numbers, and "only one choice" without a check.
 */
export function claimFaults(item: QuantitativeItem): string[] {
  const texts = [item.method, ...item.choices.map(({ why }) => why)];
  const untrue = texts.flatMap((text) =>
    parseSegments(text).flatMap((segment) =>
      segment.kind === 'formula' && isTrue(segment.formula) === false ? [text] : [],
    ),
  );
  return [
    ...untrue.map((text) => `claims what isn't so: ${text}`),
    ...(onlyOne.test(item.method) && item.check?.holds === undefined
      ? [`claims "only" without a condition to be tried on every choice: ${item.method}`]
      : []),
  ];
}
