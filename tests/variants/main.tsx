/**
 * The site as its tests want to look at it, never part of the built one. /longNames/dashboard/parents is /dashboard/parents
 * with the family `longNames`; /questions/form-a/quantitative-1 is that file of the item bank, all questions on one page;
 * /player/break is the test player in its break; /player-pieces are its reading layout and its tools by themselves; /charts are all
 * charts with invented numbers, /charts/total one of them.
 */
import { createRoot } from 'react-dom/client';
import { Providers } from '@/app/providers';
import { styleCache } from '@/app/styleCache';
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
  <Providers cache={styleCache()}>
    <Shown />
  </Providers>,
);
