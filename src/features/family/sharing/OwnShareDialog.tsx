import { LoadingDialog } from '@/ui/loading/LoadingDialog';
import { useReadOnce } from '@/ui/loading/useReadOnce';
import { shareButtonLabels } from './shareButtonLabels';
import { prepareSharedRecord } from './prepareSharedRecord';
import { ShareDialog } from './ShareDialog';

/** Reads the record of this device as it is now, and hands it over. */
export function OwnShareDialog({ onClose }: { onClose: () => void }) {
  const shared = useReadOnce(prepareSharedRecord);
  return shared.state === 'ready' ? (
    <ShareDialog {...shared.module} onClose={onClose} />
  ) : (
    <LoadingDialog what={shareButtonLabels.what} lazy={shared} onClose={onClose} />
  );
}
