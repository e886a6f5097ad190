/** The sample family as the component tests look at it: on the evening of a Sunday, from the Wednesday after it. */
import { sampleSource } from '@/data/family';
import { detailsOf } from '@/data/sample/details';
import { maya as mayaSample } from '@/data/sample/maya';
import { theo } from '@/data/sample/theo';
import type { FamilySource } from '@/data/family';
import type { AdviceByTopic } from '@/domain/dashboard/topic-advice';
import type { Family } from '@/domain/dashboard/figures';
import type { IsoDay } from '@/lib/calendar';

export const sunday: IsoDay = '2026-11-15';
export const wednesday: IsoDay = '2026-11-18';

export const source = sampleSource(sunday);
export const { family } = source;
export const [maya] = family.children;
export const mayaDetail: ChildDetail = detailsOf(mayaSample, theo).maya;

/** Another family behind the same door. */
export const sourceOf = (other: Family): FamilySource => ({ ...source, family: other });
