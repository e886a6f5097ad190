/** Loads the essays of finished tests, each with its prompt. */
import type { StudentRecord } from '@/data/record/api';
import type { AttemptSummary } from '@/data/record/finished/attemptSummary';
import { itemRef, type WritingPrompt } from '@/domain/exam/items/item';
import { type WrittenEssay, writtenEssays } from '@/domain/exam/essays/written-essay';
import { loadContentFiles } from './items/test-content';

export interface FinishedEssay extends WrittenEssay {
  /** Null if none was chosen, or the bank no longer has it. */
  readonly prompt: WritingPrompt | null;
}

export const hasEssay = ({ parts }: AttemptSummary) => parts.some(({ kind }) => kind === 'essay');

/**
 * Returns the essays in the order of the tests. Each one requires reading its whole attempt.
 * @throws Error (rejects) when a file of prompts can't be fetched, after several tries.
 */
export async function readEssays(
  record: StudentRecord,
  tests: readonly AttemptSummary[],
): Promise<readonly FinishedEssay[]> {
  const found = await Promise.all(tests.filter(hasEssay).map(async ({ id }) => record.readFinished(id)));
  const essays = found.flatMap((each) =>
    each.state === 'found' ? writtenEssays(each.attempt, Date.now()) : [],
  );
  const names = [...new Set(essays.flatMap(({ content }) => content))];
  const contentOf = await loadContentFiles(names);
  const prompts = names.flatMap((name) => contentOf(name).prompts);
  return essays.map((essay) => ({
    ...essay,
    prompt: prompts.find((prompt) => itemRef(prompt) === essay.promptRef) ?? null,
  }));
}
