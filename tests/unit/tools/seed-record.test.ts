import { openDB } from 'idb';
import { expect, test, vi } from 'vitest';
import { readAnswersRow, toAnswersRow } from '@/data/record/finished/attemptRows';
import { validRowValues } from '@/data/record/finished/storedRows';
import { toFinishedAttempt } from '@/domain/plan/ability/answered-attempt';
import { choiceLetters } from '@/domain/exam/items/item';
import { practicePool, seedRecord } from '../../../tools/seed-record.mjs';
import { fakeBrowser } from '../data/record/fake-browser';

test('data from the seeding tool is read like any other record', async () => {
  const browser = fakeBrowser();
  vi.stubGlobal('localStorage', browser.device);
  const pool = Array.from({ length: 800 }, (_, index) => ({
    id: `seed-${String(index).padStart(4, '0')}`,
    key: choiceLetters[(index * 2) % 5] ?? 'A',
  }));
  await seedRecord({ count: 30, pool });
  vi.unstubAllGlobals();
  const database = await openDB('larkfield');
  const answersRows: readonly unknown[] = await database.getAll('answers');
  database.close();
  const { record } = browser.tab();
  expect(record.consent()).toBe('keep');
  const { attempts, unreadable, newer } = await record.listFinished();
  expect([attempts.length, attempts[0]?.id, unreadable, newer]).toEqual([30, 'seeded-29', 0, 0]);
  const found = await record.readFinished('seeded-7');
  expect(found).toMatchObject({ state: 'found', attempt: { id: 'seeded-7' } });
  for (const id of ['seeded-7', 'seeded-29']) {
    const whole = await record.readFinished(id);
    expect(whole.state === 'found' && toFinishedAttempt(whole.attempt)).toEqual(
      attempts.find((row) => row.id === id),
    );
  }
  // The site reads these rows as they are, and derives none.
  const answersOf = async (id: string) => {
    const whole = await record.readFinished(id);
    return whole.state === 'found' ? toAnswersRow(whole.attempt) : null;
  };
  const ids = answersRows.flatMap((row) => validRowValues(readAnswersRow(row)).map(({ id }) => id));
  expect(ids).toHaveLength(30);
  expect(answersRows).toEqual(await Promise.all(ids.map(answersOf)));
  // Thirty attempts of forty items cover all 800, some of them twice.
  expect((await record.seenItems()).size).toBe(800);
});

test('the seeding tool takes items from the practice pool', () => {
  const pool = practicePool();
  expect(pool).toHaveLength(240);
  expect(new Set(pool.map(({ id }) => id)).size).toBe(240);
});
