/** Answers are saved one after the other; what could not be saved goes with the next. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { WordCard } from '@/domain/plan/card';
import type { WordDay } from '@/domain/plan/word-day';
import { changedDay, type DayChange, type Saved, wordSaver } from '@/features/practice/words/saving';
import { wordCard } from '../../../domain/plan/words/card';

const kept = { cards: new Map<string, WordCard>(), wordDays: new Map<string, WordDay>() };
let works = true;

const record = {
  readKept: () => Promise.resolve([...kept.wordDays.values()]),
  writeKept: (kind: keyof typeof kept, rows: readonly (WordCard & WordDay)[]) => {
    if (!works) return Promise.reject(new Error('no connection'));
    for (const row of rows) kept[kind].set(row.id, row);
    return Promise.resolve('device');
  },
};
vi.mock('@/data/record/loadRecord', () => ({
  loadRecord: () => Promise.resolve({ studentRecord: () => record }),
}));

beforeEach(() => {
  kept.cards.clear();
  kept.wordDays.clear();
  works = true;
});

const change: DayChange = { day: '2026-11-22', recalls: 1, newWords: 1, ms: 12_345.6 };

test('the figures of a day add up, and each change is later than the one before', () => {
  const first = changedDay(undefined, change, 1000);
  expect(first).toEqual({ id: '2026-11-22', recalls: 1, newWords: 1, ms: 12_346, changedAt: 1000 });
  expect(changedDay(first, { ...change, newWords: 0 }, 1000)).toEqual({
    id: '2026-11-22',
    recalls: 2,
    newWords: 1,
    ms: 24_692,
    changedAt: 1001,
  });
});

test('answers given in a row are all saved, none twice', async () => {
  const told: Saved[] = [];
  const saver = wordSaver((saved) => told.push(saved));
  for (const id of ['frugal', 'lucid', 'terse']) saver.save(wordCard({ id }), change);
  await vi.waitFor(() => expect(kept.cards.size).toBe(3));
  await vi.waitFor(() => expect(kept.wordDays.get('2026-11-22')).toMatchObject({ recalls: 3, newWords: 3 }));
  expect(told.every(({ state }) => state === 'saved')).toBe(true);
});

test('what could not be saved is said, and saved with the next answer', async () => {
  const told: Saved[] = [];
  const saver = wordSaver((saved) => told.push(saved));
  works = false;
  saver.save(wordCard({ id: 'frugal' }), change);
  await vi.waitFor(() => expect(told).toEqual([{ state: 'failed' }]));
  expect(kept.cards.size).toBe(0);
  works = true;
  saver.save(wordCard({ id: 'lucid' }), change);
  await vi.waitFor(() => expect(told.at(-1)).toEqual({ state: 'saved', place: 'device' }));
  expect([...kept.cards.keys()]).toEqual(['frugal', 'lucid']);
  expect(kept.wordDays.get('2026-11-22')).toMatchObject({ recalls: 2, newWords: 2 });
});

test('time at the end of a session is saved without a card', async () => {
  const saver = wordSaver(() => undefined);
  saver.save(null, { ...change, recalls: 0, newWords: 0 });
  await vi.waitFor(() => expect(kept.wordDays.get('2026-11-22')).toMatchObject({ recalls: 0, ms: 12_346 }));
});
