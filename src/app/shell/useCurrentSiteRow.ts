import { useMatches } from 'react-router-dom';
import { type RouteId, routeIds, site, type SiteRow } from '@/site';

/** Returns the current page's id; null on the not-found page. */
export function useCurrentRouteId(): RouteId | null {
  const last = useMatches().at(-1);
  return routeIds.find((known) => known === last?.id) ?? null;
}

/** Returns the current page's row of the site's table; null on the not-found page. */
export function useCurrentSiteRow(): SiteRow | null {
  const id = useCurrentRouteId();
  return id === null ? null : site[id];
}
