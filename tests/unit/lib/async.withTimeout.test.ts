import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withTimeout } from '@/lib/async';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('returns what arrives in time, and leaves no timer behind', async () => {
  await expect(withTimeout(Promise.resolve(7), 1000)).resolves.toBe(7);
  await expect(withTimeout(Promise.reject(new Error('broken')), 1000)).rejects.toThrow('broken');
  expect(vi.getTimerCount()).toBe(0);
});

test('rejects if nothing arrives', async () => {
  const never = withTimeout(new Promise(() => undefined), 1000);
  const outcome = expect(never).rejects.toThrow('No answer within 1000 ms');
  await vi.advanceTimersByTimeAsync(999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await outcome;
});
