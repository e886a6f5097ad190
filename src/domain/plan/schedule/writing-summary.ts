/** Summarizes the student's own check of an essay. */
import {
  type CriterionId,
  criterionTitles,
  criterionLevel,
  type SelfCheck,
} from '@/domain/exam/essays/self-check';
import { typedKeys } from '@/lib/typedKeys';

interface JudgedCriterion {
  readonly criterion: CriterionId;
  /** From 1 to 4; null if the student hasn't chosen one. */
  readonly level: number | null;
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
