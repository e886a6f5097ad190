import { LazyDialog } from '@/ui/loading/LazyDialog';
import { profileButtonLabels } from './profileButtonLabels';

const loadProfile = () => import('../lazySetupParts').then(({ DeviceProfileDialog }) => DeviceProfileDialog);

/** The profile form, loaded on demand. Render it for as long as it should be open. */
export function LazyProfileDialog({ onClose }: { onClose: () => void }) {
  return <LazyDialog name={profileButtonLabels.what} load={loadProfile} onClose={onClose} />;
}
