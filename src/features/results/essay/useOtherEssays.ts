import { useCallback } from 'react';
import { type FinishedEssay, hasEssay, readEssays } from '@/data/essays';
import type { StudentRecord } from '@/data/record/api';
import { useRecord } from '@/data/record/useRecord';

/** Nobody looks further back than this. */
const mostEssays = 30;

/** The essays of other finished tests, the newest first; null until they have been read. */
export function useOtherEssays(attemptId: string): readonly FinishedEssay[] | null {
  const read = useCallback(
    async (record: StudentRecord) => {
      await record.prepareRecord();
      const { attempts } = await record.listFinished();
      const others = attempts.filter((each) => each.id !== attemptId && hasEssay(each)).slice(0, mostEssays);
      return { attemptId, essays: await readEssays(record, others) };
    },
    [attemptId],
  );
  const { found } = useRecord(read);
  return found?.attemptId === attemptId ? found.essays : null;
}
