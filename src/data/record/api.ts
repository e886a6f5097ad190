/** What the record does for screens: the words and signatures, without the browser's part. */
import type { Attempt } from '@/domain/exam/attempt';
import type { AttemptSummary } from './finished/attemptSummary';
import type { AnsweredAttempt } from '@/domain/plan/answered-attempt';
import type { WordAnswer } from '@/domain/plan/words/word-answers';
import type { SavedRows } from './kept/savedRows';
import type { ByRowKind, SavedRowKind } from './kept/savedRowKinds';
import type { AttemptNotes } from './notes/attemptNotes';

/** What the student answered to "keep my results on this device, or only for this visit"; null until answered. */
export type Consent = 'keep' | 'visit' | null;

/**
 * Where a copy is: `device` survives the closing of the browser, `tab` a reload of this tab, `memory` neither.
 */
export type StoragePlace = 'device' | 'tab' | 'memory';

/** Why a storage took nothing: it has no room; the browser doesn't let the site use it; it fails for another reason. */
export type StorageRefusal = 'full' | 'blocked' | 'unavailable';

/** Where something is, and why it is in no better place that the student allows; null where it is in the best one. */
export interface Placement {
  readonly place: StoragePlace;
  readonly refusal: StorageRefusal | null;
}

/** Whether a stored attempt holds everything that the student did, as far as any trace of it tells. */
export type Completeness = 'complete' | 'behind';

/** `refused`: this page doesn't hold the attempt any more, or the attempt has ended; nothing was written. */
export type SaveOutcome = ({ readonly state: 'saved' } & Placement) | { readonly state: 'refused' };

/** The right to write one running attempt, which one page has at a time. */
export interface AttemptHold {
  readonly id: string;
  /** Writes the attempt before it returns. Never throws. */
  save(attempt: Attempt): SaveOutcome;
  /**
   * Writes the clock of an attempt in which nothing but time has changed since it was saved: to the tab and the database at each call,
   * to the device's storage every five seconds, because other tabs are told of each write there. Never throws.
   */
  saveClock(attempt: Attempt): SaveOutcome;
  /**
   * Writes the finished attempt before it returns its promise, then moves it to the finished ones and gives the hold up.
   * Resolves to where the attempt is in the end; never rejects. An attempt that hasn't finished is only saved.
   */
  finish(attempt: Attempt): Promise<SaveOutcome>;
  /** Ends the hold; what was saved stays. Resolves when another page can have it. */
  release(): Promise<void>;
}

/**
 * Why a hold ended without being released: another tab continues the attempt; the page came back from the back-forward cache
 * and must ask for the hold again; everything was deleted in another tab.
 */
export type LossReason = 'taken-over' | 'page-returned' | 'deleted';

export interface HoldOptions {
  /** Called once, when this page loses the hold; from then on every save is refused. */
  readonly onLost: (reason: LossReason) => void;
  /** The attempt as it is now, asked for right before the page hides or another tab takes over; null when all is saved. */
  readonly latest?: () => Attempt | null;
}

/** An attempt that hasn't ended, as it was found. It is stopped: `restored` from what was stored. */
export interface RunningAttempt {
  readonly attempt: Attempt;
  readonly completeness: Completeness;
  readonly place: StoragePlace;
  /** Epoch milliseconds of the last write. */
  readonly savedAt: number;
  readonly heldElsewhere: boolean;
}

export type HoldOutcome =
  | ({
      readonly state: 'held';
      readonly hold: AttemptHold;
      readonly attempt: Attempt;
      readonly completeness: Completeness;
    } & Placement)
  /** Another tab holds it; `running` is what this tab can see of it, to show and not to write. */
  | { readonly state: 'elsewhere'; readonly running: RunningAttempt | null }
  | { readonly state: 'finished'; readonly attempt: Attempt }
  /** No such attempt: never begun on this device, or discarded. */
  | { readonly state: 'absent' }
  /** Something is stored, but no copy of it can be read. */
  | { readonly state: 'unreadable' }
  /** Written by a newer version of the site; left alone. */
  | { readonly state: 'newer' };

export interface RunningList {
  /** The latest written first. */
  readonly attempts: readonly RunningAttempt[];
  /** Attempts of which no copy can be read. */
  readonly damaged: number;
  /** Attempts that a newer version of the site wrote. */
  readonly newer: number;
}

/** `newer`: a newer version of the site made the database, and this one leaves it alone. */
export type DatabaseState = 'open' | 'unused' | 'newer' | 'unavailable';

export interface FinishedList {
  /** The latest finished first, those without a known date last. */
  readonly attempts: readonly AttemptSummary[];
  /** Rows that could not be read and were set aside. */
  readonly unreadable: number;
  /** Rows that a newer version of the site wrote; left where they are. */
  readonly newer: number;
  readonly database: DatabaseState;
}

