/** Brings a finished attempt from the slots to the database. */
import type { Attempt } from '@/domain/exam/attempt';
import type { RecordContext } from '@/data/record/context';
import { removeWritten } from '@/data/record/running/copies';
import { noteEnded } from '@/data/record/running/ended';

/**
 * Moves a finished attempt; only when it is safe in the database are its slots removed. False when it stays in them. To be
 * called by the holder of its lock alone.
 */
export async function moveToFinished(context: RecordContext, attempt: Attempt): Promise<boolean> {
  const { browser, stores, messages, door } = context;
  const isWritten = await door.use(async (database) => {
    await database.putFinished(attempt);
    return true;
  }, false);
  if (isWritten) {
    noteEnded(stores, attempt.id, 'finished', browser.now(), context.consent());
    removeWritten(stores, attempt.id);
  }
  // Where nothing is kept on the device, other tabs only learn it by this.
  const isKnown = isWritten || context.consent() !== 'keep';
  messages.post(isKnown ? { type: 'ended', id: attempt.id, how: 'finished' } : { type: 'changed' });
  return isWritten;
}
