import type { StudentRecord } from '@/data/record/api';

/** The maximum time that a start waits for stored data to move. The consent itself applies immediately. */
const movingMs = 3000;

/**
 * Saves the consent unless there already is one. A page may offer its start before it has read the earlier consent, and its default
 * must never replace that: everything on the device would move into the tab. Call it after `prepareRecord`.
 */
export async function answerConsent(
  record: Pick<StudentRecord, 'consent' | 'setConsent'>,
  consent: 'keep' | 'visit',
): Promise<void> {
  if (record.consent() !== null) return;
  await Promise.race([
    record.setConsent(consent),
    new Promise((resolve) => {
      setTimeout(resolve, movingMs);
    }),
  ]);
}
