/** Every distractor tag has a text and its own advice. */
import { expect, test } from 'vitest';
import {
  analogyDistractors,
  distractorLabel,
  quantitativeDistractors,
  readingDistractors,
  synonymDistractors,
} from '@/domain/exam/items/distractor';
import { distractorAdvice } from '@/domain/exam/items/distractor-advice';
import { typedKeys } from '@/lib/typedKeys';

const distractors = [
  ...typedKeys(synonymDistractors),
  ...typedKeys(analogyDistractors),
  ...typedKeys(quantitativeDistractors),
  ...typedKeys(readingDistractors),
];

test.each(distractors)('%s has advice, in sentences', (distractor) => {
  expect(distractorAdvice(distractor)).toMatch(/^[A-Z“].*[.?”]$/);
});

test('no two share their text or their advice', () => {
  expect(new Set(distractors.map(distractorLabel)).size).toBe(distractors.length);
  expect(new Set(distractors.map(distractorAdvice)).size).toBe(distractors.length);
});

test('the label names the word or passage it is about', () => {
  for (const distractor of distractors) expect(distractorLabel(distractor)).not.toMatch(/\bit\b/);
});
