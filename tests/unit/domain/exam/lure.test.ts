/** Every name of what tempts has words, and advice that is its own. */
import { expect, test } from 'vitest';
import { analogyLures, lureLabel, quantitativeSlips, readingLures, synonymLures } from '@/domain/exam/lure';
import { lureAdvice } from '@/domain/exam/lure-advice';
import { namesOf } from '@/lib/names';

const lures = [
  ...namesOf(synonymLures),
  ...namesOf(analogyLures),
  ...namesOf(quantitativeSlips),
  ...namesOf(readingLures),
];

test.each(lures)('%s has advice, in sentences', (lure) => {
  expect(lureAdvice(lure)).toMatch(/^[A-Z“].*[.?”]$/);
});

test('no two share their words or their advice', () => {
  expect(new Set(lures.map(lureLabel)).size).toBe(lures.length);
  expect(new Set(lures.map(lureAdvice)).size).toBe(lures.length);
});

test('the label says which word or passage it speaks of', () => {
  for (const lure of lures) expect(lureLabel(lure)).not.toMatch(/\bit\b/);
});
