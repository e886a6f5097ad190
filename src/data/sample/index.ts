import type { ChildDetail } from '@/domain/family/detail';
import type { ChildRecord, Family } from '@/domain/family/records';
import { maya } from './maya';
import { theo } from './theo';

/** The fixed sample family that every dashboard shows by default. */
export const sampleFamily: Family = { children: [maya, theo] };

/** All of a child's details, fetched when they are asked for; null for a child whose details are not kept. */
export async function sampleDetail({ core }: ChildRecord): Promise<ChildDetail | null> {
  if (core === null) return null;
  const { mayaDetail } = await import('./maya-detail');
  // The record's own core, so that a variant of the sample stays one.
  return { ...mayaDetail, ...core };
}
