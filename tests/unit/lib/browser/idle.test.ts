/** Safari has no idle callback. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from '@/lib/browser/idle';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('waits two seconds without an idle callback', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  const called = vi.fn<() => void>();
  whenIdle(called);
  vi.advanceTimersByTime(1999);
  expect(called).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(called).toHaveBeenCalledTimes(1);
});

test('doesn’t call what was canceled', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  const called = vi.fn<() => void>();
  whenIdle(called)();
  vi.advanceTimersByTime(5000);
  expect(called).not.toHaveBeenCalled();
});

test('uses the browser’s idle callback if there is one', () => {
  const asked: (() => void)[] = [];
  const cancelled = vi.fn<(handle: number) => void>();
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => asked.push(callback));
  vi.stubGlobal('cancelIdleCallback', cancelled);
  const called = vi.fn<() => void>();
  const cancel = whenIdle(called);
  vi.advanceTimersByTime(5000);
  expect(called).not.toHaveBeenCalled();
  asked[0]?.();
  expect(called).toHaveBeenCalledTimes(1);
  cancel();
  expect(cancelled).toHaveBeenCalledWith(1);
});
