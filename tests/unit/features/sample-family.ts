/** The sample family as the component tests look at it: on the evening of a Sunday, from the Wednesday after it. */
import { sampleSource } from '@/data/learners/sourceReaders';
import type { LearnerSource } from '@/data/learners/learnerSource';
import type { Family } from '@/domain/dashboard/figures';
import type { IsoDay } from '@/lib/calendar';

export const sunday: IsoDay = '2026-11-15';
export const wednesday: IsoDay = '2026-11-18';

export const source = sampleSource(sunday);
export const { family } = source;
export const [maya] = family.children;

/** Another family behind the same door. */
export const sourceOf = (other: Family): LearnerSource => ({ ...source, family: other });
