import type { StudentRecord } from './api';

/** A start waits no longer than this for what is stored to move. The answer itself holds at once. */
const movingMs = 3000;

/**
 * Records the answer about keeping, unless one is there. A page may offer its start before it has read the earlier answer, and its preset
 * must never replace that: everything on the device would be moved into the tab. To be called after `prepareRecord`.
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
