import type { Family } from '@/domain/dashboard/figures';

/** Sample data, the learner who practices on this device, or a copy that a learner shared. */
export type LearnerOrigin = 'sample' | 'device' | 'shared';

/** Learners, and the time for which their figures are calculated. */
export interface LearnerSource {
  readonly origin: LearnerOrigin;
  readonly family: Family;
}

export type LearnersReading =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly source: LearnerSource };
