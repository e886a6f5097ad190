/** The record's API for screens: types only, without browser code. */
import type { LevelId } from '@/domain/exam/level/level-id';
import type { Attempt } from '@/domain/exam/attempts/attempt';
import type { AnsweredAttempt, FinishedAttempt, ListedAttempt } from '@/domain/plan/ability/answered-attempt';
import type { WordAnswer } from '@/domain/plan/words/word-answers';
import type { AllSavedRows, SavedRows } from './saved/savedRows';
import type { ByRowKind, SavedRowKind } from './saved/savedRowKinds';
import type { AttemptNotes } from './notes/attemptNotes';

/** The student's answer to "keep my results on this device, or only for this visit"; null until answered. */
export type Consent = 'keep' | 'visit' | null;

/** Where a copy is: `device` survives closing the browser, `tab` a reload of this tab, `memory` neither. */
export type StoragePlace = 'device' | 'tab' | 'memory';

/** Why writing to a storage failed: no space (`full`), denied to the site (`blocked`), or another reason. */
export type StorageRefusal = 'full' | 'blocked' | 'unavailable';

/** Where something is saved. `refusal` is the reason why it isn't in the best place that the consent allows; null if it is. */
export interface StoragePlacement {
  readonly place: StoragePlace;
  readonly refusal: StorageRefusal | null;
}

/** `behind` if there is evidence that the student did more than the stored attempt contains. */
export type AttemptCompleteness = 'complete' | 'behind';

/** `refused`: this page no longer holds the attempt, or the attempt has ended; nothing was written. */
export type SaveOutcome = ({ readonly state: 'saved' } & StoragePlacement) | { readonly state: 'refused' };

/** The exclusive right of one page to write a running attempt. */
export interface AttemptHold {
  readonly id: string;
  /** Writes the attempt synchronously. Never throws. */
  save(attempt: Attempt): SaveOutcome;
  /**
   * Writes the clock of an attempt that is otherwise unchanged since the last save: to the tab and the database on every call, but
   * to the device's storage only every five seconds, because each write there sends an event to other tabs. Never throws.
   */
  saveClock(attempt: Attempt): SaveOutcome;
  /**
   * Writes the finished attempt before returning the promise, then moves it to the finished attempts and releases the hold.
   * Resolves to where it is saved in the end; never rejects. An attempt that hasn't finished is only saved.
   */
  finish(attempt: Attempt): Promise<SaveOutcome>;
  /** Ends the hold; saved data stays. Resolves when another page can acquire it. */
  release(): Promise<void>;
}

/**
 * Why a hold ended without being released. `taken-over`: another tab continues the attempt. `page-returned`: the page was restored
 * from the back-forward cache and must acquire the hold again. `deleted`: the whole record was deleted.
 */
export type HoldLossReason = 'taken-over' | 'page-returned' | 'deleted';

export interface HoldOptions {
  /** Called once when this page loses the hold; every later save is refused. */
  readonly onLost: (reason: HoldLossReason) => void;
  /**
   * Returns the current attempt if it has unsaved changes, otherwise null. Called to save them, for example right before the page
   * hides or another tab takes over.
   */
  readonly latest?: () => Attempt | null;
}

/** An attempt that hasn't ended, as restored from storage, with its clock stopped. */
export interface RunningAttempt {
  readonly attempt: Attempt;
  readonly completeness: AttemptCompleteness;
  readonly place: StoragePlace;
  /** Time of the last write, in epoch milliseconds. */
  readonly savedAt: number;
  readonly heldElsewhere: boolean;
}

export type HoldOutcome =
  | ({
      readonly state: 'held';
      readonly hold: AttemptHold;
      readonly attempt: Attempt;
      readonly completeness: AttemptCompleteness;
    } & StoragePlacement)
  /** Another tab holds it; `running` is this tab's read-only view of it. */
  | { readonly state: 'elsewhere'; readonly running: RunningAttempt | null }
  | { readonly state: 'finished'; readonly attempt: Attempt }
  /** Never begun on this device, or discarded. */
  | { readonly state: 'absent' }
  /** Every stored copy is damaged. */
  | { readonly state: 'unreadable' }
  /** Written by a newer version of the site; left alone. */
  | { readonly state: 'newer' };

