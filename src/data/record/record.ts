/** Implements the record's API for screens (`api.ts`). */
import type { StudentRecord } from './api';
import type { LevelId } from '@/domain/exam/level/level-id';
import type { BrowserServices } from './browser';
import { writeConsent } from '@/data/record/consent/consent';
import { exportRecord } from './backup/exportRecord';
import { measureRecord } from './backup/measureRecord';
import { readImport } from './backup/readImport';
import { changeNotes, listNotes, moveNotesToDatabase, readNotes } from './notes/notes';
import {
  changeSavedRows,
  countUnusableSavedRows,
  moveSavedRowsToDatabase,
  readSavedRows,
  writeWordAnswers,
} from './saved/savedRowStore';
import { listSharedTexts, removeSharedText, writeSharedText } from './shared/sharedTexts';
import { createRecordContext } from './recordContext';
import {
  createFinishedAttemptStore,
  moveAllFinishedToDatabase,
  readFinishedAttempt,
} from './finished/finishedAttempts';
import { createConsentController } from '@/data/record/consent/consentController';
import { markRecordBegun } from './stored-texts/savedNumbers';
import { notifyRecordMarkChanged } from '@/data/record/learner/recordMark';
import type { SavedRowKind } from './saved/savedRowKinds';
import { savedRowsPrefix } from './saved/savedRowTexts';
import { notesPrefix, removeNotesTexts } from './notes/noteTexts';
import { removeStoredAttemptData } from './running/attemptTraces';
import { writeEndedMarker } from './running/endedNotes';
import { lookUpAttempt } from './running/lookUpAttempt';
import { createAttemptHolds } from './running/holds';
import { attemptKeyPrefix } from './running/attemptKey';
import { listFinishedInSlots, listRunningAttempts } from './running/listRunningAttempts';
import { sharedPrefix } from './shared/sharedPrefix';

/** Longest that a read waits for a lost consent to be restored from the database, in milliseconds. */
const recoveryMs = 500;

/**
 * Saving a row of one of these kinds makes dashboards show this learner instead of the sample, even before there are any figures.
 */
const beginsRecord: ReadonlySet<SavedRowKind> = new Set<SavedRowKind>([
  'profiles',
  'plans',
  'goals',
  'reportedTests',
  'timelineNotes',
]);

