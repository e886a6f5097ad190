/** The slides of a presentation. */
import { expect, test } from 'vitest';
import { slideIndexOf } from '@/features/family/presentation/slides';

const all = [{ name: 'question' }, { name: 'practice' }, { name: 'plan' }, { name: 'closing' }] as const;

test.each([
  ['question', 0],
  ['practice', 1],
  // Left out, because this learner has no result and no review yet.
  ['result', 1],
  ['returned', 1],
  ['plan', 2],
  ['goals', 2],
  ['closing', 3],
] as const)('the slide %s is at %d, or the one before it is', (name, index) =>
  expect(slideIndexOf(all, name)).toBe(index),
);
