/** A database that is blocked, hangs, or fails: nobody waits long, missing data is always reported, and it all arrives later. */
import { openDB } from 'idb';
import { describe, expect, test, vi } from 'vitest';
import type { BrowserServices } from '@/data/record/browser';
import { deleteDatabase, openDatabase, type RecordDatabase } from '@/data/record/finished/database';
import { createDatabaseAccess } from '@/data/record/finished/databaseAccess';
import { type Migration, migrations } from '@/data/record/finished/migrations';
import { wordCard } from '../../../domain/plan/words/card';
import { fakeBrowser, type Tab, watched } from '../fake-browser';
import { answered, finished, started } from '../sample-attempts';
import { patienceMs } from '../../../patience';
import { putRows } from '../putRows';

const noListeners = {
  onClosed: () => undefined,
  onBlocked: () => undefined,
  signal: new AbortController().signal,
};

/** A tab of an older version that has the database open and closes it when asked, or doesn't. */
async function olderTab(closesOnRequest: boolean) {
  const connection = await openDB('larkfield', 1, {
    upgrade(older) {
      for (const store of ['attempts', 'summaries', 'seen', 'running'])
        older.createObjectStore(store, { keyPath: 'id' });
      older.createObjectStore('unreadable', { autoIncrement: true });
    },
  });
  if (closesOnRequest) connection.addEventListener('versionchange', () => connection.close());
  return connection;
}

describe('while another tab holds an older database open', () => {
  test('another tab of this site closes it on request', async () => {
    fakeBrowser();
    const closed = vi.fn<() => void>();
    const older = await openDatabase({ ...noListeners, onClosed: closed }, migrations.slice(0, 2));
    if (typeof older === 'string') throw new Error(older);
    const blocked = vi.fn<() => void>();
    const newer = await openDatabase({ ...noListeners, onBlocked: blocked });
    if (typeof newer === 'string') throw new Error(newer);
    expect(closed).toHaveBeenCalledOnce();
    expect(blocked).not.toHaveBeenCalled();
    newer.close();
  });

  test('a test starts, runs, and ends without it, and the database has everything once it opens', async () => {
    const browser = fakeBrowser();
    const older = await olderTab(false);
    const { record } = browser.tab();
    let changes = 0;
    record.subscribe(() => (changes += 1));
    await record.setConsent('keep');
    await record.prepareRecord();
    expect(await record.seenItems()).toEqual(new Set());
    const { hold, place } = await record.beginAttempt(started('a'), watched());
    expect(place).toBe('device');
    hold.save(answered('a', 2));
    expect(await hold.finish(finished('a'))).toMatchObject({ state: 'saved', place: 'device' });
    // Unreadable data is reported.
    expect(await record.listFinished()).toMatchObject({ attempts: [{ id: 'a' }], database: 'unavailable' });
    expect(await record.readFinished('b')).toEqual({ state: 'unavailable' });
    expect((await record.exportAll()).leftOut).toBeNull();
    expect((await record.measure()).lastBackupMs).toBeNull();
    expect([...browser.device.texts.keys()].some((key) => key.includes(':attempt:a:'))).toBe(true);

    const before = changes;
    older.close();
    await expect
      .poll(async () => [...browser.device.texts.keys()].filter((key) => key.includes(':attempt:a:')))
      .toEqual([]);
    await expect.poll(() => changes).toBeGreaterThan(before);
    expect(await record.listFinished()).toMatchObject({ attempts: [{ id: 'a' }], database: 'open' });
    expect((await record.seenItems()).size).toBeGreaterThan(0);
  });

  test('a tab that closes it doesn’t block others', async () => {
    const browser = fakeBrowser();
    await olderTab(true);
    const { record } = browser.tab();
    await record.setConsent('keep');
    expect((await record.listFinished()).database).toBe('open');
  });
});

const neverOpened = { isSet: () => false, set: () => undefined, remove: () => undefined };

