import type { StudentRecord } from '@/data/record/api';
import type { Family } from '@/domain/dashboard/figures';

/** Sample data, the learner who practices on this device, or a copy that a student shared. */
export type LearnerOrigin = 'sample' | 'device' | 'shared';

/**
 * The viewer's rights: `trial` changes last only for the visit, `own` changes are saved in the learner's record, and `read-only`
 * allows no changes.
 */
export type LearnerAccess = 'trial' | 'own' | 'read-only';

export const accessByOrigin: Readonly<Record<LearnerOrigin, LearnerAccess>> = {
  sample: 'trial',
  device: 'own',
  shared: 'read-only',
};

/** The learners to show, where they come from, and the time as of which their figures are calculated (`family.asOf`). */
export interface LearnerSource {
  readonly origin: LearnerOrigin;
  readonly family: Family;
}

export type LearnersReading =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly source: LearnerSource };

/** Reads a source from the record as of `nowMs` (epoch milliseconds); null if the record doesn't have it. */
export type SourceReader = (record: StudentRecord, nowMs: number) => Promise<LearnerSource | null>;
