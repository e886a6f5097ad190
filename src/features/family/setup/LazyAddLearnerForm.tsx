import { LazyDialog } from '@/ui/loading/LazyDialog';

const loadForm = () => import('./lazySetupParts').then(({ AddLearnerForm }) => AddLearnerForm);

/** The form that adds a learner, loaded on demand. Render it for as long as it should be open. */
export function LazyAddLearnerForm({ onClose }: { onClose: () => void }) {
  return <LazyDialog name="The form" load={loadForm} onClose={onClose} />;
}
