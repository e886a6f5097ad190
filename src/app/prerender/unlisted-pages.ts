import type { RouteId } from '@/site';

/** Pages that search engines leave out: what they show is one student's, or a sample of it. Only documents and the sitemap say so. */
export const unlistedPages: ReadonlySet<RouteId> = new Set<RouteId>([
  'myPage',
  'studentDashboard',
  'parentsDashboard',
  'parentDashboard',
  'scoreReport',
  'testResults',
  'errorLog',
]);
