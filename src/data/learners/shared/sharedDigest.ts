/** A digest: a learner as shared with a parent, as of a point in time, and without individual answers or essay texts. */
import type { Learner } from '@/domain/learner/learner';
import { timelineNoteLimits } from '@/domain/learner/timeline-note';
import { sameClockTimeHere } from '@/lib/dates/localTime';

export const digestFormat = 'larkfield-learner';
/**
 * Version 2 added the learner's offset from UTC, version 3 the answers to repeated questions, version 4 the counted answers and
 * traps of tests, the sources of reported scores, and notes, version 5 the full forms of the Middle Level.
 */
export const digestVersion = 5;

/**
 * Leaves out the notification settings, which contain an email address and a phone number, and the learner's own words about test
 * anxiety. Both stay on the device.
 */
export interface SharedLearner extends Learner {
  readonly settings: null;
  readonly testAnxiety: null;
}

export interface SharedDigest {
  readonly format: typeof digestFormat;
  readonly version: typeof digestVersion;
  /** Epoch milliseconds by which copies of one learner are ordered. */
  readonly madeAt: number;
  /** The learner's offset from UTC at that time in minutes, positive to the east. */
  readonly offsetMinutes: number;
  readonly learner: SharedLearner;
}

/** Returns when a digest was made by the learner's clock (see Learner); all its figures are calculated as of this time. */
export function digestTime({
  madeAt,
  offsetMinutes,
}: Pick<SharedDigest, 'madeAt' | 'offsetMinutes'>): number {
  return sameClockTimeHere({ utcMs: madeAt, offsetMinutes });
}

/** Maximum numbers of rows in a digest. A year of daily practice has about a thousand sessions. */
export const digestLimits = {
  sessions: 20_000,
  tests: 2000,
  entries: 5000,
  goals: 200,
  notes: timelineNoteLimits.notes,
  schools: 6,
} as const;

/**
 * `foreign`: not a shared copy. `damaged`: truncated or changed. `newer`: from a newer version of the site. `too-large`: larger
 * than any copy that this site creates.
 */
export type DigestRefusal = 'foreign' | 'damaged' | 'newer' | 'too-large';

export type DigestDecodeResult =
  | { readonly state: 'sound'; readonly digest: SharedDigest }
  | { readonly state: DigestRefusal };
