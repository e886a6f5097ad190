/** Where a student stands with the writing sample, which has no score: the last essay as they judged it, and what they wrote to. */
import { type Instant, compareLatestFirst } from '@/domain/exam/clock';
import type { PromptKind, WritingPrompt } from '@/domain/exam/item';
import type { TestLevel } from '@/domain/exam/level/test-level';
import { type CriterionId, criterionTitles, criterionLevel, type SelfCheck } from '@/domain/exam/self-check';
import type { WrittenEssay } from '@/domain/exam/written-essay';
import { typedKeys } from '@/lib/typedKeys';

interface JudgedCriterion {
  readonly criterion: CriterionId;
  /** From 1 to 4; null where the student has chosen none yet. */
  readonly level: number | null;
}

export interface KindOfPrompt {
  readonly kind: PromptKind;
  readonly count: number;
  /** When the last essay to one was handed in; null before the first, and where it isn't known. */
  readonly last: Instant | null;
}

/** Every criterion in the order of the list, and whether any of them was judged. */
export function summarizeSelfCheck(check: SelfCheck): {
  readonly isChecked: boolean;
  readonly criteria: readonly JudgedCriterion[];
} {
  const criteria = typedKeys(criterionTitles).map((criterion) => ({
    criterion,
    level: criterionLevel(check, criterion),
  }));
  return { isChecked: criteria.some(({ level }) => level !== null), criteria };
}

/** The essays by the kind of their prompt, for every kind that a level offers; those without a prompt are in none. */
export function kindsOfPrompts(
  essays: readonly (Pick<WrittenEssay, 'finishedAt'> & {
    readonly prompt: Pick<WritingPrompt, 'kind'> | null;
  })[],
  { prompts }: Pick<TestLevel, 'prompts'>,
): readonly KindOfPrompt[] {
  return prompts.map((kind) => {
    const own = essays.filter(({ prompt }) => prompt?.kind === kind).map(({ finishedAt }) => finishedAt);
    const [last = null] = own.toSorted(compareLatestFirst);
    return { kind, count: own.length, last };
  });
}
