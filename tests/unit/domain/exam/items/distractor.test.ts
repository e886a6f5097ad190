/** Every distractor tag has a text and its own advice. */
import { expect, test } from 'vitest';
import {
  analogyDistractors,
  distractorLabel,
  quantitativeSlips,
  readingDistractors,
  synonymDistractors,
} from '@/domain/exam/items/distractor';
import { distractorAdvice } from '@/domain/exam/items/distractor-advice';
import { typedKeys } from '@/lib/typedKeys';

const lures = [
  ...typedKeys(synonymDistractors),
  ...typedKeys(analogyDistractors),
  ...typedKeys(quantitativeSlips),
  ...typedKeys(readingDistractors),
];

test.each(lures)('%s has advice, in sentences', (lure) => {
  expect(distractorAdvice(lure)).toMatch(/^[A-Z“].*[.?”]$/);
});

test('no two share their words or their advice', () => {
  expect(new Set(lures.map(distractorLabel)).size).toBe(lures.length);
  expect(new Set(lures.map(distractorAdvice)).size).toBe(lures.length);
});

test('the label says which word or passage it speaks of', () => {
  for (const lure of lures) expect(distractorLabel(lure)).not.toMatch(/\bit\b/);
});
