/** Moves or deletes the record when the student changes the consent, here or in another tab. */
import type { Consent, ConsentChange, StoragePlace, StudentRecord } from '@/data/record/api';
import type { AttemptNotes } from '@/data/record/notes/attemptNotes';
import type { SavedRow } from '@/data/record/saved/savedRows';
import { readOrThrow } from '@/data/record/readOrThrow';
import { assertReadable, nullIfUnread, RecordUnreadError } from '@/data/record/RecordUnreadError';
import { writeConsent } from './consent';
import type { RecordContext } from '@/data/record/recordContext';
import { moveSavedNumbers } from '@/data/record/stored-texts/savedNumbers';
import { type SavedRowKind, savedRowKinds } from '@/data/record/saved/savedRowKinds';
import { savedRowsPrefix, writeSavedRowsText } from '@/data/record/saved/savedRowTexts';
import {
  moveAllFinishedToDatabase,
  readStoredAnswers,
  writeFinishedAttemptToSlot,
} from '@/data/record/finished/finishedAttempts';
import type { RunningAttemptWithClock } from '@/data/record/finished/runningRows';
import { notesPrefix, writeNotesText } from '@/data/record/notes/noteTexts';
import { reserveKey, storedPrefixes } from '@/data/record/stored-texts/storedPrefixes';
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

/** Texts that move into the database as soon as it opens. */
const rowTextPrefixes = [savedRowsPrefix, notesPrefix];

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

  /**
   * Reads what a change to `visit` moves, except the attempts, which are large. It stops at the first part that can't be read,
   * because a busy database takes seconds to say so.
   * @throws RecordUnreadError (rejects) if there may be more than could be read
   */
  async function readRecord() {
    await moveIn();
    const isOpen = (await databaseAccess.ask(() => Promise.resolve())).state === 'done';
    const areTextsLeft = rowTextPrefixes.some((prefix) =>
      storagePlaces.some((place) => stores[place].keys(prefix).length > 0),
    );
    if (isOpen && areTextsLeft) throw new RecordUnreadError("A text didn't move into the open database");
    const rows = new Map<SavedRowKind, readonly SavedRow[]>();
    for (const kind of savedRowKinds)
      rows.set(
        kind,
        await readOrThrow(context, async (database) => (await database.savedRows(kind)).rows, []),
      );
    return {
      isOpen,
      rows,
      running: await readOrThrow(context, (database) => database.running(), []),
      notes: await readOrThrow(context, async (database) => (await database.notes()).rows, []),
      finished: await readFinishedIds(),
    };
  }

  /**
   * Lists the ids of the finished attempts in the database, the latest first.
   * @throws RecordUnreadError (rejects) if there may be more than could be read
   */
  async function readFinishedIds(): Promise<readonly string[]> {
    const { attempts, database } = await readStoredAnswers(context);
    assertReadable(database);
    return attempts.toSorted((a, b) => b.finishedAt.utcMs - a.finishedAt.utcMs).map(({ id }) => id);
  }

  /** Copies saved rows to this tab. Returns the number of those that only memory has room for. */
  function copyRowsToTab(rowsByKind: ReadonlyMap<SavedRowKind, readonly SavedRow[]>): number {
    let untilReload = 0;
    for (const [kind, rows] of rowsByKind) {
      if (rows.length === 0) continue;
      const { place } = writeSavedRowsText(stores, kind, rows, browser.now(), 'visit');
      if (place === 'memory') untilReload += rows.length;
    }
    return untilReload;
  }

  /**
   * Copies finished attempts with their notes to this tab, in the given order, until it is full but for some space for later changes.
   * Returns the number of attempts.
   * @throws RecordUnreadError (rejects) if one can't be read
   */
  async function copyFinishedToTab(ids: readonly string[], notes: readonly AttemptNotes[]): Promise<number> {
    let moved = 0;
    stores.tab.write(reserveKey, ' '.repeat(reserveLength));
    try {
      for (const id of ids) {
        // Sequential, because each may be the last that fits.
        const reading = await readOrThrow(context, (database) => database.finished(id), null);
        if (reading?.state !== 'sound') continue;
        if (writeFinishedAttemptToSlot(context, reading.value, 'visit') === null) break;
        // The ended note says that the database has the attempt, but the database is about to be deleted.
        removeEndedMarker(stores, id);
        const noted = notes.find((each) => each.id === id);
        if (noted !== undefined) writeNotesText(stores, noted, 'visit');
        moved += 1;
      }
    } finally {
      stores.tab.remove(reserveKey);
    }
    return moved;
  }

  /**
   * Moves the record from the device to this tab, and deletes the rest.
   * @throws RecordUnreadError (rejects) if the record can't be read in full. The device's record is as before, and any copies in
   * this tab merge with it like those of another tab.
   */
  async function moveToTab(): Promise<ConsentChange> {
    const record = await readRecord();
    // The rows first: they are small, and can't be replaced.
    const untilReload = copyRowsToTab(record.rows);
    const finished = await copyFinishedToTab(record.finished, record.notes);
    const running = await beginVisit(record.running);
    await browser.wait(lettingGoMs);
    if (record.isOpen) await databaseAccess.destroy();
    else databaseAccess.close();
    return { moved: finished + running, deleted: record.finished.length - finished, untilReload };
  }

  /** Applies the consent `visit` to everything outside the database. Returns the number of running attempts that moved. */
  async function beginVisit(rows: readonly RunningAttemptWithClock[]): Promise<number> {
    writeConsent(stores, 'visit');
    messages.post({ type: 'consent', consent: 'visit' });
    const running = await moveRunning(new Map(rows.map((row) => [row.id, row])));
    moveOtherTexts('visit');
    moveSavedNumbers(stores, 'visit');
    for (const key of stores.device.keys(endedMarkerPrefix)) {
      // Without its note, a discarded attempt would reappear from another tab's copy.
      stores.tab.write(key, stores.device.read(key) ?? '');
      stores.device.remove(key);
    }
    return running;
  }

  function moveOtherTexts(consent: Consent): void {
    for (const prefix of rowTextPrefixes) moveTextsToAllowedPlace(stores, prefix, consent);
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
      if (context.consent() === 'keep') {
        const change = await moveToTab().catch(nullIfUnread);
        return change ?? { moved: 0, deleted: null, untilReload: 0 };
      }
      // Without an earlier consent, a database belongs to a record whose consent was lost, so it is left alone.
      return { moved: await beginVisit([]), deleted: 0, untilReload: 0 };
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
