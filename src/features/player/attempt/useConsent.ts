import { useState } from 'react';
import type { Consent, StudentRecord } from '@/data/record/api';
import { useRecord } from '@/data/record/useRecord';
import type { ConsentChoice } from '../start/ConsentQuestion';

async function readConsent(record: StudentRecord): Promise<{ consent: Consent }> {
  await record.prepareRecord();
  return { consent: record.consent() };
}

interface ConsentState {
  /** Whether the student has answered before; the question is then left out. */
  readonly isAnswered: boolean;
  readonly choice: ConsentChoice;
  readonly choose: (choice: ConsentChoice) => void;
}

/** Where results may be kept: as answered before, else what is chosen now. Nothing is stored until a test starts. */
export function useConsent(): ConsentState {
  const { found } = useRecord(readConsent);
  const [choice, choose] = useState<ConsentChoice>('visit');
  const answered = found?.consent ?? null;
  return { isAnswered: answered !== null, choice: answered ?? choice, choose };
}
