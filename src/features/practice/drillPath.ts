import { type DrillRequest, drillSearchParams } from '@/domain/plan/drills/drill-request';
import { pathOf } from '@/site';

/** Returns the address that starts a drill; omitted options have their defaults. */
export function drillPath(request: Pick<DrillRequest, 'subject'> & Partial<DrillRequest>): string {
  return pathOf('sectionStudy', { search: drillSearchParams(request) });
}
