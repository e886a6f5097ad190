import { answerConsent } from './answerConsent';
import type { Consent, Placement, StudentRecord, WriteOutcome } from './api';
import { loadRecord } from './loadRecord';

/**
 * What became of rows that a screen saved; `keeps` tells whether the student keeps things on the device. `not-loaded`: code that
 * writes could not be fetched. `refused`: the record doesn't take them. `newer`: a newer version of the site wrote what is there.
 */
export type SaveRowsOutcome =
  | ({ readonly state: 'saved'; readonly keeps: boolean } & Placement)
  | { readonly state: 'not-loaded' | 'refused' | 'newer' };

/**
 * Saves rows once the record is ready. `consent` answers the question about keeping where the screen asked it, null where it didn't.
 * Never rejects.
 */
export async function saveRows(
  write: (record: StudentRecord) => Promise<WriteOutcome>,
  consent: Consent = null,
): Promise<SaveRowsOutcome> {
  try {
    const { studentRecord } = await loadRecord();
    const record = studentRecord();
    await record.prepareRecord();
    if (consent !== null) await answerConsent(record, consent);
    // It resolves when the database has brought the rows to the disk, so "saved" is said when they are.
    const outcome = await write(record);
    return outcome.state === 'saved' ? { ...outcome, keeps: record.consent() === 'keep' } : outcome;
  } catch {
    return { state: 'not-loaded' };
  }
}

/** The time of a change that follows one of another time: a clock that was set back must not make it the earlier of the two. */
export function nextChangeTime(before: number): number {
  return Math.max(Date.now(), before + 1);
}
