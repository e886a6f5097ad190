import type { TestEstimate } from '@/domain/exam/report/estimate';

/** Tells whether any section of a test has an estimate. */
export function hasSectionEstimate({ sections }: Pick<TestEstimate, 'sections'>): boolean {
  return Object.values(sections).some(({ state }) => state === 'estimated');
}
