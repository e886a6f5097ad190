import { useCallback } from 'react';
import { loadFiles } from '@/data/items/test-content';
import type { StudentRecord } from '@/data/record/api';
import { useRecord } from '@/data/record/useRecord';
import { itemRef } from '@/domain/exam/item';
import { type FinishedEssay, writtenEssays } from './finishedEssays';

/** Reading an essay means reading its whole attempt; nobody looks further back than this. */
const mostEssays = 30;

/** The essays of other finished tests, the newest first; null until they have been read. */
export function useOtherEssays(attemptId: string): readonly FinishedEssay[] | null {
  const read = useCallback(
    async (record: StudentRecord) => {
      await record.prepareRecord();
      const { attempts } = await record.listFinished();
      const withEssay = attempts
        .filter(({ id, parts }) => id !== attemptId && parts.some(({ kind }) => kind === 'essay'))
        .slice(0, mostEssays);
      const found = await Promise.all(withEssay.map(async ({ id }) => record.readFinished(id)));
      const essays = found.flatMap((each) => (each.state === 'found' ? writtenEssays(each.attempt) : []));
      const names = [...new Set(essays.flatMap(({ content }) => content))];
      const contentOf = await loadFiles(names);
      const prompts = names.flatMap((name) => contentOf(name).prompts);
      return {
        attemptId,
        essays: essays.map((essay) => ({
          ...essay,
          prompt: prompts.find((prompt) => itemRef(prompt) === essay.promptRef)?.text ?? null,
        })),
      };
    },
    [attemptId],
  );
  const { found } = useRecord(read);
  return found?.attemptId === attemptId ? found.essays : null;
}
