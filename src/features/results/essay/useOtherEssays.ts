import { useCallback } from 'react';
import { listAllFinished } from '@/data/record/listAllFinished';
import { type FinishedEssay, hasEssay, readEssays } from '@/data/essays';
import type { StudentRecord } from '@/data/record/api';
import type { SelfCheck } from '@/domain/exam/essays/self-check';
import { readSelfCheck } from './selfCheckStore';
import { useRecordQuery } from '@/data/record/useRecordQuery';

/** The most essays to list, because nobody looks further back. */
const mostEssays = 30;

export interface OtherEssay extends FinishedEssay {
  readonly selfCheck: SelfCheck;
}

/** Returns the essays of other finished tests with their self-checks, newest first; null until they are read. */
export function useOtherEssays(attemptId: string): readonly OtherEssay[] | null {
  const read = useCallback(
    async (record: StudentRecord) => {
      await record.prepareRecord();
      const attempts = await listAllFinished(record);
      const others = attempts.filter((each) => each.id !== attemptId && hasEssay(each)).slice(0, mostEssays);
      const essays = await readEssays(record, others);
      return {
        attemptId,
        essays: await Promise.all(
          essays.map(async (essay) => ({
            ...essay,
            selfCheck: await readSelfCheck(record, essay.attemptId),
          })),
        ),
      };
    },
    [attemptId],
  );
  const { found } = useRecordQuery(read);
  return found?.attemptId === attemptId ? found.essays : null;
}
