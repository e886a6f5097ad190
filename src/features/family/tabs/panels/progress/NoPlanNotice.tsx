import { pathOf } from '@/site';
import { useDashboardAccess } from '../../../frame/originContext';
import { EmptyState } from '@/ui/cards/EmptyState';
import { LinkButton } from '@/ui/controls/LinkButton';

/** Replaces content that needs a plan. */
export function NoPlanNotice({ what }: { what: string }) {
  const isReadOnly = useDashboardAccess() === 'read-only';
  return (
    <EmptyState
      title={what}
      text="Given the test date and your study days, the planner lays out every session."
      action={
        !isReadOnly && (
          <LinkButton to={pathOf('studyPlanner')} variant="outlined" size="small">
            Make a plan
          </LinkButton>
        )
      }
    />
  );
}
