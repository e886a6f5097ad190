import { LoadFailureNotice } from '@/ui/loading/LoadFailureNotice';
import { useLazyModule } from '@/ui/loading/useLazyModule';
import { TodayCardPlaceholder } from './TodayCardPlaceholder';

const loadToday = () => import('./TodayCardReader');

interface LazyTodayCardProps {
  /** Greets the learner above the card. */
  readonly welcome?: boolean;
  /** True if the page itself offers other practice, so that the card doesn't have to link to it. */
  readonly isHub?: boolean;
}

/** The card of today's task, loaded after the page; its space is reserved so that the content below doesn't move. */
export function LazyTodayCard({ welcome = false, isHub = false }: LazyTodayCardProps) {
  const card = useLazyModule(loadToday, true);
  if (card.state === 'failed') return <LoadFailureNotice name="What to do today" failed={card} />;
  if (card.state === 'waiting') return <TodayCardPlaceholder />;
  return <card.module.TodayCardReader welcome={welcome} isHub={isHub} />;
}
