import type { Family } from '@/domain/dashboard/figures';
import type { LearnerRecord } from '@/domain/learner/learner-record';

/** What a tab is given. */
export interface DashboardTabProps {
  /** Whose moment every figure is calculated for. */
  readonly family: Family;
  readonly record: LearnerRecord;
}
