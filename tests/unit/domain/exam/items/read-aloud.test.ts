import { expect, test } from 'vitest';
import { mayReadAloud } from '@/domain/exam/items/read-aloud';

const real = { mode: 'real' } as const;
const practice = { mode: 'practice', feedback: 'at-end' } as const;

test.each([
  ['verbal', real, false],
  ['reading', real, false],
  ['mixed', real, false],
  ['quantitative', real, true],
  ['writing', real, true],
  ['verbal', practice, true],
  ['reading', practice, true],
  ['mixed', practice, true],
  ['quantitative', practice, true],
  ['writing', practice, true],
] as const)('%s under %o: %s', (section, conditions, may) => {
  expect(mayReadAloud(section, conditions)).toBe(may);
});
