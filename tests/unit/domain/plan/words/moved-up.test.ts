/** Words whose next review moved further away. */
import { expect, test } from 'vitest';
import { wordsMovedUp } from '@/domain/plan/words/moved-up';
import type { WordCard } from '@/domain/plan/words/word-card';
import { wordCard } from './card';

/** Reviewed on November 20, due two days later; then reviewed on November 22. */
const before = wordCard({ id: 'attain' });
const reviewed = (changes: Partial<WordCard>): WordCard => ({
  ...before,
  reviews: 2,
  reviewedOn: '2026-11-22',
  dueDay: '2026-11-29',
  ...changes,
});

test.each<[string, readonly WordCard[], readonly WordCard[], readonly string[]]>([
  ['right: from 2 days to 7', [before], [reviewed({})], ['attain 2 7']],
  ['missed', [before], [reviewed({ missesInARow: 1, dueDay: '2026-11-23' })], []],
  ['missed, and still further away than before', [before], [reviewed({ missesInARow: 1 })], []],
  ['right, but no further away than before', [before], [reviewed({ dueDay: '2026-11-24' })], []],
  [
    'right after a miss: from the next day',
    [{ ...before, missesInARow: 1, dueDay: '2026-11-21' }],
    [reviewed({})],
    ['attain 1 7'],
  ],
  ['not reviewed', [before], [before], []],
  ['new', [], [reviewed({ reviews: 1 })], []],
  ['nothing', [], [], []],
  [
    'the furthest first',
    [before, wordCard({ id: 'brevity' })],
    [reviewed({}), { ...reviewed({ dueDay: '2026-12-22' }), id: 'brevity' }],
    ['brevity 2 30', 'attain 2 7'],
  ],
])('%s', (_, earlier, after, expected) =>
  expect(
    wordsMovedUp(earlier, after).map(({ word, fromDays, toDays }) => `${word} ${fromDays} ${toDays}`),
  ).toEqual(expected),
);
