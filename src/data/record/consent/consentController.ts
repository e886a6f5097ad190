/** Moves or deletes the record when the student changes the consent, here or in another tab. */
import type { Consent, StoragePlace, StudentRecord } from '@/data/record/api';
import { writeConsent } from './consent';
import type { RecordContext } from '@/data/record/recordContext';
import { moveSavedNumbers } from '@/data/record/stored-texts/savedNumbers';
import { savedRowKinds } from '@/data/record/saved/savedRowKinds';
import { savedRowsPrefix, writeSavedRowsText } from '@/data/record/saved/savedRowTexts';
import { moveAllFinishedToDatabase } from '@/data/record/finished/finishedAttempts';
import { writeFinishedAttemptToSlot } from '@/data/record/finished/moveFinishedToDatabase';
import type { RunningAttemptWithClock } from '@/data/record/finished/runningRows';
import { notesPrefix, writeNotesText } from '@/data/record/notes/noteTexts';
import { storedPrefixes } from '@/data/record/stored-texts/storedPrefixes';
import { sharedPrefix } from '@/data/record/shared/sharedPrefix';
import { moveTextsToAllowedPlace } from '@/data/record/stored-texts/storedTexts';
import {
  removeStoredAttemptData,
  storedAttemptIds,
  readStoredAttemptData,
} from '@/data/record/running/attemptTraces';
import { readEndedMarker, endedMarkerPrefix, removeEndedMarker } from '@/data/record/running/endedNotes';
import { addUnkeyedCopies } from '@/data/record/running/lookUpAttempt';
import type { AttemptHolds } from '@/data/record/running/holds';
import { assessStoredAttempt } from '@/data/record/running/assessStoredAttempt';
import { createSlotWriter } from '@/data/record/running/slotWriter';
import { storagePlaces } from '@/data/record/running/text-store';

export interface ConsentController extends Pick<StudentRecord, 'setConsent' | 'forgetEverything'> {
  /** Applies a consent given in another tab. */
  adopt(consent: 'keep' | 'visit'): void;
  /** Applies a deletion of everything in another tab. */
  followDeletion(): void;
}

/** Time in milliseconds for other tabs to release what is about to be deleted. */
const lettingGoMs = 200;