export interface RunningAttemptList {
  /** The most recently written first. */
  readonly attempts: readonly RunningAttempt[];
  /** Number of attempts without a readable copy. */
  readonly damaged: number;
  /** Number of attempts written by a newer version of the site. */
  readonly newer: number;
}

/**
 * `unused`: nothing is saved on the device without `keep` consent. `missing`: it can't be opened, but nothing was ever saved in it,
 * so the texts in web storage are the whole record. `newer`: a newer version of the site created the database, and this one leaves
 * it alone. `unavailable`: it can't be opened, or doesn't respond, and may have anything in it.
 */
export type DatabaseState = 'open' | 'unused' | 'missing' | 'newer' | 'unavailable';

/** Finished attempts in the order in which they were finished. */
export interface SavedAnswers {
  /** Those that dashboards show; lists also have those without a known date. */
  readonly finished: readonly FinishedAttempt[];
  /** Also those of which only the answers can be read: what they show of the student counts for practice. */
  readonly all: readonly AnsweredAttempt[];
}

export interface FinishedAttemptList {
  /** The latest finished first, those without a known date last. */
  readonly attempts: readonly ListedAttempt[];
  /** Number of unreadable rows that were set aside. */
  readonly unreadable: number;
  /** Number of rows written by a newer version of the site, which are left alone. */
  readonly newer: number;
  readonly database: DatabaseState;
}

export type FinishedAttemptReadResult =
  | { readonly state: 'found'; readonly attempt: Attempt; readonly place: StoragePlace }
  /** `unavailable`: the database can't be opened, and the attempt isn't stored anywhere else. */
  | { readonly state: 'absent' | 'unreadable' | 'newer' | 'unavailable' };

/** Numbers of stored rows that can't be shown. */
export interface UnreadableRowCounts {
  /** Unreadable rows; they are not deleted. */
  readonly unreadable: number;
  /** Rows written by a newer version of the site, which are left alone. */
  readonly newer: number;
}

/**
 * The result of writing notes or saved rows. `newer`: a newer version of the site wrote a stored row, which stays. `unread`: the
 * stored rows couldn't be read, so nothing was written. `refused`: a row exceeds the limits of its kind, or its test no longer
 * exists; nothing was written.
 */
export type WriteOutcome =
  | ({ readonly state: 'saved' } & StoragePlacement)
  | { readonly state: 'newer' }
  | { readonly state: 'unread' }
  | { readonly state: 'refused' };

/**
 * Returns the rows to write, made from all stored rows of some kinds that screens can calculate with; null if it refuses to write.
 * Must be pure, because a failed transaction is tried again.
 */
export type SavedRowsChange<Name extends SavedRowKind> = (
  stored: Pick<AllSavedRows, Name>,
) => Partial<Pick<AllSavedRows, Name>> | null;

/** The record as a single file. */
export interface ExportedRecord {
  readonly fileName: string;
  readonly text: string;
  readonly sizeBytes: number;
  /** False if the file exceeds the import limit. */
  readonly importable: boolean;
  readonly attempts: number;
  readonly savedRows: ByRowKind<number>;
  /** Number of unreadable finished attempts; null if the database stopped responding, so that readable ones may be missing too. */
  readonly leftOut: number | null;
}

/** Numbers of attempts imported to each place. `noRoom` counts those that had no space. */
export interface ImportOutcome extends Readonly<Record<StoragePlace, number>> {
  readonly noRoom: number;
  readonly notes: number;
  /** Number of saved rows. */
  readonly savedRows: number;
}

/** The learner of an export file. */
export interface ImportedLearner {
  /** The nickname in the file; null if it has none. */
  readonly name: string | null;
  /** True if the record here belongs to another learner. */
  readonly isOther: boolean;
}

