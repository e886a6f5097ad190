import type { IsoDay } from '@/lib/dates/calendar';
import { LoadingDialog } from '@/ui/loading/LoadingDialog';
import { useLazyModule } from '@/ui/loading/useLazyModule';

const loadSetup = () => import('./lazySetupParts');

interface LazyScoreFormProps {
  /** Filled in as the date of the test. */
  readonly testDay: IsoDay;
  readonly onClose: () => void;
}

/** The form for a score of this device's learner, loaded on demand. Render it for as long as it should be open. */
export function LazyScoreForm(props: LazyScoreFormProps) {
  const part = useLazyModule(loadSetup, true);
  return part.state === 'ready' ? (
    <part.module.DeviceScoreDialog {...props} />
  ) : (
    <LoadingDialog name="The form for a score" lazy={part} onClose={props.onClose} />
  );
}
