import { useCallback } from 'react';
import type { StudentRecord } from '@/data/record/api';
import { useRecordQuery } from '@/data/record/useRecordQuery';
import type { TestForm } from '@/domain/exam/test/form';

/** Returns the form of a finished attempt; null while it loads and if it isn't stored here. */
export function useFinishedAttemptForm(attemptId: string | null): TestForm | null {
  const read = useCallback(
    async (record: StudentRecord) => {
      if (attemptId === null) return null;
      await record.prepareRecord();
      const past = await record.readFinished(attemptId);
      return past.state === 'found' ? { id: attemptId, form: past.attempt.form } : null;
    },
    [attemptId],
  );
  const { found } = useRecordQuery(read);
  return found !== null && found.id === attemptId ? found.form : null;
}
