/**
 * The export file: one JSON object with everything readable in the record. It has a version, so that an older version of the site
 * can tell a newer file from a damaged one.
 */
import { brand } from '@/brand';
import * as v from 'valibot';
import type { Attempt } from '@/domain/exam/attempts/attempt';
import type { Instant } from '@/domain/exam/attempts/clock';
import type { SeenItem } from '@/data/record/finished/storedRows';
import type { SavedRow } from '@/data/record/saved/savedRows';
import { mapRowKinds, type ByRowKind } from '@/data/record/saved/savedRowKinds';
import type { AttemptNotes } from '@/data/record/notes/attemptNotes';
import { parseOrNull } from '@/data/record/attemptSchema';
import { dayAtOffset } from '@/lib/dates/calendar';
import { toFileNamePart } from '@/lib/browser/download';
import { maxBackupBytes } from './maxBackupBytes';

const format = 'larkfield-prep';
const version = 1;

export interface Backup {
  readonly exportedAt: Instant;
  /** Finished attempts in full, not only their answers. */
  readonly attempts: readonly Attempt[];
  readonly notes: readonly AttemptNotes[];
  readonly seen: readonly SeenItem[];
  readonly savedRows: ByRowKind<readonly SavedRow[]>;
}

/** The file's lists, whose entries haven't been validated yet. */
export interface RawBackup {
  readonly attempts: readonly unknown[];
  readonly notes: readonly unknown[];
  readonly seen: readonly unknown[];
  readonly savedRows: ByRowKind<readonly unknown[]>;
}

export type BackupReadResult =
  | { readonly state: 'sound'; readonly backup: RawBackup }
  /**
   * `foreign`: not a file of this site. `damaged`: truncated or changed. `newer`: from a newer version of the site. `too-large`:
   * over `maxBackupBytes`.
   */
  | { readonly state: 'foreign' | 'damaged' | 'newer' | 'too-large' };

export function formatBackup({ exportedAt, attempts, notes, seen, savedRows }: Backup): string {
  return JSON.stringify({ format, version, exportedAt, attempts, notes, seen, ...savedRows });
}

/** Returns a text's size in bytes. */
export function textSizeBytes(text: string): number {
  return new Blob([text]).size;
}

/** Names an export file by the learner's nickname, if any, and the local date. */
export function backupFileName(exportedAt: Instant, nickname: string | null): string {
  const whose = toFileNamePart(nickname ?? '');
  return `${brand.filePrefix}-${whose === '' ? '' : `${whose}-`}${dayAtOffset(exportedAt)}.json`;
}

const anyFormat = v.object({ format: v.literal(format) });
const newerFormat = v.object({ version: v.pipe(v.number(), v.integer(), v.minValue(version + 1)) });
const rowsOrNone = v.optional(v.array(v.unknown()), []);
const lists = v.object({
  version: v.literal(version),
  attempts: v.array(v.unknown()),
  notes: v.array(v.unknown()),
  seen: v.array(v.unknown()),
  // Files exported before the site had these kinds of rows lack their lists.
  ...mapRowKinds(() => rowsOrNone),
});

/** Reads a file's envelope, checking its size first. Never throws. */
export function readBackup(text: string, sizeBytes: number): BackupReadResult {
  if (sizeBytes > maxBackupBytes || text.length > maxBackupBytes) return { state: 'too-large' };
  const value = jsonOf(text);
  // A truncated file is no longer JSON, but still starts like ours.
  if (value === undefined)
    return { state: text.trimStart().startsWith(`{"format":"${format}"`) ? 'damaged' : 'foreign' };
  if (parseOrNull(anyFormat, value) === null) return { state: 'foreign' };
  if (parseOrNull(newerFormat, value) !== null) return { state: 'newer' };
  const backup = parseOrNull(lists, value);
  if (backup === null) return { state: 'damaged' };
  const { attempts, notes, seen } = backup;
  return {
    state: 'sound',
    backup: { attempts, notes, seen, savedRows: mapRowKinds((kind) => backup[kind]) },
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
