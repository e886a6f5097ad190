import { LazyDialog } from '@/ui/loading/LazyDialog';
import { profileButtonLabels } from './profileButtonLabels';

const loadProfile = () => import('./lazySetupParts').then(({ OwnProfile }) => OwnProfile);

/** The profile's form, as soon as it has come. Render it as long as it is wanted. */
export function LazyProfileDialog({ onClose }: { onClose: () => void }) {
  return <LazyDialog what={profileButtonLabels.what} load={loadProfile} onClose={onClose} />;
}
