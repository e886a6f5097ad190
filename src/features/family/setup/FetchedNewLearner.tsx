import { FetchedDialog } from '@/ui/loading/FetchedDialog';

const loadForm = () => import('./parts').then(({ AddLearner }) => AddLearner);

/** The form that adds a learner, as soon as it has come. Render it as long as it is wanted. */
export function FetchedNewLearner({ onClose }: { onClose: () => void }) {
  return <FetchedDialog what="The form" load={loadForm} onClose={onClose} />;
}
