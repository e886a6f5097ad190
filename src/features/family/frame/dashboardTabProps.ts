import type { Family } from '@/domain/dashboard/figures';
import type { Learner } from '@/domain/learner/learner';

export interface DashboardTabProps {
  /** All figures are calculated as of the family's date. */
  readonly family: Family;
  readonly learner: Learner;
}
