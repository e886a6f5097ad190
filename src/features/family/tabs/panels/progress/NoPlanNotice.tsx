import { pathOf } from '@/site';
import { useDashboardAccess } from '../../../frame/originContext';
import type { EmptyPreviewKind } from '@/ui/cards/EmptyPreview';
import { EmptyState } from '@/ui/cards/EmptyState';
import { LinkButton } from '@/ui/controls/LinkButton';

/** Replaces content that needs a plan. */
export function NoPlanNotice({ what, preview }: { what: string; preview: EmptyPreviewKind }) {
  const isReadOnly = useDashboardAccess() === 'read-only';
  return (
    <EmptyState
      preview={preview}
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
