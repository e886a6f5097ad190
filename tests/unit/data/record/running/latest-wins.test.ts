import { expect, test } from 'vitest';
import { createLatestWinsWriter } from '@/data/record/running/latest-wins';

/** Writes that end on request. */
function slowWrites() {
  const begun: number[] = [];
  const ends: ((reason?: Error) => void)[] = [];
  const writes = createLatestWinsWriter<number>((value) => {
    begun.push(value);
    return new Promise((resolve, reject) => {
      ends.push((reason) => (reason === undefined ? resolve() : reject(reason)));
    });
  });
  return { begun, ends, writes };
}

test('writes one value at a time, then the newest waiting one, and skips the rest', async () => {
  const { begun, ends, writes } = slowWrites();
  for (const value of [1, 2, 3]) writes.put(value);
  expect(begun).toEqual([1]);
  ends[0]?.();
  await expect.poll(() => begun).toEqual([1, 3]);
});

test('a failed write doesn’t block the next', async () => {
  const { begun, ends, writes } = slowWrites();
  writes.put(1);
  writes.put(2);
  ends[0]?.(new Error('full'));
  await expect.poll(() => begun).toEqual([1, 2]);
});

test.each([
  ['drop', [1]],
  ['write', [1, 2]],
] as const)('closing handles the waiting write: %s', async (waits, expected) => {
  const { begun, ends, writes } = slowWrites();
  writes.put(1);
  writes.put(2);
  const closed = writes.close(waits);
  writes.put(3);
  ends[0]?.();
  await expect.poll(() => begun).toEqual(expected);
  ends[1]?.();
  await closed;
});
