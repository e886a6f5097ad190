import { LoadFailed } from '@/ui/loading/LoadFailed';
import { useLazyModule } from '@/ui/loading/useLazyModule';
import { TodayCardPlaceholder } from './TodayCardPlaceholder';

const loadToday = () => import('./TodayCardReader');

interface LaterTodayProps {
  /** Greets the learner over the card. */
  readonly welcome?: boolean;
  /** The page is where other practice is chosen. */
  readonly isHub?: boolean;
}

/** The one thing to do now, fetched after the page; its room is kept, so that what follows doesn't move. */
export function LazyToday({ welcome = false, isHub = false }: LaterTodayProps) {
  const card = useLazyModule(loadToday, true);
  if (card.state === 'failed') return <LoadFailed what="What to do today" failed={card} />;
  if (card.state === 'waiting') return <TodayCardPlaceholder />;
  return <card.module.TodayCardReader welcome={welcome} isHub={isHub} />;
}
