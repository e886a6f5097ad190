import { expect, test } from 'vitest';
import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import { buildItemIndex } from '@/domain/plan/topics/item-facts';
import {
  practiceWithUnseen,
  unseenQuestions,
  unseenQuestionsAtStartOf,
} from '@/domain/plan/weeks/unseen-practice';
import { times } from '../../exam/report/sample-results';
import { type PartsOfDay, planOfDays } from '../plans';
import { answer, attemptWith, dayMs, detailItem, generator, nounItem, nowMs } from '../sample-practice';

const pool = { file: 'practice/synonyms' } as const;
const nouns = times(10, (n) => nounItem(`syn-20${10 + n}`, pool));
const details = times(6, (n) => detailItem(`det-20${10 + n}`, 'a-passage', pool));
const ofForm = nounItem('syn-3000', { file: 'form-a/verbal' });
const index = buildItemIndex('upper', {
  items: [...nouns, ...details, ofForm],
  generators: [generator('percent-easy')],
});
const asked = (ids: readonly string[], days: number) =>
  attemptWith(
    nowMs + days * dayMs,
    ids.map((id) => answer(id)),
  );
const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

test('counts the practice questions never shown, without those of tests', () => {
  const attempts = [
    asked([...idsOf(nouns.slice(0, 4)), ofForm.id], 0),
    asked([...idsOf(nouns.slice(3, 6)), 'gone-1'], 1),
  ];
  expect(unseenQuestions([], index)).toEqual({ verbal: 10, quantitative: Infinity, reading: 6 });
  expect(unseenQuestions(attempts, index)).toEqual({ verbal: 4, quantitative: Infinity, reading: 6 });
  const days = ['2026-11-21', '2026-11-22', '2026-11-23'] as const;
  expect([...unseenQuestionsAtStartOf(days, attempts, index)].map(({ unseen }) => unseen.verbal)).toEqual([
    10, 6, 4,
  ]);
});

const practice = (section: ScoredSection) => ({ kind: 'practice', section }) as const;
const reading: PartsOfDay[number] = [10, practice('reading')];

// Ten minutes have six reading questions, ten verbal ones, or five math ones.
test.each<[string, PartsOfDay, readonly number[], readonly string[]]>([
  ['stays while there are enough', [reading], [40, Infinity, 6], ['reading']],
  ['moves to the section with the most', [reading], [40, Infinity, 5], ['quantitative']],
  [
    'and to the next one if the day has that already',
    [[20, practice('quantitative')], reading],
    [40, 90, 0],
    ['quantitative', 'verbal'],
  ],
  [
    'unless only that one has enough',
    [[20, practice('quantitative')], reading],
    [3, 90, 0],
    ['quantitative', 'quantitative'],
  ],
  ['stays if no section has enough', [reading], [3, 4, 5], ['reading']],
  [
    'leaves other work alone',
    [
      [5, { kind: 'words' }],
      [5, { kind: 'mistakes' }],
      [40, { kind: 'essay' }],
    ],
    [0, 0, 0],
    ['words', 'mistakes', 'essay'],
  ],
])('practice %s', (_, parts, [verbal = 0, quantitative = 0, ofReading = 0], expected) => {
  const { entries } = planOfDays([['2026-11-23', parts]]);
  const moved = practiceWithUnseen(entries, { verbal, quantitative, reading: ofReading });
  expect(
    moved.map(({ activity }) => (activity.kind === 'practice' ? activity.section : activity.kind)),
  ).toEqual(expected);
  expect(moved.map(({ id, minutes }) => [id, minutes])).toEqual(
    entries.map(({ id, minutes }) => [id, minutes]),
  );
});
