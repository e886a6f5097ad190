/** A fake browser: tabs can be frozen, crash, be duplicated, and be reloaded; storage can be full or blocked. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { HoldOutcome, HoldLossReason, StudentRecord } from '@/data/record/api';
import type { BrowserServices } from '@/data/record/browser';
import type { WebLockManager, TextStorage } from '@/data/record/browserParts';
import { openRecord } from '@/data/record/record';
import type { Attempt } from '@/domain/exam/attempts/attempt';

export interface FakeStorage extends TextStorage {
  readonly texts: Map<string, string>;
  /** The maximum number of characters, including keys. */
  quota: number;
  blocked: boolean;
  /** Leaves exactly this much space. */
  fill(room: number): void;
}

export function fakeStorage(entries: Iterable<readonly [string, string]> = []): FakeStorage {
  const texts = new Map(entries);
  const used = () => [...texts].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  const allowed = () => {
    if (storage.blocked) throw new DOMException('blocked', 'SecurityError');
    return texts;
  };
  const storage: FakeStorage = {
    texts,
    quota: Infinity,
    blocked: false,
    fill: (room) => void (storage.quota = used() + room),
    get length() {
      return allowed().size;
    },
    key: (index) => [...allowed().keys()][index] ?? null,
    getItem: (key) => allowed().get(key) ?? null,
    setItem(key, text) {
      const before = allowed().get(key);
      const grown = before === undefined ? key.length + text.length : text.length - before.length;
      if (grown > 0 && used() + grown > storage.quota) throw new DOMException('full', 'QuotaExceededError');
      texts.set(key, text);
    },
    removeItem: (key) => void allowed().delete(key),
  };
  return storage;
}

export interface Tab {
  readonly record: StudentRecord;
  readonly storage: FakeStorage;
  /** Messages and lost locks are delivered when the tab thaws. */
  freeze(): void;
  thaw(): void;
  /** Stops the tab's code and releases its locks; its storage remains. */
  crash(): void;
  /** The same tab with a new page. */
  reloaded(): Tab;
  duplicated(): Tab;
  hide(): void;
  comeBack(): void;
  beginDay(): void;
}

export interface TabOptions {
  readonly storage?: FakeStorage;
  readonly locks?: boolean;
  readonly channel?: boolean;
  readonly loadDatabase?: BrowserServices['loadDatabase'];
  readonly hasDatabase?: BrowserServices['hasDatabase'];
}

export interface FakeBrowser {
  readonly device: FakeStorage;
  /** Makes waits for another tab's answer time out. */
  silence: boolean;
  /** Makes waits for the database time out. */
  isImpatient: boolean;
  now: number;
  tab(options?: TabOptions): Tab;
}

interface Client {
  readonly deliver: (task: () => void) => void;
}

const browserOf = new WeakMap<StudentRecord, FakeBrowser>();

/** Sets the clock of a record's browser, so that the next change gets this time. */
export function setClock(record: StudentRecord, ms: number): void {
  const browser = browserOf.get(record);
  if (browser !== undefined) browser.now = ms - 1;
}

/** Creates a browser with an empty database. */
export function fakeBrowser(): FakeBrowser {
  globalThis.indexedDB = new IDBFactory();
  const device = fakeStorage();
  const locks = lockQueue();
  const channels = new Map<Client, (message: unknown) => void>();
  let tabs = 0;

  const browser: FakeBrowser = { device, silence: false, isImpatient: false, now: 1_795_000_000_000, tab };

  function tab(options: TabOptions = {}): Tab {
    const storage = options.storage ?? fakeStorage();
    const listeners: Record<'hide' | 'return' | 'newDay', (() => void)[]> = {
      hide: [],
      return: [],
      newDay: [],
    };
    let state: 'awake' | 'frozen' | 'dead' = 'awake';
    let waiting: (() => void)[] = [];
    const client: Client = {
      deliver(task) {
        if (state === 'awake') task();
        else if (state === 'frozen') waiting.push(task);
      },
    };
    tabs += 1;
    const record = openRecord(
      {
        device,
        tab: storage,
        locks: options.locks === false ? null : locks.of(client),
        channel:
          options.channel === false
            ? null
            : {
                post(message) {
                  if (state !== 'awake') return;
                  const copy = structuredClone(message);
                  for (const [other, listener] of channels)
                    if (other !== client) queueMicrotask(() => other.deliver(() => listener(copy)));
                },
                listen: (listener) => void channels.set(client, listener),
              },
        hasDatabase:
          options.hasDatabase ??
          (async () => (await indexedDB.databases()).some(({ name }) => name === 'larkfield')),
        loadDatabase: options.loadDatabase ?? (() => import('@/data/record/finished/database')),
        hasOthers: () => false,
        noteName: () => undefined,
        now: () => (browser.now += 1),
        wait: (ms) =>
          new Promise((resolve) => {
            // 300 ms: the wait for answers in browsers without locks. 1000 ms: the wait for a tab that is asked to hand over.
            if (ms <= 300 || browser.isImpatient || (ms <= 1000 && browser.silence)) setImmediate(resolve);
          }),
        persist: () => undefined,
        isPersisted: () => Promise.resolve(true),
        quotaBytes: () => Promise.resolve(1_000_000_000),
        onPageHide: (listener) => void listeners.hide.push(listener),
        onPageReturn: (listener) => void listeners.return.push(listener),
        onNewDay: (listener) => void listeners.newDay.push(listener),
        onDeviceChange: () => undefined,
      },
      `tab-${tabs}`,
    );
    browserOf.set(record, browser);
    const crash = () => {
      state = 'dead';
      channels.delete(client);
      locks.freeAll(client);
    };
    return {
      record,
      storage,
      freeze: () => void (state = 'frozen'),
      thaw() {
        state = 'awake';
        const tasks = waiting;
        waiting = [];
        for (const task of tasks) task();
      },
      crash,
      reloaded() {
        crash();
        return tab({ ...options, storage });
      },
      duplicated() {
        const copy = fakeStorage(storage.texts);
        copy.quota = storage.quota;
        return tab({ ...options, storage: copy });
      },
      hide: () => listeners.hide.forEach((listener) => listener()),
      comeBack: () => listeners.return.forEach((listener) => listener()),
      beginDay: () => listeners.newDay.forEach((listener) => listener()),
    };
  }

  return browser;
}

