/** Requirements for the formulas to recall. */
import { describe, expect, test } from 'vitest';
import { formulaQuestions } from '@/data/formulas/formulaQuestions';
import { topicLabels } from '@/domain/exam/items/item';
import { plainNotationText, parseSegments } from '@/domain/exam/items/notation';
import { typedKeys } from '@/lib/typedKeys';

const textsOf = ({ question, choices, use }: (typeof formulaQuestions)[number]) => [
  question,
  ...choices.flatMap(({ text, why }) => [text, why ?? '']),
  use,
];

test('each topic has two at least, and there are 45 or more', () => {
  expect(formulaQuestions.length).toBeGreaterThanOrEqual(45);
  for (const topic of typedKeys(topicLabels))
    expect(formulaQuestions.filter((each) => each.topic === topic).length, topic).toBeGreaterThanOrEqual(2);
});

test('ids and questions are there once', () => {
  expect(new Set(formulaQuestions.map(({ id }) => id)).size).toBe(formulaQuestions.length);
  expect(new Set(formulaQuestions.map(({ question }) => question)).size).toBe(formulaQuestions.length);
});

describe.each(formulaQuestions.map((formula) => [formula.id, formula] as const))('%s', (_, formula) => {
  test('has four different choices, one of them right, and formulas that can be read', () => {
    expect(new Set(formula.choices.map(({ text }) => plainNotationText(text))).size).toBe(4);
    expect(formula.choices.filter(({ why }) => why === null)).toHaveLength(1);
    for (const text of textsOf(formula)) expect(() => parseSegments(text)).not.toThrow();
    expect(formula.question).not.toMatch(/[.?]$/);
  });
});

test('the right answer stands in every place alike', () => {
  const places = [0, 1, 2, 3].map(
    (place) => formulaQuestions.filter(({ choices }) => choices[place]?.why === null).length,
  );
  expect(Math.max(...places) - Math.min(...places)).toBeLessThanOrEqual(1);
});
