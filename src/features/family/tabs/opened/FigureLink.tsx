import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { DashboardMetric } from '@/domain/dashboard/figure-details';
import type { DashboardTab } from '@/domain/dashboard/dashboard-tab';
import { pathOf } from '@/site';
import { plannerLink, type StepLink } from '../stepLink';
import { useDashboardAccess } from '../../frame/originContext';
import { useIsPresenting } from '../../frame/usePresentation';
import { useLearnerParams } from '../../frame/useLearnerParams';

type Place = DashboardTab | 'myPage';

/** The page with each figure's full panel: a tab of the parent dashboard, or My Dashboard. The plan's is in the planner. */
const figureLinks: Readonly<
  Record<Exclude<DashboardMetric, 'progress'>, { readonly label: string; readonly at: Place }>
> = {
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
  const access = useDashboardAccess();
  const isPresenting = useIsPresenting();
  // A shared copy gets no link to the planner, which shows this device's plan; a presentation gets no links at all.
  if ((name === 'progress' && access === 'read-only') || isPresenting) return null;
  const { to, label } = name === 'progress' ? plannerLink(access) : panelLink(name, carried);
  return (
    // Closes the dialog, because the link may lead to the page that it covers.
    <Button component={Link} to={to} variant="outlined" onClick={onLeave} sx={{ mt: 2.5 }}>
      <span>{label}</span>
    </Button>
  );
}

function panelLink(name: keyof typeof figureLinks, carried: ReturnType<typeof useLearnerParams>): StepLink {
  const { label, at } = figureLinks[name];
  return {
    label,
    to:
      at === 'myPage'
        ? pathOf(at, { search: carried })
        : pathOf('parentDashboard', { search: { ...carried, tab: at } }),
  };
}
