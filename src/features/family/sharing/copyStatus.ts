import type { SharedCopy } from '@/data/learners/shared/sharedCopies';
import type { SharedDigest } from '@/data/learners/shared/sharedDigest';

/** The age of a received copy relative to the saved copy of the same learner; `new` if none is saved. */
export type RelativeCopyAge = 'new' | 'later' | 'same' | 'earlier';

export function compareCopyAge({ madeAt }: SharedDigest, known: SharedCopy | null): RelativeCopyAge {
  if (known === null) return 'new';
  if (madeAt === known.digest.madeAt) return 'same';
  return madeAt > known.digest.madeAt ? 'later' : 'earlier';
}
