import { LoadFailed } from '@/ui/loading/LoadFailed';
import { useLazyModule } from '@/ui/loading/useLazyModule';
import { CardRoom } from './CardRoom';

const loadToday = () => import('./TodayNow');

interface LaterTodayProps {
  /** Greets the learner over the card. */
  readonly welcome?: boolean;
  /** The page is where other practice is chosen. */
  readonly isHub?: boolean;
}

/** The one thing to do now, fetched after the page; its room is kept, so that what follows doesn't move. */
export function LaterToday({ welcome = false, isHub = false }: LaterTodayProps) {
  const card = useLazyModule(loadToday, true);
  if (card.state === 'failed') return <LoadFailed what="What to do today" failed={card} />;
  if (card.state === 'waiting') return <CardRoom />;
  return <card.module.TodayNow welcome={welcome} isHub={isHub} />;
}
