import type { DashboardLearner, DashboardState } from '../frame/useDashboard';
import type { PresentationControl } from '../frame/usePresentation';
import { useDetailDialogs } from '../tabs/opened/useDetailDialogs';
import { Presentation } from './Presentation';
import { buildSlides } from './slides';

interface DashboardPresentationProps {
  readonly dashboard: DashboardLearner;
  readonly state: DashboardState;
  readonly control: PresentationControl;
}

/** The presentation of a dashboard's panels, with the details that they open. */
export function DashboardPresentation({ dashboard, state, control }: DashboardPresentationProps) {
  const { family, learner } = dashboard;
  const { renderDialog, ...opener } = useDetailDialogs({ family, learner });
  return (
    <Presentation
      dashboard={dashboard}
      state={state}
      slides={buildSlides({ family, learner, ...opener })}
      dialog={renderDialog()}
      control={control}
    />
  );
}
