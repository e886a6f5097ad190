import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { routes } from '@/app/router';
import { FamilyProvider } from '@/data/family';
import { variantDetail, variants } from '@/data/sample/variants';
import { present } from '@/lib/assert';

const name = location.pathname.split('/')[1] ?? '';
const family = present(
  Object.entries(variants).find(([variant]) => variant === name)?.[1],
  `No variant ${name}`,
);
const router = createBrowserRouter(routes, { basename: `/${name}` });

/** The whole site with the family that the address names. */
export function Shown() {
  return (
    <FamilyProvider source={{ sample: true, family, detailOf: variantDetail }}>
      <RouterProvider router={router} />
    </FamilyProvider>
  );
}
