import { ReadDialog } from '../frame/ReadDialog';
import { shareButtonLabels } from './shareButtonLabels';
import { prepareSharedLearner } from './prepareSharedLearner';
import { ShareDialog } from './ShareDialog';

/** Reads the current record of this device for the share dialog. */
export function DeviceShareDialog({ onClose }: { onClose: () => void }) {
  return (
    <ReadDialog name={shareButtonLabels.what} read={prepareSharedLearner} onClose={onClose}>
      {(shared) => <ShareDialog {...shared} onClose={onClose} />}
    </ReadDialog>
  );
}
