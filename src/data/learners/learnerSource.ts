/** Where the figures of a dashboard come from. */
import type { Family } from '@/domain/dashboard/figures';

/** Whose figures they are: nobody's, the learner's who practices on this device, or those that a learner handed over. */
export type LearnerOrigin = 'sample' | 'device' | 'shared';

/** Learners and the moment that their figures are calculated for. */
export interface LearnerSource {
  readonly origin: LearnerOrigin;
  readonly family: Family;
}

export type LearnersReading =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly source: LearnerSource };
