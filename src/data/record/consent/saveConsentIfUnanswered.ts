import type { StudentRecord } from '@/data/record/api';

/** Longest wait for stored data to move, in milliseconds. The consent itself is already in effect. */
const movingMs = 3000;

/**
 * Saves the consent unless the student already gave one. A page may show its start button before it has read that earlier consent,
 * and its default must never replace it: `visit` would move everything from the device to the tab. Call it after `prepareRecord`.
 */
export async function saveConsentIfUnanswered(
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
