/** A learner's record as it is handed to a parent: facts up to a moment, without answers to single questions and texts of essays. */
import type { LearnerRecord } from '@/domain/learner/learner-record';

export const digestFormat = 'larkfield-learner';
export const digestVersion = 1;

/** Addresses for messages, and what a learner says of themselves, stay on the device. */
export interface SharedRecord extends LearnerRecord {
  readonly settings: null;
  readonly testAnxiety: null;
}

export interface SharedDigest {
  readonly format: typeof digestFormat;
  readonly version: typeof digestVersion;
  /** Epoch milliseconds: the clock of all figures that are calculated from it. */
  readonly madeAt: number;
  readonly record: SharedRecord;
}

/** How much a digest may list at most. A year of daily practice is a thousand sittings. */
export const digestLimits = {
  sessions: 20_000,
  tests: 2000,
  entries: 5000,
  goals: 200,
  schools: 6,
} as const;

/**
 * `foreign`: not a copy that a learner shared. `damaged`: one that was cut short or changed. `newer`: of a newer version of the site.
 * `too-large`: larger than any copy that this site makes.
 */
export type DigestRefusal = 'foreign' | 'damaged' | 'newer' | 'too-large';

export type DigestReading =
  | { readonly state: 'sound'; readonly digest: SharedDigest }
  | { readonly state: DigestRefusal };
