import { useState } from 'react';
import type { Consent, StudentRecord } from '@/data/record/api';
import { useRecordQuery } from '@/data/record/useRecordQuery';
import { useRoster } from '@/data/record/learner/useRoster';

async function readConsent(record: StudentRecord): Promise<{ consent: Consent }> {
  await record.prepareRecord();
  return { consent: record.consent() };
}

interface ConsentState {
  /** True if the student has answered before; the question is then hidden. */
  readonly isAnswered: boolean;
  readonly choice: Exclude<Consent, null>;
  readonly choose: (choice: Exclude<Consent, null>) => void;
}

/**
 * Returns the student's choice before it is saved. The default is `keep` only if the device already has several learners' records,
 * otherwise `visit`, so that nothing is saved on the device unasked.
 */
export function useConsentChoice(): readonly [
  Exclude<Consent, null>,
  (choice: Exclude<Consent, null>) => void,
] {
  const usual = useRoster().learners.length > 1 ? 'keep' : 'visit';
  const [chosen, choose] = useState<Exclude<Consent, null> | null>(null);
  return [chosen ?? usual, choose];
}

/** Returns the consent given earlier, or else the current choice, which isn't saved here but when the student starts something. */
export function useConsent(): ConsentState {
  const { found } = useRecordQuery(readConsent);
  const [chosen, choose] = useConsentChoice();
  const answered = found?.consent ?? null;
  return { isAnswered: answered !== null, choice: answered ?? chosen, choose };
}
