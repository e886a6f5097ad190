/** When the browser counts as idle. Safari has no idle callback. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { whenIdle, whenLoadedAndIdle } from '@/lib/browser/timing';

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

describe('the first idle moment after the page has loaded', () => {
  let idle: (() => void)[];
  let window: EventTarget;

  function begin({ readyState }: { readonly readyState: DocumentReadyState }) {
    idle = [];
    window = new EventTarget();
    vi.stubGlobal('window', window);
    vi.stubGlobal('document', { readyState });
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
    vi.stubGlobal('cancelIdleCallback', () => (idle = []));
    const called = vi.fn<() => void>();
    return { called, cancel: whenLoadedAndIdle(called) };
  }
  const load = () => window.dispatchEvent(new Event('load'));

  test('is not one while the page is loading', () => {
    const { called } = begin({ readyState: 'interactive' });
    expect(idle).toHaveLength(0);
    load();
    expect(called).not.toHaveBeenCalled();
    idle[0]?.();
    expect(called).toHaveBeenCalledTimes(1);
  });

  test('is the next one on a page that has loaded', () => {
    const { called } = begin({ readyState: 'complete' });
    expect(called).not.toHaveBeenCalled();
    idle[0]?.();
    expect(called).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['before the page has loaded', load],
    ['after it', () => undefined],
  ])('doesn’t come if it is canceled %s', (_, afterwards) => {
    const { cancel } = begin({ readyState: afterwards === load ? 'loading' : 'complete' });
    cancel();
    afterwards();
    expect(idle).toHaveLength(0);
  });
});
