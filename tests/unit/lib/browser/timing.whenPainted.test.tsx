import { afterEach, expect, test, vi } from 'vitest';
import { whenPainted } from '@/lib/browser/timing';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('waits for the next frame', async () => {
  const order: string[] = [];
  requestAnimationFrame(() => order.push('frame'));
  await whenPainted();
  order.push('after');
  expect(order).toEqual(['frame', 'after']);
});

test('does not wait for a document that paints no frames', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const waiting = whenPainted();
  await vi.advanceTimersByTimeAsync(100);
  expect(await waiting).toBeUndefined();
});
