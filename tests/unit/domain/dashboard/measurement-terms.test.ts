import { expect, test } from 'vitest';
import { splitAtTerms } from '@/domain/dashboard/measurement-terms';

test.each([
  ['', []],
  ['no test yet', ['no test yet']],
  ['10 tests, with 80% range', ['10 tests, with ', '[80% range]']],
  ['this week, 80% ranges', ['this week, ', '[80% ranges]']],
  [
    'about 2,250, with an 80% forecast range of 2,160',
    ['about 2,250, with an ', '[80% forecast range]', ' of 2,160'],
  ],
  ['Up 30, perhaps by chance; at the target.', ['Up 30, ', '[perhaps by chance]', '; at the target.']],
  // Only the first mention is explained.
  [
    'Verbal up 8, perhaps by chance, Math up 3, perhaps by chance.',
    ['Verbal up 8, ', '[perhaps by chance]', ', Math up 3, perhaps by chance.'],
  ],
])('"%s" is split into %j', (text, pieces) =>
  expect(
    splitAtTerms(text).map((piece) => (piece.explanation === null ? piece.text : `[${piece.text}]`)),
  ).toEqual(pieces),
);
