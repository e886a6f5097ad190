/** Summarizes the unscored writing sample: the latest self-check and the kinds of prompts used. */
import { type Instant, compareLatestFirst } from '@/domain/exam/attempts/clock';
import type { PromptKind, WritingPrompt } from '@/domain/exam/items/item';
import type { TestLevel } from '@/domain/exam/level/test-level';
import {
  type CriterionId,
  criterionTitles,
  criterionLevel,
  type SelfCheck,
} from '@/domain/exam/essays/self-check';
import type { WrittenEssay } from '@/domain/exam/essays/written-essay';
import { typedKeys } from '@/lib/typedKeys';

interface JudgedCriterion {
  readonly criterion: CriterionId;
  /** From 1 to 4; null if the student hasn't chosen one. */
  readonly level: number | null;
}

export interface PromptKindSummary {
  readonly kind: PromptKind;
  readonly count: number;
  /** The time when the latest essay of this kind was finished; null if there is none or the time is unknown. */
  readonly last: Instant | null;
}

/** Lists every criterion in display order; `isChecked` is true if any was judged. */
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

/** Groups essays by prompt kind, for every kind the level offers. Ignores essays without a prompt. */
export function summarizePromptKinds(
  essays: readonly (Pick<WrittenEssay, 'finishedAt'> & {
    readonly prompt: Pick<WritingPrompt, 'kind'> | null;
  })[],
  { prompts }: Pick<TestLevel, 'prompts'>,
): readonly PromptKindSummary[] {
  return prompts.map((kind) => {
    const own = essays.filter(({ prompt }) => prompt?.kind === kind).map(({ finishedAt }) => finishedAt);
    const [last = null] = own.toSorted(compareLatestFirst);
    return { kind, count: own.length, last };
  });
}
