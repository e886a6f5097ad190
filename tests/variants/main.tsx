/**
 * Variants of the site for tests, never part of the build. /longNames/dashboard/parents is /dashboard/parents with the family
 * `longNames`; /questions/form-a/quantitative-1 is all questions of that item bank file on one page; /player/break is the test
 * player in its break; /player-pieces has its reading layout and its tools in isolation; /charts has all charts with invented data,
 * /charts/total one of them.
 */
import { createRoot } from 'react-dom/client';
import { Providers, createStyleCache } from '@/app/providers';
import { assertPresent } from '@/lib/assert';

const [, first = ''] = location.pathname.split('/');
const pages = {
  questions: () => import('./Questions'),
  player: () => import('./Player'),
  'player-pieces': () => import('./PlayerPieces'),
  charts: () => import('./Charts'),
};
const isPage = (name: string): name is keyof typeof pages => Object.hasOwn(pages, name);
const { Shown } = await (isPage(first) ? pages[first]() : import('./Variant'));

createRoot(assertPresent(document.getElementById('root'), 'index.html has lost its #root')).render(
  <Providers cache={createStyleCache()}>
    <Shown />
  </Providers>,
);
