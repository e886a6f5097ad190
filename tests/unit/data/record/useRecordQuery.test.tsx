/** Overlapping reads of the record. */
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useRecordQuery } from '@/data/record/useRecordQuery';
import { assertPresent } from '@/lib/assert';
import { patienceMs } from '../../patience';

const changes = vi.hoisted((): (() => void)[] => []);
vi.mock('@/data/record/studentRecord', () => ({
  studentRecord: () => ({
    subscribe(onChange: () => void) {
      changes.push(onChange);
      return () => undefined;
    },
  }),
}));

afterEach(cleanup);

interface Reading {
  readonly resolve: (found: string) => void;
  readonly reject: (reason: Error) => void;
}

test('a read that ends after a later one changes nothing', async () => {
  const readings: Reading[] = [];
  const read = () => new Promise<string>((resolve, reject) => void readings.push({ resolve, reject }));
  const settle = (index: number, action: (reading: Reading) => void) =>
    act(async () => action(assertPresent(readings[index], 'A reading has begun')));

  const { result } = renderHook(() => useRecordQuery(read));
  await vi.waitFor(() => expect(readings).toHaveLength(1), { timeout: patienceMs });
  await settle(0, ({ resolve }) => resolve('first'));
  expect(result.current).toMatchObject({ found: 'first', failed: false });

  const [notify = () => undefined] = changes;
  for (let change = 0; change < 3; change += 1) notify();
  await vi.waitFor(() => expect(readings).toHaveLength(4), { timeout: patienceMs });
  await settle(2, ({ resolve }) => resolve('third'));
  await settle(1, ({ resolve }) => resolve('second'));
  expect(result.current).toMatchObject({ found: 'third', failed: false });
  await settle(3, ({ reject }) => reject(new Error('Not read')));
  expect(result.current).toMatchObject({ found: 'third', failed: true });
});
