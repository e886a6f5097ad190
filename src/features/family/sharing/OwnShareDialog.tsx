import { LoadingDialog } from '@/ui/loading/LoadingDialog';
import { useReadOnce } from '@/ui/loading/useReadOnce';
import { shareButtonLabels } from './shareButtonLabels';
import { prepareSharedRecord } from './prepareSharedRecord';
import { ShareDialog } from './ShareDialog';

/** Reads the current record of this device for the share dialog. */
export function OwnShareDialog({ onClose }: { onClose: () => void }) {
  const shared = useReadOnce(prepareSharedRecord);
  return shared.state === 'ready' ? (
    <ShareDialog {...shared.module} onClose={onClose} />
  ) : (
    <LoadingDialog what={shareButtonLabels.what} lazy={shared} onClose={onClose} />
  );
}
