import type { Family } from '@/domain/dashboard/figures';
import type { LearnerRecord } from '@/domain/learner/learner-record';

export interface DashboardTabProps {
  /** All figures are calculated as of the family's date. */
  readonly family: Family;
  readonly record: LearnerRecord;
}
