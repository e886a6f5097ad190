/** What every part of the record works with. */
import type { WordDay } from '@/domain/plan/word-day';
import type { IsoDay } from '@/lib/calendar';
import type { Consent } from './api';
import type { Browser } from './browser';
import { readConsent } from './consent';
import { type DatabaseDoor, databaseDoor } from './finished/door';
import { type Messages, messagesOf } from './messages';
import type { Locks } from './running/lock';
import { locksOf } from './running/locks';
import { type TextStores, textStores } from './running/text-store';

export interface RecordContext {
  readonly browser: Browser;
  readonly stores: TextStores;
  readonly messages: Messages;
  readonly locks: Locks;
  readonly door: DatabaseDoor;
  readonly consent: () => Consent;
  /** The figures of days of words as the database last told them: what is counted on from when it doesn't answer. */
  readonly wordDays: Map<IsoDay, WordDay>;
}

export function contextOf(browser: Browser, tab: string): RecordContext {
  const stores = textStores(browser);
  const consent = () => readConsent(stores);
  const messages = messagesOf(browser.channel, tab);
  return {
    browser,
    stores,
    messages,
    locks: locksOf(browser, messages),
    door: databaseDoor(browser, consent),
    consent,
    wordDays: new Map(),
  };
}
