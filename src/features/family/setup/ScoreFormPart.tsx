import type { IsoDay } from '@/lib/dates/calendar';
import { DialogPart } from '@/ui/loading/Part';

const loadSetup = () => import('./setupDialogs');

interface ScoreFormPartProps {
  /** Filled in as the date of the test. */
  readonly testDay: IsoDay;
  readonly onClose: () => void;
}

/** The form for a score of this device's learner. Render it for as long as it should be open. */
export function ScoreFormPart(props: ScoreFormPartProps) {
  return (
    <DialogPart name="The form for a score" load={loadSetup} onClose={props.onClose}>
      {({ DeviceScoreDialog }) => <DeviceScoreDialog {...props} />}
    </DialogPart>
  );
}
