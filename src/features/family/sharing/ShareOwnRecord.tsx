import { LoadingDialog } from '@/ui/loading/LoadingDialog';
import { useReadOnce } from '@/ui/loading/useReadOnce';
import { buttonWords } from './buttonWords';
import { recordToShare } from './recordToShare';
import { ShareDialog } from './ShareDialog';

/** Reads the record of this device as it is now, and hands it over. */
export function ShareOwnRecord({ onClose }: { onClose: () => void }) {
  const shared = useReadOnce(recordToShare);
  return shared.state === 'ready' ? (
    <ShareDialog {...shared.module} onClose={onClose} />
  ) : (
    <LoadingDialog what={buttonWords.what} lazy={shared} onClose={onClose} />
  );
}
