import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { routes } from '@/app/router';
import { LearnersProvider } from '@/data/learners/useLearners';
import { sampleVariants } from '@/data/sample/sampleVariants';
import { assertPresent } from '@/lib/assert';

const name = location.pathname.split('/')[1] ?? '';
const family = assertPresent(
  Object.entries(sampleVariants).find(([variant]) => variant === name)?.[1],
  `No variant ${name}`,
);
const router = createBrowserRouter(routes, { basename: `/${name}` });

/** The whole site with the family that the URL names. */
export function Shown() {
  return (
    <LearnersProvider source={{ origin: 'sample', family }}>
      <RouterProvider router={router} />
    </LearnersProvider>
  );
}
