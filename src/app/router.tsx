import { Outlet, type RouteObject } from 'react-router-dom';
import { type RouteId, routeIds, site } from '@/site';
import { MovedNodeBoundary } from '@/ui/loading/MovedNodeBoundary';
import { lazyPage } from './pageLoad';
import { pageData, pages } from './pages';
import { NotFoundPage } from './shell/NotFoundPage';
import { PageLoadFailed } from './shell/PageLoadFailed';
import { RouteError } from './shell/RouteError';
import { Shell } from './shell/Shell';

/** Around every page: an error that rebuilding doesn't mend is shown in the page's place, between header and footer. */
function PageOutlet() {
  return (
    <MovedNodeBoundary>
      <Outlet />
    </MovedNodeBoundary>
  );
}

/** Starts to load a page's data in the browser. The page doesn't wait for it: it loads what isn't there yet, and reports failures. */
function startLoadingData(id: RouteId): null {
  if (!import.meta.env.SSR) pageData[id]?.().catch(() => undefined);
  return null;
}

/** The routes inside the shell: one lazy page per row, and the not-found page for all other paths. */
export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: RouteError,
    // Rendered only while the first page's code is loading; the prerendered page is on screen meanwhile.
    HydrateFallback: () => null,
    children: [
      {
        Component: PageOutlet,
        ErrorBoundary: RouteError,
        children: [
          ...routeIds.map((id) => ({
            id,
            path: site[id].path,
            // Paths are case-sensitive, as on static hosts.
            caseSensitive: true,
            lazy: lazyPage(pages[id], PageLoadFailed),
            loader: () => startLoadingData(id),
          })),
          { id: 'notFound', path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
];
