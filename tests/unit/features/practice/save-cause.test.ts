import { expect, test, vi } from 'vitest';
import type { Consent, Place } from '@/data/record/api';
import { saveCause } from '@/features/practice/log/saveCause';
import { causeNotLoaded, causeRefused } from '@/features/practice/log/words';

let place: Place | null = 'device';
let consent: Consent = 'keep';
let isLoaded = true;

const record = { writeKept: () => Promise.resolve(place), consent: () => consent };
vi.mock('@/data/record/loadRecord', () => ({
  loadRecord: () =>
    isLoaded ? Promise.resolve({ studentRecord: () => record }) : Promise.reject(new Error('no connection')),
}));

const tabOnly = /the reasons you chose, so they are saved in this tab only/;
const willBeLost = /no room for the reasons you chose.*you will lose them/;

test.each<[string, Place | null, Consent, string | RegExp | null]>([
  ['on the device', 'device', 'keep', null],
  ['in the tab, as the student chose', 'tab', 'visit', null],
  ['in the tab, where the student keeps things', 'tab', 'keep', tabOnly],
  ['in memory, where the student keeps things', 'memory', 'keep', willBeLost],
  ['in memory for a visit', 'memory', 'visit', willBeLost],
  ['nowhere', null, 'keep', causeRefused],
])('of a cause that is saved %s', async (_, where, answer, expected) => {
  [place, consent] = [where, answer];
  const said = await saveCause('syn-0001', 'misread');
  if (expected instanceof RegExp) expect(said).toMatch(expected);
  else expect(said).toBe(expected);
});

test('a cause that no code could save is no silence', async () => {
  isLoaded = false;
  expect(await saveCause('syn-0001', null)).toBe(causeNotLoaded);
});
