import type { NotificationSubject } from '@/domain/dashboard/insights/notifications';
import { assertUnreachable } from '@/lib/assert';
import { pathOf } from '@/site';
import { RowOpenButton, RowOpenLink } from '@/ui/controls/dialogs/RowOpenButton';
import type { DetailOpener } from '../opened/useDetailDialogs';
import { useLearnerParams } from '../../frame/useLearnerParams';

interface NotificationTitleProps {
  readonly title: string;
  readonly about: NotificationSubject;
  readonly opener: DetailOpener;
}

/** A notification's title, which opens the report, test, day, or figure that the notification is about. */
export function NotificationTitle({ title, about, opener }: NotificationTitleProps) {
  const carried = useLearnerParams();
  if (about.kind === 'week')
    return (
      <RowOpenLink
        to={pathOf('parentDashboard', { search: { ...carried, tab: 'reports', week: about.from } })}
      >
        {title}
      </RowOpenLink>
    );
  return <RowOpenButton onOpen={() => open(about, opener)}>{title}</RowOpenButton>;
}

function open(about: Exclude<NotificationSubject, { kind: 'week' }>, opener: DetailOpener): void {
  switch (about.kind) {
    case 'test':
      return opener.openTest(about.test);
    case 'day':
      return opener.openDay(about.day);
    case 'streak':
      return opener.openFigure('streak');
    default:
      return assertUnreachable(about);
  }
}
