import { LazyDialog } from '@/ui/loading/LazyDialog';

const loadForm = () => import('./lazySetupParts').then(({ AddLearner }) => AddLearner);

/** The form that adds a learner, as soon as it has come. Render it as long as it is wanted. */
export function LazyAddLearner({ onClose }: { onClose: () => void }) {
  return <LazyDialog what="The form" load={loadForm} onClose={onClose} />;
}
