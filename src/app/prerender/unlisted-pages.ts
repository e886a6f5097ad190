import type { RouteId } from '@/site';

/**
 * Pages excluded from search engines: they show one student's data, or a sample of it. Only documents and the sitemap use this
 * list.
 */
export const unlistedPages: ReadonlySet<RouteId> = new Set<RouteId>([
  'myPage',
  'studentDashboard',
  'parentsDashboard',
  'parentDashboard',
  'scoreReport',
  'testResults',
  'errorLog',
]);
