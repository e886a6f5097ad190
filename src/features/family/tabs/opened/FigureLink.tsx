import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { DashboardMetric } from '@/domain/dashboard/figure-details';
import type { DashboardTab } from '@/domain/dashboard/dashboard-tab';
import { pathOf } from '@/site';
import { useDashboardAccess } from '../../frame/originContext';
import { useIsPresenting } from '../../frame/usePresentation';
import { useLearnerParams } from '../../frame/useLearnerParams';

type Place = DashboardTab | 'myPage' | 'studyPlanner';

/** The page with each figure's full panel: a tab of the parent dashboard, My Dashboard, or the planner. */
const figureLinks: Readonly<Record<DashboardMetric, { readonly label: string; readonly at: Place }>> = {
  total: { label: 'All test scores', at: 'scores' },
  average: { label: 'All test scores', at: 'scores' },
  percentile: { label: 'All test scores', at: 'scores' },
  right: { label: 'All test scores', at: 'scores' },
  'average right': { label: 'All test scores', at: 'scores' },
  tests: { label: 'All test scores', at: 'scores' },
  streak: { label: 'All study days', at: 'study-time' },
  hours: { label: 'All study time', at: 'study-time' },
  'goal hours': { label: 'All study time', at: 'study-time' },
  'hours so far': { label: 'All study time', at: 'study-time' },
  'daily average': { label: 'All study time', at: 'study-time' },
  'week streak': { label: 'All study time', at: 'study-time' },
  sessions: { label: 'All study time', at: 'study-time' },
  questions: { label: 'Accuracy by skill', at: 'myPage' },
  accuracy: { label: 'Accuracy by skill', at: 'myPage' },
  progress: { label: 'Open the study planner', at: 'studyPlanner' },
};

/** Links a figure to its full panel. */
export function FigureLink({
  name,
  onLeave,
}: {
  readonly name: DashboardMetric;
  readonly onLeave: () => void;
}) {
  const carried = useLearnerParams();
  const isReadOnly = useDashboardAccess() === 'read-only';
  const isPresenting = useIsPresenting();
  const { label, at } = figureLinks[name];
  // A shared copy gets no link to the planner, which shows this device's plan; a presentation gets no links at all.
  if ((at === 'studyPlanner' && isReadOnly) || isPresenting) return null;
  return (
    // Closes the dialog, because the link may lead to the page that it covers.
    <Button component={Link} to={pathTo(at, carried)} variant="outlined" onClick={onLeave} sx={{ mt: 2.5 }}>
      <span>{label}</span>
    </Button>
  );
}

function pathTo(place: Place, carried: ReturnType<typeof useLearnerParams>): string {
  if (place === 'studyPlanner') return pathOf(place);
  if (place === 'myPage') return pathOf(place, { search: carried });
  return pathOf('parentDashboard', { search: { ...carried, tab: place } });
}
