import { useState } from 'react';
import type { Consent, StudentRecord } from './api';
import { useRecord } from './useRecord';

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

/** Where results may be kept: as answered before, else what is chosen now. Nothing is stored until something begins. */
export function useConsent(): ConsentState {
  const { found } = useRecord(readConsent);
  const [choice, choose] = useState<Exclude<Consent, null>>('visit');
  const answered = found?.consent ?? null;
  return { isAnswered: answered !== null, choice: answered ?? choice, choose };
}
