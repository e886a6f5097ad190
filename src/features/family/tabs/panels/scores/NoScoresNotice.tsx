import { pathOf } from '@/site';
import { useDashboardAccess } from '../../../frame/originContext';
import type { EmptyPreviewKind } from '@/ui/cards/EmptyPreview';
import { EmptyState } from '@/ui/cards/EmptyState';
import { LinkButton } from '@/ui/controls/LinkButton';

interface NoScoresNoticeProps {
  readonly title: string;
  readonly text: string;
  readonly preview: EmptyPreviewKind;
}

/** Replaces a page's first card of scores. The free test is the shortest way to fill it. */
export function NoScoresNotice(props: NoScoresNoticeProps) {
  const isReadOnly = useDashboardAccess() === 'read-only';
  return (
    <EmptyState
      {...props}
      action={
        !isReadOnly && (
          <LinkButton to={pathOf('freeTest')} variant="outlined" size="small">
            Take the free test
          </LinkButton>
        )
      }
    />
  );
}