/** The parts of Web Locks that the record uses: `ifAvailable` and `steal`. */
function lockQueue() {
  interface Held {
    readonly client: Client;
    readonly steal: () => void;
  }
  const held = new Map<string, Held>();
  return {
    freeAll(client: Client) {
      for (const [name, lock] of held) if (lock.client === client) held.delete(name);
    },
    of: (client: Client): WebLockManager => ({
      async request(name, options, whileHeld) {
        await Promise.resolve();
        const before = held.get(name);
        if (before !== undefined && 'ifAvailable' in options) return whileHeld(null);
        held.delete(name);
        before?.steal();
        return new Promise<void>((resolve, reject) => {
          const lock: Held = {
            client,
            steal: () => client.deliver(() => reject(new DOMException('stolen', 'AbortError'))),
          };
          held.set(name, lock);
          void (async () => {
            await whileHeld({ name });
            if (held.get(name) === lock) held.delete(name);
            resolve();
          })();
        });
      },
      query: async () => ({ held: [...held.keys()].map((name) => ({ name })) }),
    }),
  };
}

/** A browser whose database code can't be loaded or opened. */
export const noDatabase: TabOptions = { loadDatabase: () => Promise.reject(new Error('no database')) };

/** A database that responds to nothing while the gate is closed. */
export function gatedDatabase() {
  let open: Promise<void> = Promise.resolve();
  const openers: (() => void)[] = [];
  const whenOpen = async <T>(work: () => Promise<T>): Promise<T> => {
    await open;
    return work();
  };
  const loadDatabase: BrowserServices['loadDatabase'] = async () => {
    const { deleteDatabase, openDatabase } = await import('@/data/record/finished/database');
    return {
      deleteDatabase,
      async openDatabase(options) {
        const database = await openDatabase(options);
        if (typeof database === 'string') return database;
        return {
          ...database,
          notes: () => whenOpen(() => database.notes()),
          notesOf: (id) => whenOpen(() => database.notesOf(id)),
          putNotes: (all) => whenOpen(() => database.putNotes(all)),
          changeNotes: (...all) => whenOpen(() => database.changeNotes(...all)),
          savedRows: (kind) => whenOpen(() => database.savedRows(kind)),
          putSavedRows: (kind, rows) => whenOpen(() => database.putSavedRows(kind, rows)),
          changeSavedRows: (...all) => whenOpen(() => database.changeSavedRows(...all)),
          putWords: (...all) => whenOpen(() => database.putWords(...all)),
          answers: () => whenOpen(() => database.answers()),
          addAnswers: (ids) => whenOpen(() => database.addAnswers(ids)),
          finished: (id) => whenOpen(() => database.finished(id)),
          running: () => whenOpen(() => database.running()),
          clear: () => whenOpen(() => database.clear()),
        };
      },
    };
  };
  return {
    loadDatabase,
    close: () => void (open = new Promise((resolve) => void openers.push(resolve))),
    open: () => openers.forEach((opener) => opener()),
  };
}

/** A hold's options, and the reason it was lost. */
export function watched(latest?: () => Attempt) {
  const reasons: HoldLossReason[] = [];
  return {
    reasons,
    onLost: (reason: HoldLossReason) => void reasons.push(reason),
    ...(latest === undefined ? {} : { latest }),
  };
}

/** Returns an outcome's hold and fails if there is none. */
export function heldBy(outcome: HoldOutcome): Extract<HoldOutcome, { state: 'held' }> {
  if (outcome.state !== 'held') throw new Error(`Not held but ${outcome.state}`);
  return outcome;
}
