import { saveConsentIfUnanswered } from '@/data/record/consent/saveConsentIfUnanswered';
import type { Consent, StoragePlacement, StudentRecord, WriteOutcome } from './api';
import { studentRecord } from './studentRecord';

/**
 * The result of saving rows; `savesOnDevice` is true with `keep` consent. `not-loaded`: something that the change needs, such as the index of items, could not be loaded, or writing failed.
 * `refused`: the record doesn't accept the rows. `newer`: a newer version of the site wrote the stored ones. `unread`: the stored
 * ones couldn't be read.
 */
export type SaveRowsOutcome =
  | ({ readonly state: 'saved'; readonly savesOnDevice: boolean } & StoragePlacement)
  | { readonly state: 'not-loaded' | 'refused' | 'newer' | 'unread' };

/**
 * Saves rows once the record is ready. `consent` is the student's answer if the screen asked for it, otherwise null. Never rejects.
 */
export async function saveRows(
  write: (record: StudentRecord) => Promise<WriteOutcome>,
  consent: Consent = null,
): Promise<SaveRowsOutcome> {
  try {
    const record = studentRecord();
    await record.prepareRecord();
    if (consent !== null) await saveConsentIfUnanswered(record, consent);
    // Resolves after the database has flushed the rows to disk, so "saved" is true when it appears.
    const outcome = await write(record);
    return outcome.state === 'saved' ? { ...outcome, savesOnDevice: record.consent() === 'keep' } : outcome;
  } catch {
    return { state: 'not-loaded' };
  }
}

/**
 * Returns the time to store with a change, in epoch milliseconds. `before` is the time of the previous change, and the result is
 * always later, even if the clock was set back.
 */
export function nextChangeTime(before: number): number {
  return Math.max(Date.now(), before + 1);
}
