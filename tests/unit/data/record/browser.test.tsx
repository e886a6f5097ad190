/** Browsers with missing or blocked APIs: Safari lacks `storage.persist`, older ones lack more. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createBrowserServices } from '@/data/record/browser';

afterEach(() => void vi.unstubAllGlobals());

const withNavigator = (parts: object) => {
  vi.stubGlobal('navigator', parts);
  return createBrowserServices('');
};
const never = (): never => {
  throw new DOMException('blocked', 'SecurityError');
};

describe('asking the browser for persistent storage', () => {
  test.each([
    ['no storage manager', {}],
    ['one that can only estimate', { storage: { estimate: async () => ({ quota: 5000 }) } }],
  ])('with %s, requests nothing and doesn’t fail', async (_, parts) => {
    const browser = withNavigator(parts);
    expect(() => browser.persist()).not.toThrow();
    expect(await browser.isPersisted()).toBeNull();
  });

  test('ignores a refusal', async () => {
    const persist = vi.fn<() => Promise<boolean>>(() => Promise.reject(new TypeError('refused')));
    const browser = withNavigator({ storage: { persist, persisted: async () => false } });
    browser.persist();
    await Promise.resolve();
    expect(persist).toHaveBeenCalledTimes(1);
    expect(await browser.isPersisted()).toBe(false);
  });

  test.each([
    ['reports it', { storage: { estimate: async () => ({ quota: 5000 }) } }, 5000],
    ['doesn’t report it', { storage: { estimate: async () => ({}) } }, null],
    ['refuses', { storage: { estimate: async () => never() } }, null],
    ['has no manager', {}, null],
  ])('the available space if the browser %s', async (_, parts, quota) => {
    expect(await withNavigator(parts).quotaBytes()).toBe(quota);
  });
});

describe('works in a browser without', () => {
  test('locks', () => {
    expect(withNavigator({}).locks).toBeNull();
  });

  test('channels', () => {
    const channel = Object.getOwnPropertyDescriptor(window, 'BroadcastChannel');
    Reflect.deleteProperty(window, 'BroadcastChannel');
    const { channel: found } = createBrowserServices('');
    if (channel !== undefined) Object.defineProperty(window, 'BroadcastChannel', channel);
    expect(found).toBeNull();
  });

  test('storage, which throws as soon as it is accessed', () => {
    const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(never);
    expect(createBrowserServices('').device).toBeNull();
    blocked.mockRestore();
    expect(createBrowserServices('').device).not.toBeNull();
  });

  test('a list of its databases: the check rejects, and the record copes', async () => {
    vi.stubGlobal('indexedDB', {});
    await expect(createBrowserServices('').hasDatabase()).rejects.toThrow(TypeError);
  });

  test('databases', async () => {
    Reflect.deleteProperty(window, 'indexedDB');
    expect(await createBrowserServices('').hasDatabase()).toBe(false);
  });
});
