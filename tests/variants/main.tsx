/**
 * The site as its tests want to look at it, never part of the built one. /longNames/dashboard/parents is /dashboard/parents
 * with the family `longNames`; /questions/form-a/quantitative-1 is that file of the item bank, all questions on one page;
 * /player-pieces are the reading layout and the tools of the player by themselves.
 */
import { createRoot } from 'react-dom/client';
import { Providers } from '@/app/providers';
import { styleCache } from '@/app/styleCache';
import { present } from '@/lib/assert';

const [, first = ''] = location.pathname.split('/');
const { Shown } = await (first === 'player-pieces'
  ? import('./PlayerPieces')
  : first === 'questions'
    ? import('./Questions')
    : import('./Variant'));

createRoot(present(document.getElementById('root'), 'index.html has lost its #root')).render(
  <Providers cache={styleCache()}>
    <Shown />
  </Providers>,
);
