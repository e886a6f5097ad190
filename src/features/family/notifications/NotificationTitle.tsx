import type { NotificationSubject } from '@/domain/dashboard/told/notifications';
import { unreachable } from '@/lib/assert';
import { pathOf } from '@/site';
import { OpenButton, OpenLink } from '@/ui/controls/OpenButton';
import type { Opener } from '../opened/useOpened';
import { useCarried } from '../useCarried';

interface NotificationTitleProps {
  readonly title: string;
  readonly about: NotificationSubject;
  readonly opener: Opener;
}

/** Names a notification and opens what it is about. */
export function NotificationTitle({ title, about, opener }: NotificationTitleProps) {
  const carried = useCarried();
  if (about.kind === 'week')
    return (
      <OpenLink to={pathOf('parentDashboard', { search: { ...carried, tab: 'reports', week: about.from } })}>
        {title}
      </OpenLink>
    );
  return <OpenButton onOpen={() => open(about, opener)}>{title}</OpenButton>;
}

function open(about: Exclude<NotificationSubject, { kind: 'week' }>, opener: Opener): void {
  switch (about.kind) {
    case 'test':
      return opener.openTest(about.test);
    case 'day':
      return opener.openDay(about.day);
    case 'streak':
      return opener.openFigure('streak');
    default:
      return unreachable(about);
  }
}
