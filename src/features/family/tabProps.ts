import type { Family } from '@/domain/dashboard/figures';
import type { LearnerRecord } from '@/domain/learner/record';

/** What a tab is given. */
export interface CoreProps {
  /** Whose moment every figure is calculated for. */
  readonly family: Family;
  readonly record: LearnerRecord;
}
