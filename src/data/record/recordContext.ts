/** Dependencies shared by all parts of the record. */
import type { WordDay } from '@/domain/plan/words/word-day';
import type { IsoDay } from '@/lib/dates/calendar';
import type { Consent } from './api';
import type { BrowserServices } from './browser';
import { readConsent } from '@/data/record/consent/consent';
import { type DatabaseAccess, createDatabaseAccess } from './finished/databaseAccess';
import { type TabMessages, createTabMessages } from '@/data/record/notices/tabMessages';
import type { AttemptLocks } from './running/attemptLock';
import { createAttemptLocks } from './running/createAttemptLocks';
import { type TextStores, createTextStores } from './running/text-store';

export interface RecordContext {
  readonly browser: BrowserServices;
  readonly stores: TextStores;
  readonly messages: TabMessages;
  readonly locks: AttemptLocks;
  readonly databaseAccess: DatabaseAccess;
  readonly consent: () => Consent;
  /** The last known word statistics of each day, used while the database doesn't respond. */
  readonly wordDays: Map<IsoDay, WordDay>;
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
    databaseAccess: createDatabaseAccess(browser, consent),
    consent,
    wordDays: new Map(),
  };
}