export function createConsentController(context: RecordContext, holds: AttemptHolds): ConsentController {
  const { browser, stores, messages, databaseAccess } = context;

  /** Moves a running attempt that no tab holds to where the consent allows. True if it moved. */
  async function rehome(id: string, row: RunningAttemptWithClock | null): Promise<boolean> {
    const isMoved = await holds.whileFree(id, async () => {
      const { state, newest, holder, newestKeys } = assessStoredAttempt(
        addUnkeyedCopies(readStoredAttemptData(stores, id), id, row),
      );
      if (newest === null || readEndedMarker(stores, id) !== null) return false;
      // `moveAllFinishedToDatabase` moves finished attempts to the database instead.
      if (state === 'finished' && context.consent() === 'keep') return false;
      const slots = createSlotWriter(stores, id, holder + 1, newestKeys);
      const order = { holder: holder + 1, sequence: 1 };
      const { place } = slots.write(newest.attempt, order, newest.savedAt, context.consent());
      slots.keepNewestIn(place);
      return true;
    });
    return isMoved === true;
  }

  /**
   * Moves running attempts to where the consent allows, except those that other tabs hold and move themselves. Returns the number
   * moved.
   */
  async function moveRunning(rows: ReadonlyMap<string, RunningAttemptWithClock>): Promise<number> {
    const held = holds.held();
    for (const hold of held) hold.rewrite();
    const heldIds = new Set(held.map(({ id }) => id));
    const from: readonly StoragePlace[] =
      context.consent() === 'keep' ? ['tab', 'memory'] : ['device', 'memory'];
    const others = [...new Set([...storedAttemptIds(stores, from), ...rows.keys()])].filter(
      (id) => !heldIds.has(id),
    );
    const moved = await Promise.all(
      others.map(async (id) => ((await rehome(id, rows.get(id) ?? null)) ? id : null)),
    );
    const ids = [...heldIds, ...moved.flatMap((id) => id ?? [])];
    if (context.consent() === 'visit') for (const id of ids) removeStoredAttemptData(stores, id, ['device']);
    return ids.length;
  }

  /** Copies finished attempts with their notes to this tab, the latest first, until it is full. */
  async function copyFinishedToTab(): Promise<{ moved: number; deleted: number | null }> {
    const ids = await databaseAccess.use(async (database) => {
      const { summaries } = await database.summaries();
      return summaries.toSorted((a, b) => b.finishedAt.utcMs - a.finishedAt.utcMs).map(({ id }) => id);
    }, null);
    if (ids === null) return { moved: 0, deleted: null };
    const notes = new Map(
      (await databaseAccess.use(async (database) => (await database.notes()).rows, [])).map((each) => [
        each.id,
        each,
      ]),
    );
    let moved = 0;
    for (const id of ids) {
      // Sequential, because each may be the last that fits.
      const reading = await databaseAccess.use((database) => database.finished(id), null);
      if (reading?.state !== 'sound') continue;
      if (writeFinishedAttemptToSlot(context, reading.value, 'visit') === null) break;
      // The ended note says that the database has the attempt, but the database is about to be deleted.
      removeEndedMarker(stores, id);
      const noted = notes.get(id);
      if (noted !== undefined) writeNotesText(stores, noted, 'visit');
      moved += 1;
    }
    return { moved, deleted: ids.length - moved };
  }

  async function copySavedRowsToTab(): Promise<void> {
    for (const kind of savedRowKinds) {
      const rows = await databaseAccess.use<readonly unknown[]>(
        async (database) => (await database.savedRows(kind)).rows,
        [],
      );
      if (rows.length > 0) writeSavedRowsText(stores, kind, rows, browser.now(), 'visit');
    }
  }

  function moveOtherTexts(consent: Consent): void {
    for (const prefix of [notesPrefix, savedRowsPrefix]) moveTextsToAllowedPlace(stores, prefix, consent);
  }

  function clearKeys(of: readonly StoragePlace[], prefixes: readonly string[] = storedPrefixes): void {
    for (const place of of)
      for (const prefix of prefixes) for (const key of stores[place].keys(prefix)) stores[place].remove(key);
  }

  return {
    async setConsent(consent) {
      if (consent === context.consent()) return { moved: 0, deleted: 0 };
      if (consent === 'keep') {
        writeConsent(stores, consent);
        browser.persist();
        messages.post({ type: 'consent', consent });
        const running = await moveRunning(new Map());
        moveOtherTexts(consent);
        moveSavedNumbers(stores, consent);
        return { moved: running + (await moveAllFinishedToDatabase(context, holds)), deleted: 0 };
      }
      const rows = await databaseAccess.use((database) => database.running(), []);
      const { moved, deleted } = await copyFinishedToTab();
      await copySavedRowsToTab();
      writeConsent(stores, consent);
      messages.post({ type: 'consent', consent });
      const running = await moveRunning(new Map(rows.map((row) => [row.id, row])));
      moveOtherTexts(consent);
      moveSavedNumbers(stores, consent);
      for (const key of stores.device.keys(endedMarkerPrefix)) {
        // Without its note, a discarded attempt would reappear from another tab's copy.
        stores.tab.write(key, stores.device.read(key) ?? '');
        stores.device.remove(key);
      }
      await browser.wait(lettingGoMs);
      await databaseAccess.destroy();
      return { moved: moved + running, deleted };
    },

    async forgetEverything() {
      // Shared copies belong to the device, and are deleted only with its last learner.
      const going = storedPrefixes.filter((prefix) => prefix !== sharedPrefix || !browser.hasOthers());
      context.wordDays.clear();
      for (const hold of holds.held()) hold.lose('deleted');
      messages.post({ type: 'deleted-all' });
      clearKeys(storagePlaces, going);
      await browser.wait(lettingGoMs);
      clearKeys(storagePlaces, going);
      const isDestroyed = await databaseAccess.destroy();
      return isDestroyed && going.every((prefix) => stores.device.keys(prefix).length === 0);
    },

    adopt(consent: Exclude<Consent, null>) {
      writeConsent(stores, consent);
      const held = holds.held();
      for (const hold of held) hold.rewrite();
      // When the consent changes to `visit`, only the tab in which it changed moves the device's notes: otherwise, two tabs would
      // take them from each other.
      if (consent === 'keep') {
        void moveAllFinishedToDatabase(context, holds);
        moveOtherTexts(consent);
      } else {
        for (const { id } of held) removeStoredAttemptData(stores, id, ['device']);
        databaseAccess.close();
      }
    },

    followDeletion() {
      const ids = holds.held().map(({ id }) => id);
      for (const hold of holds.held()) hold.lose('deleted');
      for (const id of ids) removeStoredAttemptData(stores, id);
      clearKeys(['tab', 'memory']);
      context.wordDays.clear();
      databaseAccess.close();
    },
  };
}