export type ImportReadResult =
  | {
      readonly state: 'sound';
      readonly newAttempts: number;
      readonly alreadyHere: number;
      /** Unreadable attempts in the file; the others can be imported anyway. */
      readonly unreadable: number;
      /** Notes that are missing here, or present only in an earlier version. */
      readonly newNotes: number;
      /** Notes with a later version here, which stays. */
      readonly newerNotesHere: number;
      /** Saved rows by kind that are missing here, or present only in an earlier version. */
      readonly newSavedRows: ByRowKind<number>;
      /** New attempts with an implausible date; they are imported, but listed without a date. */
      readonly undated: number;
      /** Rows by kind that can't be used in calculations, for example with an implausible date; they are left out. */
      readonly unusable: ByRowKind<number>;
      readonly learner: ImportedLearner;
      /** Performs the import. Saves data on the device only with `keep` consent. */
      readonly apply: () => Promise<ImportOutcome>;
    }
  /**
   * `foreign`: not a file of this site. `damaged`: truncated or changed. `newer`: from a newer version of the site. `too-large`:
   * over `maxBackupBytes`. Nothing was changed.
   */
  | { readonly state: 'foreign' | 'damaged' | 'newer' | 'too-large' };

/** The size and state of the record. */
export interface RecordContents {
  readonly finished: number;
  readonly running: number;
  readonly notes: number;
  /** Numbers of saved rows that screens can calculate with, by kind. */
  readonly savedRows: ByRowKind<number>;
  /** Number of characters stored, which is roughly the number of bytes. */
  readonly bytes: number;
  /** Attempts that are unreadable, or from a newer version of the site (`newer`). */
  readonly unreadable: number;
  readonly newer: number;
  /** Finished attempts with an implausible date. */
  readonly undated: number;
  /**
   * Numbers of rows, by kind, that can't be used in calculations, for example because of an implausible date. They stay, but
   * `savedRows` excludes them.
   */
  readonly unusable: ByRowKind<number>;
  /** Unreadable and newer rows, by kind of saved row, and for notes. */
  readonly others: ByRowKind<UnreadableRowCounts> & { readonly notes: UnreadableRowCounts };
  readonly database: DatabaseState;
  /** Time of the last export in epoch milliseconds; null if never exported. */
  readonly lastBackupMs: number | null;
  /** True if the browser exempts the site from eviction; null if it doesn't report it. */
  readonly persisted: boolean | null;
  readonly quotaBytes: number | null;
}

/** A copy that another learner shared, as stored. */
export interface SharedRecordText {
  /** The learner's id. */
  readonly id: string;
  readonly text: string;
  /** Epoch milliseconds. */
  readonly savedAt: number;
}

export interface SharedRecordTextList extends UnreadableRowCounts {
  readonly texts: readonly SharedRecordText[];
}

/** `newer`: a newer version of the site wrote the stored copy, which stays. */
export type SharedTextWriteOutcome =
  | ({ readonly state: 'saved' } & StoragePlacement)
  | { readonly state: 'newer' };

/** The effect of a change of the consent. Nothing has changed if `deleted` is null: the record couldn't be read in full. */
export interface ConsentChange {
  /** Number of attempts moved. */
  readonly moved: number;
  /** Number of finished attempts that did not fit and were deleted. */
  readonly deleted: number | null;
  /** Number of saved rows that did not fit either, and stay only until this page closes or reloads. */
  readonly untilReload: number;
}

export interface StudentRecord {
  /**
   * Loads the database code, opens the database if the consent is `keep`, and completes moves that an earlier visit could not
   * finish. Await it before starting a test; a later call retries after a failure.
   * @throws Error (rejects) if the code can't be fetched, but not if the database can't be opened.
   */
  prepareRecord(): Promise<void>;

  consent(): Consent;
  /** The level that a visitor chose since the page was opened; null if none. A learner's own level is in the profile. */
  chosenLevel(): LevelId | null;
  /** Remembers a level as long as the page is open, and notifies this page's listeners. */
  chooseLevel(level: LevelId): void;
  /**
   * `keep`: saves the consent immediately, then moves this tab's data to the device. `visit`: copies saved rows to this tab, then
   * finished attempts with their notes, the latest first until it is full, saves the consent, moves running attempts, and deletes
   * the database. Without an earlier consent, a database is left alone.
   */
  setConsent(consent: 'keep' | 'visit'): Promise<ConsentChange>;
  /** Deletes the whole record including the consent, here and in the other tabs. Resolves to false if something may be left. */
  forgetEverything(): Promise<boolean>;

