/** Requirements for the formulas to recall. */
import { describe, expect, test } from 'vitest';
import { formulaQuestions } from '@/data/formulas/formulaQuestions';
import { quantitativeTopicLabels } from '@/domain/exam/items/item';
import { plainNotationText, parseSegments } from '@/domain/exam/items/notation';
import { typedKeys } from '@/lib/typedKeys';

const textsOf = ({ question, choices, use }: (typeof formulaQuestions)[number]) => [
  question,
  ...choices.flatMap(({ text, why }) => [text, why ?? '']),
  use,
];

test('every topic has at least two, and there are 45 or more', () => {
  expect(formulaQuestions.length).toBeGreaterThanOrEqual(45);
  for (const topic of typedKeys(quantitativeTopicLabels))
    expect(formulaQuestions.filter((each) => each.topic === topic).length, topic).toBeGreaterThanOrEqual(2);
});

test('ids and questions are unique', () => {
  expect(new Set(formulaQuestions.map(({ id }) => id)).size).toBe(formulaQuestions.length);
  expect(new Set(formulaQuestions.map(({ question }) => question)).size).toBe(formulaQuestions.length);
});

describe.each(formulaQuestions.map((formula) => [formula.id, formula] as const))('%s', (_, formula) => {
  test('has four different choices, exactly one right answer, and valid formulas', () => {
    expect(new Set(formula.choices.map(({ text }) => plainNotationText(text))).size).toBe(4);
    expect(formula.choices.filter(({ why }) => why === null)).toHaveLength(1);
    for (const text of textsOf(formula)) expect(() => parseSegments(text)).not.toThrow();
    expect(formula.question).not.toMatch(/[.?]$/);
  });
});

test('the right answer is in each position about equally often', () => {
  const places = [0, 1, 2, 3].map(
    (place) => formulaQuestions.filter(({ choices }) => choices[place]?.why === null).length,
  );
  expect(Math.max(...places) - Math.min(...places)).toBeLessThanOrEqual(1);
});
