/** Moves or deletes the record when the student changes the consent, here or in another tab. */
import type { Consent, StoragePlace, StudentRecord } from '@/data/record/api';
import type { RecordDatabase } from '@/data/record/finished/database';
import { readOrThrow } from '@/data/record/readOrThrow';
import { nullIfUnread } from '@/data/record/RecordUnreadError';
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

/** Space in the tab's storage that finished attempts leave for later changes of the plan, words, and notes, in characters. */
const reserveLength = 200_000;
const reserveKey = 'larkfield:reserve';

/** Time in milliseconds for other tabs to release what is about to be deleted. */
const lettingGoMs = 200;

/** @param moveIn moves what is saved as texts on the device into the database */
export function createConsentController(
  context: RecordContext,
  holds: AttemptHolds,
  moveIn: () => Promise<void>,
): ConsentController {
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

  /** Reads from the database; null if it can't be read, and `none` if there is certainly nothing in it. */
  async function readOrNull<T>(work: (database: RecordDatabase) => Promise<T>, none: T): Promise<T | null> {
    return readOrThrow(context, work, none).catch(nullIfUnread);
  }

  /** Copies saved rows to this tab. Returns the number of those that only memory has room for; null if it can't read them all. */
  async function copySavedRowsToTab(): Promise<number | null> {
    let untilReload = 0;
    for (const kind of savedRowKinds) {
      const rows = await readOrNull(async (database) => (await database.savedRows(kind)).rows, []);
      // A text that didn't move into the database can't be read here.
      if (rows === null || (rows.length > 0 && stores.device.read(savedRowsPrefix + kind) !== null))
        return null;
      if (rows.length === 0) continue;
      const { place } = writeSavedRowsText(stores, kind, rows, browser.now(), 'visit');
      if (place === 'memory') untilReload += rows.length;
    }
    return untilReload;
  }

  /**
   * Copies finished attempts with their notes to this tab, the latest first, until it is full but for some space for later changes.
   * Null if one can't be read.
   */
  async function copyFinishedToTab(): Promise<{ moved: number; deleted: number } | null> {
    const summaries = await readOrNull(async (database) => (await database.summaries()).summaries, []);
    const notes = await readOrNull(async (database) => (await database.notes()).rows, []);
    if (summaries === null || notes === null) return null;
    const ids = summaries.toSorted((a, b) => b.finishedAt.utcMs - a.finishedAt.utcMs).map(({ id }) => id);
    let moved = 0;
    stores.tab.write(reserveKey, ' '.repeat(reserveLength));
    try {
      for (const id of ids) {
        // Sequential, because each may be the last that fits.
        const read = await readOrNull(async (database) => ({ reading: await database.finished(id) }), {
          reading: null,
        });
        if (read === null) return null;
        if (read.reading?.state !== 'sound') continue;
        if (writeFinishedAttemptToSlot(context, read.reading.value, 'visit') === null) break;
        // The ended note says that the database has the attempt, but the database is about to be deleted.
        removeEndedMarker(stores, id);
        const noted = notes.find((each) => each.id === id);
        if (noted !== undefined) writeNotesText(stores, noted, 'visit');
        moved += 1;
      }
    } finally {
      stores.tab.remove(reserveKey);
    }
    return { moved, deleted: ids.length - moved };
  }

  function moveOtherTexts(consent: Consent): void {
    for (const prefix of [notesPrefix, savedRowsPrefix]) moveTextsToAllowedPlace(stores, prefix, consent);
  }

  function forgetKnownRows(): void {
    context.knownRows.clear();
    context.knownNotes.byId.clear();
    context.knownNotes.areAll = false;
  }

  function clearKeys(of: readonly StoragePlace[], prefixes: readonly string[] = storedPrefixes): void {
    for (const place of of)
      for (const prefix of prefixes) for (const key of stores[place].keys(prefix)) stores[place].remove(key);
  }

  return {
    async setConsent(consent) {
      if (consent === context.consent()) return { moved: 0, deleted: 0, untilReload: 0 };
      if (consent === 'keep') {
        writeConsent(stores, consent);
        browser.persist();
        messages.post({ type: 'consent', consent });
        const running = await moveRunning(new Map());
        moveOtherTexts(consent);
        moveSavedNumbers(stores, consent);
        const moved = running + (await moveAllFinishedToDatabase(context, holds));
        return { moved, deleted: 0, untilReload: 0 };
      }
      // Without an earlier consent, a database belongs to a record whose consent was lost, so it is left alone.
      const isKept = context.consent() === 'keep';
      if (isKept) await moveIn();
      const isOpen = (await databaseAccess.ask(() => Promise.resolve())).state === 'done';
      const running = isKept ? await readOrNull((database) => database.running(), []) : null;
      // The rows first: they are small, and can't be replaced.
      const untilReload = running === null ? null : await copySavedRowsToTab();
      const finished = untilReload === null ? null : await copyFinishedToTab();
      writeConsent(stores, consent);
      messages.post({ type: 'consent', consent });
      const movedRunning = await moveRunning(new Map((running ?? []).map((row) => [row.id, row])));
      moveOtherTexts(consent);
      moveSavedNumbers(stores, consent);
      for (const key of stores.device.keys(endedMarkerPrefix)) {
        // Without its note, a discarded attempt would reappear from another tab's copy.
        stores.tab.write(key, stores.device.read(key) ?? '');
        stores.device.remove(key);
      }
      await browser.wait(lettingGoMs);
      if (finished !== null && isOpen) await databaseAccess.destroy();
      else databaseAccess.close();
      return {
        moved: (finished?.moved ?? 0) + movedRunning,
        deleted: finished === null && isKept ? null : (finished?.deleted ?? 0),
        untilReload: untilReload ?? 0,
      };
    },

    async forgetEverything() {
      // Shared copies belong to the device, and are deleted only with its last learner.
      const going = storedPrefixes.filter((prefix) => prefix !== sharedPrefix || !browser.hasOthers());
      forgetKnownRows();
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
      forgetKnownRows();
      databaseAccess.close();
    },
  };
}
