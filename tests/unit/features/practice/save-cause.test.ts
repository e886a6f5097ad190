import { expect, test, vi } from 'vitest';
import type { Consent, WriteOutcome } from '@/data/record/api';
import { newerNotices } from '@/data/record/notices/rowNotices';
import { saveCause } from '@/features/practice/log/saveCause';
import { causeNotLoadedText, causeNotSavedText } from '@/features/practice/log/errorLogText';

let outcome: WriteOutcome = { state: 'refused' };
let consent: Consent = 'keep';
let isLoaded = true;

const record = { writeSavedRows: () => Promise.resolve(outcome), consent: () => consent };
vi.mock('@/data/record/loadRecord', () => ({
  loadRecord: () =>
    isLoaded ? Promise.resolve({ studentRecord: () => record }) : Promise.reject(new Error('no connection')),
}));

const saved = { state: 'saved', refusal: 'full' } as const;
const tabOnly = /no room.*the reasons you chose are saved in this tab only/;
const willBeLost = /no room.*the reasons you chose are not saved.*you will lose them/;

test.each<[string, WriteOutcome, Consent, string | RegExp | null]>([
  ['on the device', { ...saved, place: 'device' }, 'keep', null],
  ['in the tab, as the student chose', { ...saved, place: 'tab' }, 'visit', null],
  ['in the tab, where the student keeps things', { ...saved, place: 'tab' }, 'keep', tabOnly],
  ['in memory, where the student keeps things', { ...saved, place: 'memory' }, 'keep', willBeLost],
  ['in memory for a visit', { ...saved, place: 'memory' }, 'visit', willBeLost],
  ['nowhere', { state: 'refused' }, 'keep', causeNotSavedText],
  ['nowhere, because a newer version wrote it', { state: 'newer' }, 'keep', newerNotices.causes],
])('of a cause that is saved %s', async (_, became, answer, expected) => {
  [outcome, consent] = [became, answer];
  const said = await saveCause('syn-0001', 'misread');
  if (expected instanceof RegExp) expect(said).toMatch(expected);
  else expect(said).toBe(expected);
});

test('a cause that no code could save is no silence', async () => {
  isLoaded = false;
  expect(await saveCause('syn-0001', null)).toBe(causeNotLoadedText);
});
