import { beforeEach, expect, test, vi } from 'vitest';

const content = '@/data/items/content/verbal-starter.json';
beforeEach(() => {
  vi.resetModules();
  vi.doUnmock(content);
});
const load = async () => (await import('@/data/items/bank')).loadItems;

test('gives the items, and the same list the second time', async () => {
  const loadItems = await load();
  const items = await loadItems('verbal-starter');
  expect(items.length).toBeGreaterThanOrEqual(40);
  expect(await loadItems('verbal-starter')).toBe(items);
});

test('a file that cannot be fetched: a plain sentence, and the next call asks again', async () => {
  const loadItems = await load();
  vi.doMock(content, () => {
    throw new Error('Failed to fetch dynamically imported module');
  });
  await expect(loadItems('verbal-starter')).rejects.toThrow(
    'The questions could not be loaded. Check the connection and try again.',
  );
  vi.doUnmock(content);
  expect((await loadItems('verbal-starter')).length).toBeGreaterThanOrEqual(40);
});

test('a file of the wrong shape names its item and field', async () => {
  vi.doMock(content, () => ({
    default: { set: 'starter', section: 'verbal', items: [{ id: 'syn-0001', kind: 'x' }] },
  }));
  await expect((await load())('verbal-starter')).rejects.toThrow(
    'The questions could not be read: syn-0001: kind: must be "synonym" or "analogy"',
  );
});
