import { expect, test, vi } from 'vitest';
import type { Consent, WriteOutcome } from '@/data/record/api';
import { newerVersionNotices } from '@/data/record/notices/rowNotices';
import { saveMistakeCause } from '@/features/practice/log/saveMistakeCause';
import { causeNotSavedText } from '@/features/practice/log/errorLogText';

let outcome: WriteOutcome = { state: 'refused' };
let consent: Consent = 'keep';

const record = { changeSavedRows: vi.fn(() => Promise.resolve(outcome)), consent: () => consent };
vi.mock('@/data/record/studentRecord', () => ({ studentRecord: () => record }));

const saved = { state: 'saved', refusal: 'full' } as const;
const tabOnly = /no room.*the reasons you chose are saved in this tab only/;
const inMemoryOnly = /no room.*the reasons you chose are not saved.*you will lose them/;

test.each<[string, WriteOutcome, Consent, string | RegExp | null]>([
  ['on the device', { ...saved, place: 'device' }, 'keep', null],
  ['in the tab, as chosen', { ...saved, place: 'tab' }, 'visit', null],
  ['in the tab, although the student chose the device', { ...saved, place: 'tab' }, 'keep', tabOnly],
  ['in memory, although the student chose the device', { ...saved, place: 'memory' }, 'keep', inMemoryOnly],
  ['in memory for a visit', { ...saved, place: 'memory' }, 'visit', inMemoryOnly],
  ['nowhere', { state: 'refused' }, 'keep', causeNotSavedText],
  ['nowhere, because a newer version wrote it', { state: 'newer' }, 'keep', newerVersionNotices.causes],
])('reports a cause saved %s', async (_, result, answeredConsent, expected) => {
  [outcome, consent] = [result, answeredConsent];
  const message = await saveMistakeCause('syn-0001', 'misread');
  if (expected instanceof RegExp) expect(message).toMatch(expected);
  else expect(message).toBe(expected);
});

test('reports a cause that could not be written', async () => {
  record.changeSavedRows.mockRejectedValueOnce(new Error('The database has closed'));
  expect(await saveMistakeCause('syn-0001', null)).toBe(causeNotSavedText);
});
