import { useState } from 'react';
import { studentRecord } from '@/data/record/record';
import { useHydrated } from '@/ui/useHydrated';
import type { ConsentChoice } from '../start/ConsentQuestion';

interface ConsentState {
  /** Whether the student has answered before; nothing is asked then. */
  readonly asked: boolean;
  readonly choice: ConsentChoice;
  readonly choose: (choice: ConsentChoice) => void;
}

/** Where results may be kept: as answered before, else what is chosen now. Nothing is stored until a test starts. */
export function useConsent(): ConsentState {
  const hydrated = useHydrated();
  const [choice, choose] = useState<ConsentChoice>('visit');
  // The prerendered page can't know the answer, and the first render must be the same.
  const answered = hydrated ? studentRecord().consent() : null;
  return { asked: answered !== null, choice: answered ?? choice, choose };
}
