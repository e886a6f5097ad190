/** Two learners in one browser: their records' storage, locks, and lists are separate. */
import { expect, test } from 'vitest';
import type { WebLockManager } from '@/data/record/browserParts';
import { sharedPrefix } from '@/data/record/shared/sharedPrefix';
import { removeSpaceFromKey, locksInSpace, storageInSpace } from '@/data/record/learner/learnerSpace';
import { createTextStores } from '@/data/record/running/text-store';
import { fakeStorage } from '../fake-browser';

const ana = `${'a'.repeat(32)}/`;

test.each([
  { space: '', stored: 'larkfield:kept:plans', key: 'larkfield:kept:plans' },
  { space: ana, stored: `${ana}larkfield:kept:plans`, key: 'larkfield:kept:plans' },
  { space: ana, stored: 'larkfield:kept:plans', key: null },
  { space: ana, stored: `${sharedPrefix}x`, key: `${sharedPrefix}x` },
  { space: '', stored: `${sharedPrefix}x`, key: `${sharedPrefix}x` },
])('in the space “$space”, $stored has the key $key', ({ space, stored, key }) => {
  expect(removeSpaceFromKey(space, stored)).toBe(key);
});

test('keeps texts separate, except shared copies', () => {
  const device = fakeStorage();
  const [first, second] = ['', ana].map(
    (space) => createTextStores({ device: storageInSpace(space, device), tab: null }).device,
  );
  first?.write('larkfield:kept:plans', 'Theo’s');
  second?.write('larkfield:kept:plans', 'Ana’s');
  second?.write(`${sharedPrefix}x`, 'a copy');
  expect(first?.read('larkfield:kept:plans')).toBe('Theo’s');
  expect(second?.read('larkfield:kept:plans')).toBe('Ana’s');
  for (const store of [first, second]) {
    expect(store?.keys('larkfield:')).toEqual(
      expect.arrayContaining(['larkfield:kept:plans', `${sharedPrefix}x`]),
    );
    expect(store?.keys('larkfield:')).toHaveLength(2);
  }
  second?.remove('larkfield:kept:plans');
  expect(first?.read('larkfield:kept:plans')).toBe('Theo’s');
  second?.remove(`${sharedPrefix}x`);
  expect(first?.read(`${sharedPrefix}x`)).toBeNull();
});

test('keeps locks separate', async () => {
  const asked: string[] = [];
  const manager: WebLockManager = {
    request: async (name) => void asked.push(name),
    query: async () => ({
      held: [{ name: 'larkfield:attempt:1' }, { name: `${ana}larkfield:attempt:2` }, {}],
    }),
  };
  await locksInSpace(ana, manager).request('larkfield:attempt:3', { ifAvailable: true }, () => undefined);
  expect(asked).toEqual([`${ana}larkfield:attempt:3`]);
  expect(await locksInSpace(ana, manager).query()).toEqual({ held: [{ name: 'larkfield:attempt:2' }] });
  expect((await locksInSpace('', manager).query()).held).toContainEqual({ name: 'larkfield:attempt:1' });
});
