import type { Family } from '@/domain/dashboard/figures';

/** Sample data, the learner who practices on this device, or a copy that a learner shared. */
export type LearnerOrigin = 'sample' | 'device' | 'shared';

/** What a viewer may do: change things for the visit only, change the learner's record, or only look. */
export type LearnerAccess = 'trial' | 'own' | 'read-only';

export const accessByOrigin: Readonly<Record<LearnerOrigin, LearnerAccess>> = {
  sample: 'trial',
  device: 'own',
  shared: 'read-only',
};

/** Learners, and the time for which their figures are calculated. */
export interface LearnerSource {
  readonly origin: LearnerOrigin;
  readonly family: Family;
}

export type LearnersReading =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly source: LearnerSource };
