/**
 * The site with another family than the fixed sample, for looking at the dashboards with long names, nothing, or a great
 * deal: /longNames/dashboard/parents is /dashboard/parents with the family `longNames`. Never part of the built site.
 */
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Providers } from '@/app/providers';
import { routes } from '@/app/router';
import { styleCache } from '@/app/styleCache';
import { FamilyProvider, sampleSource } from '@/data/family';
import { variantDetail, variants } from '@/data/sample/variants';
import { present } from '@/lib/assert';

const name = location.pathname.split('/')[1] ?? '';
const family = present(
  Object.entries(variants).find(([variant]) => variant === name)?.[1],
  `No variant ${name}`,
);
const router = createBrowserRouter(routes, { basename: `/${name}` });

createRoot(present(document.getElementById('root'), 'index.html has lost its #root')).render(
  <Providers cache={styleCache()}>
    <FamilyProvider source={{ ...sampleSource, family, detailOf: variantDetail }}>
      <RouterProvider router={router} />
    </FamilyProvider>
  </Providers>,
);
