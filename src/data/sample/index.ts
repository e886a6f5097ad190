import type { Family } from '@/domain/family/records';
import { maya } from './maya';
import { theo } from './theo';

/** The fixed sample family that every dashboard shows by default. */
export const sampleFamily: Family = { children: [maya, theo] };