/** Opens the record for one tab of a browser. `tab` must be unique. */
export function openRecord(browser: BrowserServices, tab: string): StudentRecord {
  const context = createRecordContext(browser, tab);
  const { stores, messages, databaseAccess } = context;
  const holds = createAttemptHolds(context, async (id) => {
    const found = await readFinishedAttempt(context, id);
    return found.state === 'found' ? found.attempt : null;
  });
  const consentController = createConsentController(context, holds, () => movedIn());
  let chosenLevel: LevelId | null = null;
  const listeners = new Set<() => void>();
  const notifyListeners = () => {
    for (const listener of listeners) listener();
  };

  messages.listen((message) => {
    if (message.type === 'ended') {
      holds
        .held()
        .find(({ id }) => id === message.id)
        ?.lose('taken-over');
      // A duplicated tab may have its own copy of the finished attempt, and keeps it.
      const hasFinishedCopy = listFinishedInSlots(context).some(({ attempt }) => attempt.id === message.id);
      if (message.how === 'discarded' || !hasFinishedCopy) {
        writeEndedMarker(stores, message.id, message.how, browser.now(), 'visit');
        removeStoredAttemptData(stores, message.id, ['tab', 'memory']);
      }
      if (message.how === 'discarded') removeNotesTexts(stores, message.id, ['tab', 'memory']);
    } else if (message.type === 'consent') consentController.adopt(message.consent);
    else if (message.type === 'deleted-all') consentController.followDeletion();
    else if (message.type !== 'changed') return;
    notifyListeners();
  });
  browser.onDeviceChange((key) => {
    const prefixes = [attemptKeyPrefix(), notesPrefix, savedRowsPrefix, sharedPrefix];
    if (key === null || prefixes.some((prefix) => key.startsWith(prefix))) notifyListeners();
  });
  // The rows are the same, but what they say depends on the day: what is due, done, and missed.
  browser.onNewDay(notifyListeners);

  /** Waits for a change, then notifies this page's listeners, which messages to other tabs don't reach. */
  const thenNotify = async <T>(change: Promise<T>): Promise<T> => {
    const outcome = await change;
    notifyListeners();
    return outcome;
  };
  const changeSharedTexts = async <T>(change: () => T): Promise<T> => {
    try {
      const outcome = change();
      notifyListeners();
      return outcome;
    } finally {
      notifyRecordMarkChanged();
    }
  };
  const finished = createFinishedAttemptStore(context);

  /**
   * A killed browser may lose the consent, which is flushed to disk seconds late, but not the database, which is written at once
   * and only with consent `keep`. So rows in the database restore that consent.
   */
  const recovered = async () => {
    if (context.consent() !== null) return;
    if (!(await browser.hasDatabase().catch(() => false)) || context.consent() !== null) return;
    writeConsent(stores, 'keep');
    const isEmpty = await databaseAccess.use((database) => database.isEmpty(), true);
    if (isEmpty) writeConsent(stores, null);
    else notifyListeners();
  };
  let recovering: Promise<void> | null = null;
  /** A browser that is slow to list its databases must not delay anybody; the lists refresh later. */
  const recoverConsent = () => Promise.race([(recovering ??= recovered()), browser.wait(recoveryMs)]);
  const recoveredFirst =
    <Arguments extends readonly unknown[], T>(read: (...all: Arguments) => Promise<T>) =>
    async (...all: Arguments): Promise<T> => {
      await recoverConsent();
      return await read(...all);
    };

  /** Moves data into the database that was saved in text storage while it was unavailable. */
  const movedIn = async () => {
    if ((await databaseAccess.ask(() => Promise.resolve(), 'brief')).state !== 'done') return;
    await moveAllFinishedToDatabase(context, holds);
    const areTexts = [notesPrefix, savedRowsPrefix].some((prefix) => stores.device.keys(prefix).length > 0);
    if (areTexts)
      // A test can start even if this fails: reads include the texts as well.
      await Promise.all([moveNotesToDatabase(context), moveSavedRowsToDatabase(context)]).catch(
        () => undefined,
      );
  };
  const moveInAndNotify = () => void movedIn().then(notifyListeners);
  databaseAccess.onLate(moveInAndNotify);
  browser.onPageReturn(moveInAndNotify);

  /** Copies the profile's nickname into the device's list of learners, if there are several. */
  const noteName = async () => {
    if (!browser.hasOthers()) return;
    const [row] = await readSavedRows(context, 'profiles');
    browser.noteName(row?.profile.nickname ?? null);
  };

  return {
    ...holds,
    ...consentController,
    ...finished,
    forgetEverything: async () => {
      const outcome = await thenNotify(consentController.forgetEverything());
      notifyRecordMarkChanged();
      return outcome;
    },
    deleteFinished: (id) => thenNotify(finished.deleteFinished(id)),
    listFinished: recoveredFirst(finished.listFinished),
    readAnswers: recoveredFirst(finished.readAnswers),
    seenItems: recoveredFirst(finished.seenItems),
    readNotes: recoveredFirst((id) => readNotes(context, id)),
    listNotes: recoveredFirst(() => listNotes(context)),
    changeNotes: async (id, change) => {
      await recoverConsent();
      return thenNotify(changeNotes(context, id, change));
    },
    readSavedRows: async (kind) => {
      await recoverConsent();
      return readSavedRows(context, kind);
    },
    countUnusableSavedRows: recoveredFirst((kind) => countUnusableSavedRows(context, kind)),
    writeWords: async (answers) => {
      const outcome = await thenNotify(writeWordAnswers(context, answers));
      if (outcome.state === 'saved') markRecordBegun(context);
      return outcome;
    },
    changeSavedRows: async (kinds, change) => {
      await recoverConsent();
      const outcome = await thenNotify(changeSavedRows(context, kinds, change));
      if (outcome.state !== 'saved') return outcome;
      if (kinds.some((kind) => beginsRecord.has(kind))) markRecordBegun(context);
      // The list of learners is only a copy, so a failure to read the name for it is no failure to save.
      if (kinds.some((kind) => kind === 'profiles')) await noteName().catch(() => undefined);
      return outcome;
    },
    consent: context.consent,
    chosenLevel: () => chosenLevel,
    chooseLevel(level) {
      if (level === chosenLevel) return;
      chosenLevel = level;
      notifyListeners();
    },
    async prepareRecord() {
      await recoverConsent();
      await databaseAccess.prepare();
      await movedIn();
    },
    async discardAttempt(id) {
      const outcome = await holds.whileFree(id, async () => {
        const found = await lookUpAttempt(context, id);
        if (found.state === 'newer' || found.state === 'finished') return found.state;
        if (found.state === 'over' && found.how === 'finished') return 'finished';
        writeEndedMarker(stores, id, 'discarded', browser.now(), context.consent());
        removeStoredAttemptData(stores, id);
        await databaseAccess.use((database) => database.removeRunning(id), undefined);
        messages.post({ type: 'ended', id, how: 'discarded' });
        return 'discarded';
      });
      return outcome ?? 'elsewhere';
    },
    listRunning: recoveredFirst(() => listRunningAttempts(context)),
    readFinished: recoveredFirst((id) => readFinishedAttempt(context, id)),
    listSharedTexts: async () => listSharedTexts(context),
    writeSharedText: (id, text) => changeSharedTexts(() => writeSharedText(context, id, text)),
    removeSharedText: (id) => changeSharedTexts(() => removeSharedText(context, id)),
    exportAll: recoveredFirst(() => exportRecord(context)),
    readImport: async (text, sizeBytes) => {
      const reading = await readImport(context, text, sizeBytes);
      if (reading.state !== 'sound') return reading;
      const apply = async () => {
        const outcome = await thenNotify(reading.apply());
        markRecordBegun(context);
        await noteName();
        return outcome;
      };
      return { ...reading, apply };
    },
    measure: recoveredFirst(() => measureRecord(context)),
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