/** A database connection with a manual clock. */
function accessWithClock(loadDatabase: BrowserServices['loadDatabase']) {
  const waiting: { readonly until: number; readonly end: () => void }[] = [];
  let now = 0;
  const wait = (ms: number) => new Promise<void>((end) => void waiting.push({ until: now + ms, end }));
  const databaseAccess = createDatabaseAccess(
    { ...browserParts, loadDatabase, wait },
    () => 'keep',
    neverOpened,
  );
  return {
    databaseAccess,
    pass: async (ms: number) => {
      now += ms;
      for (const { until, end } of waiting) if (until <= now) end();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}
const browserParts = {
  device: null,
  tab: null,
  locks: null,
  channel: null,
  hasDatabase: () => Promise.resolve(true),
  hasOthers: () => false,
  noteName: () => undefined,
  now: () => 0,
  persist: () => undefined,
  isPersisted: () => Promise.resolve(null),
  quotaBytes: () => Promise.resolve(null),
  onPageHide: () => undefined,
  onPageReturn: () => undefined,
  onNewDay: () => undefined,
  onDeviceChange: () => undefined,
};

/** Returns the state of a promise that may never settle. */
async function settledValue<T>(promise: Promise<T>): Promise<T | 'waiting'> {
  let value: T | 'waiting' = 'waiting';
  void promise.then((each) => (value = each));
  await new Promise((resolve) => setImmediate(resolve));
  return value;
}

describe('a database that hangs', () => {
  test('delays a start by half a second and a list by three, and only once', async () => {
    const { databaseAccess, pass } = accessWithClock(() => new Promise(() => undefined));
    const start = databaseAccess.use((database) => database.seenIds(), null, 'brief');
    const list = databaseAccess.ask((database) => database.answers());
    await pass(499);
    expect(await settledValue(start)).toBe('waiting');
    await pass(1);
    expect(await settledValue(start)).toBeNull();
    expect(await settledValue(list)).toBe('waiting');
    await pass(2500);
    expect(await settledValue(list)).toMatchObject({ state: 'unavailable' });
    // Waiting for each read used to add up to sixteen seconds; now later reads don't wait.
    for (const patience of ['brief', 'patient'] as const)
      expect(
        await settledValue(databaseAccess.ask((database) => database.answers(), patience)),
      ).toMatchObject({
        state: 'unavailable',
      });
  });
});

const card = wordCard({ id: 'frugal' });

/**
 * A browser with a tab that is left as soon as a transaction of a kind has begun: `methods` returns that kind's method, which
 * passes what it has begun to `leave`.
 */
async function leftDuring(
  methods: (database: RecordDatabase, leave: <T>(begun: T) => T) => Partial<RecordDatabase>,
) {
  const browser = fakeBrowser();
  let isLeft = false;
  const leave = <T>(begun: T): T => {
    if (!isLeft) tab.hide();
    isLeft = true;
    return begun;
  };
  const tab: Tab = browser.tab({
    loadDatabase: async () => ({
      deleteDatabase,
      async openDatabase(options) {
        const database = await openDatabase(options);
        return typeof database === 'string' ? database : { ...database, ...methods(database, leave) };
      },
    }),
  });
  await tab.record.setConsent('keep');
  await tab.record.prepareRecord();
  return { browser, tab, record: tab.record };
}
const whileSavingRows = () =>
  leftDuring((database, leave) => ({
    changeSavedRows: (...all) => leave(database.changeSavedRows(...all)),
  }));
const whileHandingIn = () =>
  leftDuring((database, leave) => ({ putFinished: (attempt) => leave(database.putFinished(attempt)) }));

/** Counts the rows that have reached the database. */
async function rowsIn(store: string): Promise<number> {
  const connection = await openDB('larkfield');
  const count = await connection.count(store);
  connection.close();
  return count;
}

describe('a page that is left during a transaction', () => {
  test('rolls it back and saves the rows as text, and moves them into the database when the page returns', async () => {
    const { browser, tab, record } = await whileSavingRows();
    expect(await record.readSavedRows('cards')).toEqual([]);
    expect(await putRows(record, 'cards', [card])).toMatchObject({
      state: 'saved',
      place: 'device',
    });
    expect(await rowsIn('cards')).toBe(0);
    const other = browser.tab().record;
    expect(await other.readSavedRows('cards')).toEqual([card]);
    tab.comeBack();
    await expect.poll(() => rowsIn('cards')).toBe(1);
    await expect
      .poll(() => [...browser.device.texts.keys()].filter((key) => key.endsWith('cards')))
      .toEqual([]);
    expect(await record.readSavedRows('cards')).toEqual([card]);
  });

  test('writes nothing that it would have to make from rows it hasn’t read', async () => {
    const { browser, record } = await whileSavingRows();
    expect(await putRows(record, 'cards', [card])).toEqual({ state: 'unread' });
    expect(await browser.tab().record.readSavedRows('cards')).toEqual([]);
  });

  test('leaves a finished test in its slots, and the next page moves it into the database', async () => {
    const { browser, record } = await whileHandingIn();
    const { hold } = await record.beginAttempt(started('a'), watched());
    expect(await hold.finish(finished('a'))).toMatchObject({ state: 'saved', place: 'device' });
    expect(await rowsIn('attempts')).toBe(0);
    const next = browser.tab().record;
    await next.prepareRecord();
    expect(await rowsIn('attempts')).toBe(1);
    expect((await next.listFinished()).attempts).toMatchObject([{ id: 'a' }]);
  });

  test('answers at once until it returns', async () => {
    const { tab, record } = await whileHandingIn();
    tab.hide();
    expect((await record.listFinished()).database).toBe('unavailable');
    tab.comeBack();
    expect((await record.listFinished()).database).toBe('open');
  });

  test('doesn’t leave a migration unfinished that would block every other page', async () => {
    fakeBrowser();
    const aborter = new AbortController();
    const abortsAfterwards: Migration = () => aborter.abort();
    const options = { ...noListeners, signal: aborter.signal };
    expect(await openDatabase(options, [...migrations.slice(0, 1), abortsAfterwards])).toBe('unavailable');
    const database = await openDatabase(noListeners);
    if (typeof database === 'string') throw new Error(database);
    expect(await database.isEmpty()).toBe(true);
    database.close();
  });
});

test('a failed transaction doesn’t close newer connections', async () => {
  fakeBrowser();
  const { openDatabase: open } = await import('@/data/record/finished/database');
  const opened = vi.fn<typeof open>(open);
  const { databaseAccess } = accessWithClock(() =>
    Promise.resolve({ openDatabase: opened, deleteDatabase: () => Promise.resolve() }),
  );
  const failures: ((reason: Error) => void)[] = [];
  let tries = 0;
  const slow = databaseAccess.ask(() => {
    tries += 1;
    return tries > 1
      ? Promise.resolve('second try')
      : new Promise<string>((_, reject) => {
          failures.push(reject);
        });
  });
  await vi.waitFor(() => expect(tries).toBe(1), { timeout: patienceMs });
  // Another store fails first, and its retry opens a new connection.
  let fails = true;
  await databaseAccess.ask(() => {
    if (!fails) return Promise.resolve('fine');
    fails = false;
    return Promise.reject(new Error('lost'));
  });
  expect(opened).toHaveBeenCalledTimes(2);
  failures[0]?.(new Error('lost'));
  expect(await slow).toEqual({ state: 'done', value: 'second try' });
  expect(opened).toHaveBeenCalledTimes(2);
  databaseAccess.close();
});
