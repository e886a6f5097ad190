import { useEffect, useState } from 'react';
import { studentRecord } from '@/data/record/record';
import type { Form } from '@/domain/exam/form';

/** The form of a finished attempt; null while it is read, and where it isn't stored here. */
export function usePastForm(attemptId: string | null): Form | null {
  const [past, setPast] = useState<{ id: string; form: Form } | null>(null);
  useEffect(() => {
    let current = true;
    if (attemptId === null) return undefined;
    studentRecord()
      .prepareRecord()
      .then(() => studentRecord().readFinished(attemptId))
      .then(
        (found) => {
          if (current && found.state === 'found') setPast({ id: attemptId, form: found.attempt.form });
          return undefined;
        },
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [attemptId]);
  return past !== null && past.id === attemptId ? past.form : null;
}
