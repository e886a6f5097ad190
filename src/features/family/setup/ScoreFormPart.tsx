import type { IsoDay } from '@/lib/dates/calendar';
import { SetupPart } from './SetupPart';

interface ScoreFormPartProps {
  /** Filled in as the date of the test. */
  readonly testDay: IsoDay;
  readonly onClose: () => void;
}

/** The form for a score of this device's learner. Render it for as long as it should be open. */
export function ScoreFormPart(props: ScoreFormPartProps) {
  return (
    <SetupPart name="The form for a score" onClose={props.onClose}>
      {({ DeviceScoreDialog }) => <DeviceScoreDialog {...props} />}
    </SetupPart>
  );
}
