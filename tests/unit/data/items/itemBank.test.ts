import { beforeEach, expect, test, vi } from 'vitest';

const content = '@/data/items/content/starter/verbal.json';
beforeEach(() => {
  vi.resetModules();
  vi.doUnmock(content);
});
const load = async () => (await import('@/data/items/itemBank')).loadSectionContent;

test('returns the items, and the same list the second time', async () => {
  const loadSection = await load();
  const loaded = await loadSection('starter/verbal');
  expect(loaded.items).toHaveLength(40);
  expect(await loadSection('starter/verbal')).toBe(loaded);
});

test('reports a file that can’t be fetched, and fetches it again on the next call', async () => {
  const loadSection = await load();
  vi.doMock(content, () => {
    throw new Error('Failed to fetch dynamically imported module');
  });
  await expect(loadSection('starter/verbal')).rejects.toThrow(
    'The questions could not be loaded. Check the connection and try again.',
  );
  vi.doUnmock(content);
  expect((await loadSection('starter/verbal')).items).toHaveLength(40);
});

test('names the item and field in a file with the wrong shape', async () => {
  vi.doMock(content, () => ({
    default: { set: 'starter', section: 'verbal', items: [{ id: 'syn-0001', kind: 'x' }] },
  }));
  await expect((await load())('starter/verbal')).rejects.toThrow(
    'The questions could not be read: syn-0001: kind: must be "synonym" or "analogy"',
  );
});
