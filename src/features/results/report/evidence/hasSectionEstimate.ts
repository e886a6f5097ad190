import type { TestEstimate } from '@/domain/exam/report/estimate';

export function hasSectionEstimate({ sections }: Pick<TestEstimate, 'sections'>): boolean {
  return Object.values(sections).some(({ state }) => state === 'estimated');
}
