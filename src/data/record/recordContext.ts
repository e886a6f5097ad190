/** Dependencies shared by all parts of the record. */
import type { Consent } from './api';
import type { BrowserServices } from './browser';
import { readConsent } from '@/data/record/consent/consent';
import { type DatabaseAccess, createDatabaseAccess } from './finished/databaseAccess';
import { createDatabaseMark } from './finished/databaseMark';
import { type TabMessages, createTabMessages } from '@/data/record/notices/tabMessages';
import type { AttemptNotes } from './notes/attemptNotes';
import type { AttemptLocks } from './running/attemptLock';
import { createAttemptLocks } from './running/createAttemptLocks';
import { type TextStores, createTextStores } from './running/text-store';
import type { SavedRowKind } from './saved/savedRowKinds';
import type { SavedRow } from './saved/savedRows';

export interface RecordContext {
  readonly browser: BrowserServices;
  readonly stores: TextStores;
  readonly messages: TabMessages;
  readonly locks: AttemptLocks;
  readonly databaseAccess: DatabaseAccess;
  readonly consent: () => Consent;
  /**
   * All rows of a kind as this page last read them, with its own changes since. Without an entry, the kind was never read, and no
   * change may start from it.
   */
  readonly knownRows: Map<SavedRowKind, readonly SavedRow[]>;
  /** The same for notes, by the attempt's id; null if there are none. `areAll`: an attempt without an entry has none, either. */
  readonly knownNotes: { areAll: boolean; readonly byId: Map<string, AttemptNotes | null> };
}

export function createRecordContext(browser: BrowserServices, tab: string): RecordContext {
  const stores = createTextStores(browser);
  const consent = () => readConsent(stores);
  const messages = createTabMessages(browser.channel, tab);
  return {
    browser,
    stores,
    messages,
    locks: createAttemptLocks(browser, messages),
    databaseAccess: createDatabaseAccess(browser, consent, createDatabaseMark(stores)),
    consent,
    knownRows: new Map(),
    knownNotes: { areAll: false, byId: new Map() },
  };
}
