/** Downloads in the background pause while a person waits in any document of the site. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdBackDownloads, whenNobodyWaits } from '@/lib/browser/backgroundDownloads';

/** One lock as browsers grant it: in the order of the requests, to one exclusive holder or to any number of shared ones. */
function fakeLocks() {
  const held = new Set<'shared' | 'exclusive'>();
  const queue: { readonly mode: 'shared' | 'exclusive'; readonly grant: () => void }[] = [];
  let holders = 0;
  const grantNext = () => {
    const [next] = queue;
    if (next === undefined || (holders > 0 && (next.mode === 'exclusive' || held.has('exclusive')))) return;
    queue.shift();
    holders += 1;
    held.add(next.mode);
    next.grant();
    grantNext();
  };
  const asked: string[] = [];
  return {
    asked,
    held: () => holders,
    async request(name: string, ...rest: readonly unknown[]): Promise<unknown> {
      asked.push(name);
      const callback = rest.at(-1);
      const options = rest.length > 1 ? rest[0] : undefined;
      const isShared =
        typeof options === 'object' && options !== null && 'mode' in options && options.mode === 'shared';
      await new Promise<void>((grant) => {
        queue.push({ mode: isShared ? 'shared' : 'exclusive', grant });
        // A browser grants a lock in a later task.
        setTimeout(grantNext);
      });
      const result: unknown = typeof callback === 'function' ? await callback({}) : undefined;
      holders -= 1;
      if (holders === 0) held.clear();
      grantNext();
      return result;
    },
  };
}

let locks: ReturnType<typeof fakeLocks>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  locks = fakeLocks();
  vi.stubGlobal('navigator', { locks });
});
afterEach(async () => {
  await vi.runAllTimersAsync();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const passes = (ms = 10) => vi.advanceTimersByTimeAsync(ms);

const ignore = () => undefined as void;

/** A task that settles when the test says so. */
function pendingTask() {
  const settle = { arrive: ignore, fail: ignore };
  const task = new Promise<string>((resolve, reject) => {
    settle.arrive = () => resolve('there');
    settle.fail = () => reject(new Error('offline'));
  });
  return { task, ...settle };
}

/** Counts the files that a background download has begun, each after its turn. */
function download(files: number): () => number {
  let begun = 0;
  void (async () => {
    for (let file = 0; file < files; file += 1) {
      await whenNobodyWaits();
      begun += 1;
    }
  })();
  return () => begun;
}

test('downloads run while nobody waits', async () => {
  const begun = download(3);
  await passes();
  expect(begun()).toBe(3);
  expect(locks.held()).toBe(0);
});

test('downloads pause between two files until what a person waits for has arrived', async () => {
  const { task, arrive } = pendingTask();
  void holdBackDownloads(task);
  await passes();
  const begun = download(3);
  await passes(29_000);
  expect(begun()).toBe(0);
  arrive();
  await passes();
  expect(begun()).toBe(3);
});

test('a task keeps its result, and its failure ends the pause', async () => {
  const good = pendingTask();
  const bad = pendingTask();
  const result = holdBackDownloads(good.task);
  const failure = expect(holdBackDownloads(bad.task)).rejects.toThrow('offline');
  await passes();
  good.arrive();
  expect(await result).toBe('there');
  const begun = download(1);
  await passes();
  expect(begun()).toBe(0);
  bad.fail();
  await failure;
  await passes();
  expect(begun()).toBe(1);
});

test('a task never waits for the lock, even while a download has it', async () => {
  const never = new Promise<void>(() => undefined);
  void locks.request('larkfield-person-waits', () => never);
  await passes();
  const { task, arrive } = pendingTask();
  const result = holdBackDownloads(task);
  arrive();
  expect(await result).toBe('there');
});

test('waits that overlap or nest are one hold, which ends with the last of them', async () => {
  const outer = pendingTask();
  const inner = pendingTask();
  void holdBackDownloads(holdBackDownloads(outer.task));
  await passes();
  const begun = download(2);
  await passes();
  void holdBackDownloads(inner.task);
  await passes();
  outer.arrive();
  await passes();
  expect(begun()).toBe(0);
  inner.arrive();
  await passes();
  expect(begun()).toBe(2);
  expect(locks.asked).toHaveLength(3);
});

test('a wait that never ends holds downloads back for 30 seconds', async () => {
  void holdBackDownloads(new Promise(() => undefined));
  await passes();
  const begun = download(1);
  await passes(29_000);
  expect(begun()).toBe(0);
  await passes(1000);
  expect(begun()).toBe(1);
});

test('a wait that ends before its lock is granted holds nothing back', async () => {
  await holdBackDownloads(Promise.resolve());
  await passes();
  expect(locks.held()).toBe(0);
  const begun = download(1);
  await passes();
  expect(begun()).toBe(1);
});

test.each([
  ['has no locks', {}],
  ['refuses locks', { locks: { request: () => Promise.reject(new DOMException('', 'SecurityError')) } }],
])('downloads don’t pause in a browser that %s', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const { task, arrive } = pendingTask();
  const result = holdBackDownloads(task);
  const begun = download(2);
  await passes();
  expect(begun()).toBe(2);
  arrive();
  expect(await result).toBe('there');
});
