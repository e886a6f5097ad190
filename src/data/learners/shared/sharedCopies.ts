/** Copies of other learners, saved on this device. This code never reads or changes the device learner's own data. */
import type { StoragePlacement, UnreadableRowCounts, StudentRecord } from '@/data/record/api';
import { assertPresent } from '@/lib/assert';
import type { SharedDigest } from './sharedDigest';
import { decodeDigest, encodeDigest } from './digestLink';

export interface SharedCopy {
  readonly digest: SharedDigest;
  /** When it was saved on this device, in epoch milliseconds. */
  readonly savedAt: number;
}

export interface SharedCopies extends UnreadableRowCounts {
  /** At most one per learner, the most recently made first. */
  readonly copies: readonly SharedCopy[];
}

/**
 * `older`: a later copy of the same learner is already saved and stays. `newer`: a newer version of the site wrote the saved copy,
 * which stays.
 */
export type SaveCopyOutcome =
  | ({ readonly state: 'saved'; readonly replaced: boolean } & StoragePlacement)
  | { readonly state: 'older'; readonly here: SharedCopy }
  | { readonly state: 'newer' };

type Store = Pick<StudentRecord, 'listSharedTexts' | 'writeSharedText' | 'removeSharedText'>;

export const learnerIdOf = ({ learner }: SharedDigest): string => learner.profile.id;

/** Lists the saved copies. Can be passed to `useRecordFacts`, which calls it again when another tab changes them. */
export async function listSharedCopies(record: Pick<Store, 'listSharedTexts'>): Promise<SharedCopies> {
  const { texts, unreadable, newer } = await record.listSharedTexts();
  const read = texts.map(({ id, text, savedAt }) => ({ id, savedAt, reading: decodeDigest(text) }));
  const copies = read.flatMap(({ id, savedAt, reading }) =>
    reading.state === 'sound' && learnerIdOf(reading.digest) === id
      ? [{ digest: reading.digest, savedAt }]
      : [],
  );
  const newerTexts = read.filter(({ reading }) => reading.state === 'newer').length;
  return {
    copies: copies.toSorted((a, b) => b.digest.madeAt - a.digest.madeAt),
    unreadable: unreadable + texts.length - copies.length - newerTexts,
    newer: newer + newerTexts,
  };
}

/** Finds the saved copy of the same learner. */
export function findSavedCopy(
  { copies }: Pick<SharedCopies, 'copies'>,
  digest: SharedDigest,
): SharedCopy | null {
  return copies.find((copy) => learnerIdOf(copy.digest) === learnerIdOf(digest)) ?? null;
}

/** Saves a copy, replacing an earlier or unreadable one of the same learner. */
export async function saveSharedCopy(record: Store, digest: SharedDigest): Promise<SaveCopyOutcome> {
  const id = learnerIdOf(digest);
  const { texts } = await record.listSharedTexts();
  const stored = texts.find((each) => each.id === id);
  const reading = stored === undefined ? null : decodeDigest(stored.text);
  if (reading?.state === 'newer') return { state: 'newer' };
  if (reading?.state === 'sound' && reading.digest.madeAt > digest.madeAt)
    return {
      state: 'older',
      here: { digest: reading.digest, savedAt: assertPresent(stored, 'what was read is stored').savedAt },
    };
  const outcome = await record.writeSharedText(id, encodeDigest(digest));
  return outcome.state === 'newer' ? outcome : { ...outcome, replaced: reading?.state === 'sound' };
}

export async function removeSharedCopy(
  record: Pick<Store, 'removeSharedText'>,
  learnerId: string,
): Promise<void> {
  await record.removeSharedText(learnerId);
}
