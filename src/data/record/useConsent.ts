import { useState } from 'react';
import type { Consent, StudentRecord } from './api';
import { useRecord } from './useRecord';
import { useRoster } from './useRoster';

async function readConsent(record: StudentRecord): Promise<{ consent: Consent }> {
  await record.prepareRecord();
  return { consent: record.consent() };
}

interface ConsentState {
  /** Whether the student has answered before; the question is then left out. */
  readonly isAnswered: boolean;
  readonly choice: Exclude<Consent, null>;
  readonly choose: (choice: Exclude<Consent, null>) => void;
}

/**
 * The choice that is made already where nobody has answered: a device that keeps another learner's results will do so for this one.
 * Elsewhere nothing is saved that nobody asked for.
 */
export function useUsualConsent(): Exclude<Consent, null> {
  return useRoster().learners.length > 1 ? 'keep' : 'visit';
}

/** Where results may be kept: as answered before, else what is chosen now. Nothing is stored until something begins. */
export function useConsent(): ConsentState {
  const { found } = useRecord(readConsent);
  const usual = useUsualConsent();
  const [chosen, choose] = useState<Exclude<Consent, null> | null>(null);
  const answered = found?.consent ?? null;
  return { isAnswered: answered !== null, choice: answered ?? chosen ?? usual, choose };
}
