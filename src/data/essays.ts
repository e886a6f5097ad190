/** Loads the essays of finished tests, each with its prompt. */
import type { StudentRecord } from '@/data/record/api';
import type { ListedAttempt } from '@/domain/plan/ability/answered-attempt';
import { itemRef, type WritingPrompt } from '@/domain/exam/items/item';
import { type WrittenEssay, writtenEssays } from '@/domain/exam/essays/written-essay';
import { loadContentFiles } from './items/test-content';

export interface FinishedEssay extends WrittenEssay {
  /** Null if the student chose none, or the item bank no longer has it. */
  readonly prompt: WritingPrompt | null;
}

export const hasEssay = ({ parts }: ListedAttempt) => parts.some(({ kind }) => kind === 'essay');

/**
 * Returns the essays of the given tests, in the same order. Reads each test's attempt in full, because lists lack the text.
 * @throws Error (rejects) if a prompt file still can't be fetched after several tries.
 */
export async function readEssays(
  record: StudentRecord,
  tests: readonly ListedAttempt[],
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