export type FinishedAttemptReading =
  | { readonly state: 'found'; readonly attempt: Attempt; readonly place: StoragePlace }
  /** `unavailable`: it isn't outside the database, which doesn't open. */
  | { readonly state: 'absent' | 'unreadable' | 'newer' | 'unavailable' };

/** Rows that are there and can't be shown. */
export interface RowTroubles {
  /** They can't be read; nothing of them is deleted. */
  readonly unreadable: number;
  /** A newer version of the site wrote them; they are left where they are. */
  readonly newer: number;
}

/**
 * What became of notes, or of rows that practice keeps. `newer`: a newer version of the site wrote what is there, which stays; other rows
 * were written. `refused`: one exceeds the limits of its kind, or its test is gone, and nothing was written.
 */
export type WriteOutcome =
  | ({ readonly state: 'saved' } & Placement)
  | { readonly state: 'newer' }
  | { readonly state: 'refused' };

/** The record as one file. */
export interface ExportedRecord {
  readonly fileName: string;
  readonly text: string;
  /** The size of the text as a file. */
  readonly sizeBytes: number;
  /** False for a file that is larger than an import takes. */
  readonly importable: boolean;
  readonly attempts: number;
  readonly kept: ByRowKind<number>;
  /** Finished attempts that are here and could not be read; null when the database could not tell. */
  readonly leftOut: number | null;
}

/** Where the attempts of an import went, and how many there was no room for. */
export interface ImportOutcome extends Readonly<Record<StoragePlace, number>> {
  readonly noRoom: number;
  readonly notes: number;
  /** Rows that practice keeps. */
  readonly kept: number;
}

/** The learner of an export. */
export interface ImportedLearner {
  /** Null for none. */
  readonly name: string | null;
  /** The record here belongs to another learner. */
  readonly isOther: boolean;
}

export type ImportReading =
  | {
      readonly state: 'sound';
      readonly newAttempts: number;
      readonly alreadyHere: number;
      /** Attempts of the file that can't be read; the others can be taken all the same. */
      readonly unreadable: number;
      /** Notes that are not here yet, or only in an earlier version. */
      readonly newNotes: number;
      /** Notes of which a later version is already here; it stays. */
      readonly newerNotesHere: number;
      /** What practice keeps, by kind: rows that are not here yet, or only in an earlier version. */
      readonly newKept: ByRowKind<number>;
      /** Of the new attempts, those with a date that can't be right: they are taken, and show no date. */
      readonly undated: number;
      /** Rows of practice, by kind, that nothing can be calculated with, as with such dates: they are left out. */
      readonly unusable: ByRowKind<number>;
      readonly learner: ImportedLearner;
      /** Does what the figures say. Only where the student keeps results on the device do they go there. */
      readonly apply: () => Promise<ImportOutcome>;
    }
  /**
   * `foreign`: not a file of this site. `damaged`: one that was cut short or changed. `newer`: of a newer version of the site.
   * `too-large`: over `largestFileBytes`. Nothing was changed.
   */
  | { readonly state: 'foreign' | 'damaged' | 'newer' | 'too-large' };

/** What the record holds. */
export interface RecordMeasure {
  readonly finished: number;
  readonly running: number;
  readonly notes: number;
  /** Rows that practice keeps, by kind. */
  readonly kept: ByRowKind<number>;
  /** Characters of all that is stored, about as many bytes. */
  readonly bytes: number;
  /** Attempts that can't be read, and those of a newer version of the site. */
  readonly unreadable: number;
  readonly newer: number;
  /** Of the finished attempts, those with a date that can't be right. */
  readonly undated: number;
  /** Rows of practice, by kind, that nothing can be calculated with, as with such dates. They stay, and `kept` doesn't count them. */
  readonly unusable: ByRowKind<number>;
  /** The same of what is kept beside them. */
  readonly others: ByRowKind<RowTroubles> & { readonly notes: RowTroubles };
  readonly database: DatabaseState;
  /** When the record was last exported, in epoch milliseconds; null if it never was. */
  readonly lastBackupMs: number | null;
  /** Whether the browser has promised not to clear it; null where it doesn't tell. */
  readonly persisted: boolean | null;
  readonly quotaBytes: number | null;
}

/** A copy that another learner handed over, as it is stored. */
export interface SharedText {
  /** The learner's. */
  readonly id: string;
  readonly text: string;
  /** Epoch milliseconds. */
  readonly savedAt: number;
}

export interface SharedTexts extends RowTroubles {
  readonly texts: readonly SharedText[];
}

/** `newer`: a newer version of the site wrote what is there, which stays. */
export type SharedWriteOutcome = ({ readonly state: 'saved' } & Placement) | { readonly state: 'newer' };