  /** Stores a new attempt and acquires its hold. */
  beginAttempt(
    attempt: Attempt,
    options: HoldOptions,
  ): Promise<{ readonly hold: AttemptHold } & StoragePlacement>;
  /** Opens a stored attempt for writing. This page's previous hold on it, if any, ends without `onLost`. */
  holdAttempt(id: string, options: HoldOptions): Promise<HoldOutcome>;
  /**
   * Like `holdAttempt`, but if another tab has the hold, asks that tab to hand over, and takes it after a second without an answer.
   */
  takeOver(id: string, options: HoldOptions): Promise<HoldOutcome>;
  /** Permanently deletes a running attempt, unless another tab holds it. */
  discardAttempt(id: string): Promise<'discarded' | 'elsewhere' | 'finished' | 'newer'>;
  listRunning(): Promise<RunningAttemptList>;

  listFinished(): Promise<FinishedAttemptList>;
  readFinished(id: string): Promise<FinishedAttemptReadResult>;
  /**
   * Deletes a finished attempt with its notes everywhere; with `keep` consent, its items still count as seen. False if the database
   * could not be written.
   */
  deleteFinished(id: string): Promise<boolean>;
  /** Returns the ids, without versions, of all items shown in finished and running attempts, and of the prompts of essays begun. */
  seenItems(): Promise<ReadonlySet<string>>;
  /**
   * Returns the ids, without versions, of all items and prompts in running attempts, shown or not, so that new tests can avoid
   * them.
   */
  itemsUnderWay(): ReadonlySet<string>;

  /**
   * Returns the student's notes on an attempt; null if none.
   * @throws RecordUnreadError (rejects), as do `listNotes`, `readAnswers`, and `readSavedRows`, if there may be more than could be
   *   read: what wasn't read is not empty.
   */
  readNotes(id: string): Promise<AttemptNotes | null>;
  listNotes(): Promise<readonly AttemptNotes[]>;
  /** Changes an attempt's notes, and returns where they are saved. `change` gets the stored ones; null if there are none. */
  changeNotes(
    id: string,
    change: (stored: AttemptNotes | null) => Omit<AttemptNotes, 'id' | 'changedAt'>,
  ): Promise<WriteOutcome>;

  /** Returns the answers of every finished attempt with a known date. */
  readAnswers(): Promise<SavedAnswers>;
  /** Returns the rows of a kind that screens can calculate with, each in its latest version. */
  readSavedRows<Name extends SavedRowKind>(kind: Name): Promise<readonly SavedRows[Name][]>;
  countUnusableSavedRows(kind: SavedRowKind): Promise<UnreadableRowCounts>;
  /**
   * Changes rows in one transaction: all of them are written, or none. Every row is made from those that are stored, so that no
   * change can start from a row that wasn't read. Returns where the rows are saved.
   */
  changeSavedRows<Name extends SavedRowKind>(
    kinds: readonly Name[],
    change: SavedRowsChange<Name>,
  ): Promise<WriteOutcome>;
  /**
   * Atomically adds answers to the words' cards and to the days' statistics: whatever other tabs do meanwhile, a word graded twice
   * on the same day counts once.
   */
  writeWords(answers: readonly WordAnswer[]): Promise<WriteOutcome>;

  /** Lists copies shared by other learners. They are independent of the rest of the record and of the consent. */
  listSharedTexts(): Promise<SharedRecordTextList>;
  /** Overwrites the stored copy of a learner. */
  writeSharedText(id: string, text: string): Promise<SharedTextWriteOutcome>;
  removeSharedText(id: string): Promise<void>;

  /**
   * Exports everything readable as a file. Records the time of the last backup if the file can be imported.
   * @throws Error (rejects) if the code for it can't be fetched, as do `readImport` and `measure`.
   */
  exportAll(): Promise<ExportedRecord>;
  /** Reads an export file. Nothing changes until `apply` is called. */
  readImport(text: string, sizeBytes: number): Promise<ImportReadResult>;
  measure(): Promise<RecordContents>;

  /**
   * Calls `onChange` after changes to the record in other tabs, after deletions, saves, and imports in this one, and when a new
   * local day begins. Returns the unsubscribe function.
   */
  subscribe(onChange: () => void): () => void;
}
