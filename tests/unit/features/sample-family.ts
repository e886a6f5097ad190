/** The sample family for component tests: the state of a Sunday evening, viewed on the following Wednesday. */
import { sampleSource } from '@/data/learners/useLearners';
import type { LearnerSource } from '@/data/learners/learnerSource';
import type { Family } from '@/domain/dashboard/figures';
import type { IsoDay } from '@/lib/dates/calendar';

export const sunday: IsoDay = '2026-11-15';
export const wednesday: IsoDay = '2026-11-18';

export const source = sampleSource(sunday);
export const { family } = source;
export const [maya] = family.children;

/** Returns the same source with another family. */
export const sourceOf = (other: Family): LearnerSource => ({ ...source, family: other });
