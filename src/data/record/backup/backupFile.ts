/**
 * The file of an export: one JSON object with everything that can be read of the record. It says its version, so that an older
 * site knows a newer file from a damaged one.
 */
import * as v from 'valibot';
import type { Attempt } from '@/domain/exam/attempt';
import type { Instant } from '@/domain/exam/clock';
import type { SeenItem } from '@/data/record/finished/storedRows';
import type { SavedRow } from '@/data/record/kept/savedRows';
import { mapRowKinds, type ByRowKind } from '@/data/record/kept/savedRowKinds';
import type { AttemptNotes } from '@/data/record/notes/attemptNotes';
import { parseOrNull } from '@/data/record/attemptSchema';
import { dayAtOffset } from '@/lib/calendar';
import { fileNamePart } from '@/lib/fileNamePart';
import { maxBackupBytes } from './maxBackupBytes';

const format = 'larkfield-prep';
const version = 1;

export interface Backup {
  readonly exportedAt: Instant;
  /** Finished ones, whole. */
  readonly attempts: readonly Attempt[];
  readonly notes: readonly AttemptNotes[];
  readonly seen: readonly SeenItem[];
  /** What practice keeps, by kind. */
  readonly kept: ByRowKind<readonly SavedRow[]>;
}

/** The same as it was read: what the lists hold is still to be parsed. */
export interface RawBackup {
  readonly attempts: readonly unknown[];
  readonly notes: readonly unknown[];
  readonly seen: readonly unknown[];
  readonly kept: ByRowKind<readonly unknown[]>;
}

export type BackupReading =
  | { readonly state: 'sound'; readonly backup: RawBackup }
  /** Not a file of this site; one that was cut short or changed; one from a newer version of the site; too large to be one. */
  | { readonly state: 'foreign' | 'damaged' | 'newer' | 'too-large' };

export function backupText({ exportedAt, attempts, notes, seen, kept }: Backup): string {
  return JSON.stringify({ format, version, exportedAt, attempts, notes, seen, ...kept });
}

/** The size of a text as a file, in bytes. */
export function textSizeBytes(text: string): number {
  return new Blob([text]).size;
}

/** The name of the file of an export: by the nickname, where the learner has one, and the day on the student's clock. */
export function backupFileName(exportedAt: Instant, nickname: string | null): string {
  const whose = fileNamePart(nickname ?? '');
  return `larkfield-prep-${whose === '' ? '' : `${whose}-`}${dayAtOffset(exportedAt)}.json`;
}

const anyFormat = v.object({ format: v.literal(format) });
const newerFormat = v.object({ version: v.pipe(v.number(), v.integer(), v.minValue(version + 1)) });
const rowsOrNone = v.optional(v.array(v.unknown()), []);
const lists = v.object({
  version: v.literal(version),
  attempts: v.array(v.unknown()),
  notes: v.array(v.unknown()),
  seen: v.array(v.unknown()),
  // A file from before there was practice has none of these.
  ...mapRowKinds(() => rowsOrNone),
});

/** Reads the envelope of a file; its size is checked before its text is. Never throws. */
export function readBackup(text: string, sizeBytes: number): BackupReading {
  if (sizeBytes > maxBackupBytes || text.length > maxBackupBytes) return { state: 'too-large' };
  const value = jsonOf(text);
  // A file that was cut short is no longer JSON, but still begins as ours do.
  if (value === undefined)
    return { state: text.trimStart().startsWith(`{"format":"${format}"`) ? 'damaged' : 'foreign' };
  if (parseOrNull(anyFormat, value) === null) return { state: 'foreign' };
  if (parseOrNull(newerFormat, value) !== null) return { state: 'newer' };
  const backup = parseOrNull(lists, value);
  if (backup === null) return { state: 'damaged' };
  const { attempts, notes, seen } = backup;
  return { state: 'sound', backup: { attempts, notes, seen, kept: mapRowKinds((kind) => backup[kind]) } };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
