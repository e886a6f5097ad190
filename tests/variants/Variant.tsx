import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { routes } from '@/app/router';
import { LearnersProvider } from '@/data/learners/learners';
import { variants } from '@/data/sample/variants';
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
    <LearnersProvider source={{ origin: 'sample', family }}>
      <RouterProvider router={router} />
    </LearnersProvider>
  );
}
