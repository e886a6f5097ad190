/** Importing a file shared with the installed site. */
import { describe, expect, test, vi } from 'vitest';
import type { ImportReadResult } from '@/data/record/api';
import { readSharedImport } from '@/features/history/my-data/readSharedImport';

const reading: ImportReadResult = { state: 'foreign' };
const file = { text: '{}', sizeBytes: 2 };

const recordOf = () => ({ readImport: vi.fn<() => Promise<ImportReadResult>>(async () => reading) });

test('a waiting file is read like a chosen one', async () => {
  const record = recordOf();
  expect(await readSharedImport(1, async () => file, record)).toBe(reading);
  expect(record.readImport).toHaveBeenCalledExactlyOnceWith('{}', 2);
});

test('says so if a waiting file is gone', async () => {
  const record = recordOf();
  expect(await readSharedImport(1, async () => null, record)).toEqual({ state: 'share-gone' });
  expect(record.readImport).not.toHaveBeenCalled();
});

describe('a share that isn’t exactly one file', () => {
  test.each([
    [0, 'none-shared'],
    [2, 'several-shared'],
    [40, 'several-shared'],
    [Number.NaN, 'none-shared'],
    [-1, 'none-shared'],
  ])('%s files: %s, and none is read', async (files, state) => {
    const take = vi.fn<() => Promise<null>>(async () => null);
    expect(await readSharedImport(files, take, recordOf())).toEqual({ state });
    expect(take).not.toHaveBeenCalled();
  });
});
