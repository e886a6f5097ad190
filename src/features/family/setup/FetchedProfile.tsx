import { FetchedDialog } from '@/ui/loading/FetchedDialog';
import { buttonWords } from './buttonWords';

const loadProfile = () => import('./parts').then(({ OwnProfile }) => OwnProfile);

/** The profile's form, as soon as it has come. Render it as long as it is wanted. */
export function FetchedProfile({ onClose }: { onClose: () => void }) {
  return <FetchedDialog what={buttonWords.what} load={loadProfile} onClose={onClose} />;
}
