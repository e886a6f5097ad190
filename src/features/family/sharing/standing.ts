import type { SharedCopy } from '@/data/learners/shared/copies';
import type { SharedDigest } from '@/data/learners/shared/digest';

/** How a copy that arrived stands to the one of the same learner that is kept here. */
export type Standing = 'new' | 'later' | 'same' | 'earlier';

export function standingOf({ madeAt }: SharedDigest, known: SharedCopy | null): Standing {
  if (known === null) return 'new';
  if (madeAt === known.digest.madeAt) return 'same';
  return madeAt > known.digest.madeAt ? 'later' : 'earlier';
}
