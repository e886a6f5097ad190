import { type DrillRequest, drillSearchParams } from '@/domain/plan/drill-request';
import { pathOf } from '@/site';

/** The address that starts a drill; what isn't asked for is as usual. */
export function drillPath(request: Pick<DrillRequest, 'subject'> & Partial<DrillRequest>): string {
  return pathOf('sectionStudy', { search: drillSearchParams(request) });
}
