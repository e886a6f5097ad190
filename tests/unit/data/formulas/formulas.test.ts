/** What the formulas to recall must hold. */
import { describe, expect, test } from 'vitest';
import { formulas } from '@/data/formulas/formulas';
import { topicLabels } from '@/domain/exam/item';
import { plainText, segmentsOf } from '@/domain/exam/notation';
import { namesOf } from '@/lib/names';

const textsOf = ({ question, choices, use }: (typeof formulas)[number]) => [
  question,
  ...choices.flatMap(({ text, why }) => [text, why ?? '']),
  use,
];

test('each topic has two at least, and there are 45 or more', () => {
  expect(formulas.length).toBeGreaterThanOrEqual(45);
  for (const topic of namesOf(topicLabels))
    expect(formulas.filter((each) => each.topic === topic).length, topic).toBeGreaterThanOrEqual(2);
});

test('ids and questions are there once', () => {
  expect(new Set(formulas.map(({ id }) => id)).size).toBe(formulas.length);
  expect(new Set(formulas.map(({ question }) => question)).size).toBe(formulas.length);
});

describe.each(formulas.map((formula) => [formula.id, formula] as const))('%s', (_, formula) => {
  test('has four different choices, one of them right, and formulas that can be read', () => {
    expect(new Set(formula.choices.map(({ text }) => plainText(text))).size).toBe(4);
    expect(formula.choices.filter(({ why }) => why === null)).toHaveLength(1);
    for (const text of textsOf(formula)) expect(() => segmentsOf(text)).not.toThrow();
    expect(formula.question).not.toMatch(/[.?]$/);
  });
});

test('the right answer stands in every place alike', () => {
  const places = [0, 1, 2, 3].map(
    (place) => formulas.filter(({ choices }) => choices[place]?.why === null).length,
  );
  expect(Math.max(...places) - Math.min(...places)).toBeLessThanOrEqual(1);
});