export interface StudentRecord {
  /**
   * Fetches the code of the database, opens it where the student keeps things, and finishes what an earlier visit could
   * not move. To be awaited before a test starts; a later call asks again after a failure.
   * @throws Error (rejects) when the code can't be fetched. A database that can't be opened is no error.
   */
  prepareRecord(): Promise<void>;

  consent(): Consent;
  /**
   * `keep`: notes the answer at once, then moves what this tab has to the device. `visit`: copies finished attempts to this tab, as
   * many as fit, the latest first, notes the answer, moves running attempts and deletes everything else of the record. `deleted`
   * is the number of finished attempts that did not fit, null when the database could not tell.
   */
  setConsent(consent: 'keep' | 'visit'): Promise<{ readonly moved: number; readonly deleted: number | null }>;
  /** Deletes the whole record, the answer about keeping included, here and in the other tabs. False when something is left. */
  forgetEverything(): Promise<boolean>;

  /** Stores a new attempt and holds it. */
  beginAttempt(attempt: Attempt, options: HoldOptions): Promise<{ readonly hold: AttemptHold } & Placement>;
  /** Opens a stored attempt for writing. A hold of this same page on it ends without notice. */
  holdAttempt(id: string, options: HoldOptions): Promise<HoldOutcome>;
  /** The same when another tab has it: asks that tab to hand over, and takes it after a second without an answer. */
  takeOver(id: string, options: HoldOptions): Promise<HoldOutcome>;
  /** Deletes a running attempt for good, unless another tab holds it. */
  discardAttempt(id: string): Promise<'discarded' | 'elsewhere' | 'finished' | 'newer'>;
  listRunning(): Promise<RunningList>;

  listFinished(): Promise<FinishedList>;
  readFinished(id: string): Promise<FinishedAttemptReading>;
  /**
   * Deletes a finished attempt with its notes everywhere; where the student keeps things, its items stay seen. False when the database could
   * not be written.
   */
  deleteFinished(id: string): Promise<boolean>;
  /**
   * The ids, without their versions, of all items that were on screen so far, in finished attempts and running ones, and of the prompts
   * of essays that were begun.
   */
  seenItems(): Promise<ReadonlySet<string>>;
  /**
   * The ids, without their versions, of all items and prompts that running attempts ask, seen or still to come: what is drawn anew
   * leaves them to their own test where it can.
   */
  itemsUnderWay(): ReadonlySet<string>;

  /** What the student added to an attempt; null when nothing was. */
  readNotes(id: string): Promise<AttemptNotes | null>;
  listNotes(): Promise<readonly AttemptNotes[]>;
  /** Writes notes over those that are there, and tells where they are. */
  writeNotes(notes: AttemptNotes): Promise<WriteOutcome>;

  /** The answers of every finished attempt with a known date, in the order in which they were finished. */
  readAnswers(): Promise<readonly AnsweredAttempt[]>;
  /** The rows of a kind that practice keeps and can work with, each in its latest version. */
  readKept<Name extends SavedRowKind>(kind: Name): Promise<readonly SavedRows[Name][]>;
  /** Counts the rows of a kind that can't be read, and tells whether their database can be. */
  readKeptTroubles(kind: SavedRowKind): Promise<RowTroubles & { readonly database: DatabaseState }>;
  /** Writes rows, each unless a later changed one with its id is there, and tells where they are. */
  writeKept<Name extends SavedRowKind>(kind: Name, rows: readonly SavedRows[Name][]): Promise<WriteOutcome>;
  /**
   * Adds answers to the cards of words and to the figures of their days, all at once: whatever other tabs do meanwhile, a word that is
   * graded twice on a day counts once.
   */
  writeWords(answers: readonly WordAnswer[]): Promise<WriteOutcome>;

  /** Copies that other learners handed over. They belong to nothing else of the record, and no answer about keeping moves them. */
  listSharedTexts(): Promise<SharedTexts>;
  /** Writes the copy of a learner over the one that is there. */
  writeSharedText(id: string, text: string): Promise<SharedWriteOutcome>;
  removeSharedText(id: string): Promise<void>;

  /**
   * Everything that can be read, as a file, and notes the time as that of the last backup where an import could take the file.
   * @throws Error (rejects) when the code for it can't be fetched, as the next two do.
   */
  exportAll(): Promise<ExportedRecord>;
  /** Reads a file of an export. Nothing is changed before its `apply` is called. */
  readImport(text: string, sizeBytes: number): Promise<ImportReading>;
  measure(): Promise<RecordMeasure>;

  /**
   * Calls back when another tab changed something of the record, and when this one deleted, noted or imported something. Returns
   * what ends the subscription.
   */
  subscribe(onChange: () => void): () => void;
}
