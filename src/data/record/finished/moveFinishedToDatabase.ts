/** Moves a finished attempt from its slots to the database, or writes one to slots if there is no database. */
import type { Attempt } from '@/domain/exam/attempts/attempt';
import type { Consent, StoragePlace } from '@/data/record/api';
import type { RecordContext } from '@/data/record/recordContext';
import { removeStoredAttemptData } from '@/data/record/running/attemptTraces';
import { writeEndedMarker } from '@/data/record/running/endedNotes';
import { createSlotWriter } from '@/data/record/running/slotWriter';

/**
 * Moves a finished attempt, removing its slots only once it is safe in the database. False if it stays in them. Only the page that
 * holds the attempt's lock may call it.
 */
export async function moveFinishedToDatabase(context: RecordContext, attempt: Attempt): Promise<boolean> {
  const { browser, stores, messages, databaseAccess } = context;
  const isWritten = await databaseAccess.use(async (database) => {
    await database.putFinished(attempt);
    return true;
  }, false);
  if (isWritten) {
    writeEndedMarker(stores, attempt.id, 'finished', browser.now(), context.consent());
    removeStoredAttemptData(stores, attempt.id);
  }
  // If nothing is saved on the device, other tabs can only learn of the end from this message.
  const isKnown = isWritten || context.consent() !== 'keep';
  messages.post(isKnown ? { type: 'ended', id: attempt.id, how: 'finished' } : { type: 'changed' });
  return isWritten;
}

/**
 * Writes a finished attempt from the database or an import into slots. Null, with nothing left behind, if only memory has space
 * although the consent allows a better place.
 */
export function writeFinishedAttemptToSlot(
  context: RecordContext,
  attempt: Attempt,
  consent: Consent,
): StoragePlace | null {
  const { browser, stores } = context;
  const order = { holder: 1, sequence: 1 };
  const slots = createSlotWriter(stores, attempt.id, order.holder, new Map());
  const { place } = slots.write(attempt, order, browser.now(), consent);
  if (place !== 'memory' || consent === null) return place;
  removeStoredAttemptData(stores, attempt.id);
  return null;
}
