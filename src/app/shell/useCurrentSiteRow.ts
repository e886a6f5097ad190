import { useMatches } from 'react-router-dom';
import { routeIds, site, type SiteRow } from '@/site';

/** Returns the current page's row of the site's table; null on the not-found page. */
export function useCurrentSiteRow(): SiteRow | null {
  const last = useMatches().at(-1);
  const id = routeIds.find((known) => known === last?.id);
  return id === undefined ? null : site[id];
}
