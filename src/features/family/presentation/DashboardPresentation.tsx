import type { DashboardLearner, DashboardState } from '../frame/useDashboard';
import { Presentation } from './Presentation';
import { useDetailDialogs } from '../tabs/opened/useDetailDialogs';
import { buildSlides } from './slides';

interface DashboardPresentationProps {
  readonly dashboard: DashboardLearner;
  readonly state: DashboardState;
  readonly onExit: () => void;
}

/** The presentation of a dashboard's panels, with the details that they open. */
export function DashboardPresentation({ dashboard, state, onExit }: DashboardPresentationProps) {
  const { family, learner } = dashboard;
  const { renderDialog, ...opener } = useDetailDialogs({ family, learner });
  return (
    <Presentation
      dashboard={dashboard}
      state={state}
      slides={buildSlides({ family, learner, ...opener })}
      dialog={renderDialog()}
      onExit={onExit}
    />
  );
}
