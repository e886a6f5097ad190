/** The sample family as the component tests look at it: on the evening of a Sunday, from the Wednesday after it. */
import { sampleSource } from '@/data/family';
import { details } from '@/data/sample/details';
import type { FamilySource } from '@/data/family';
import type { Family } from '@/domain/family/records';
import { present } from '@/lib/assert';
import type { IsoDay } from '@/lib/calendar';

export const sunday: IsoDay = '2026-11-15';
export const wednesday: IsoDay = '2026-11-18';

export const source = sampleSource(sunday);
export const { family } = source;
export const [maya] = family.children;
export const mayaDetail = present(details['maya'], 'the sample has details');

/** Another family behind the same door. */
export const sourceOf = (other: Family): FamilySource => ({ ...source, family: other });
