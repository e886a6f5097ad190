import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { present } from '@/lib/assert';
import { pageLoadFailed } from './pageLoad';
import { Providers } from './providers';
import { routes } from './router';
import { styleCache } from './styleCache';

/** Starts the page: waits for the first route's code, so that the first render is the prerendered one, then hydrates. */
export async function boot(): Promise<void> {
  const root = present(document.getElementById('root'), 'index.html has lost its #root');
  const router = createBrowserRouter(routes);
  await new Promise<void>((ready) => {
    if (router.state.initialized) ready();
    else router.subscribe((state) => state.initialized && ready());
  });
  const app = (
    <Providers cache={styleCache()}>
      <RouterProvider router={router} />
    </Providers>
  );
  // The dev server sends an empty root, and an error page is not what was prerendered: both start from nothing.
  const prerendered = root.firstElementChild !== null && router.state.errors === null && !pageLoadFailed();
  if (prerendered) hydrateRoot(root, app);
  else createRoot(root).render(app);
}
