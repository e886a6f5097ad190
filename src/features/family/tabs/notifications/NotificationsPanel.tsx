import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { keepDatesUnbroken } from '@/lib/text/format';
import { timeAgo } from '@/domain/dashboard/as-of';
import { NotificationTitle } from './NotificationTitle';
import type { DetailOpener } from '../opened/useDetailDialogs';
import { useNotifications } from './useNotifications';
import type { DashboardTabProps } from '../../frame/dashboardTabProps';
import { EmptyState } from '@/ui/cards/EmptyState';
import { Panel } from '@/ui/cards/Panel';
import { Row, RowList } from '@/ui/cards/RowList';

/** Number of notifications shown, newest first; the Notifications tab has them all. */
const mostShown = 3;

/** The latest notifications; unread ones say so. */
export function NotificationsPanel({
  family,
  learner,
  opener,
}: DashboardTabProps & { readonly opener: DetailOpener }) {
  const notifications = useNotifications({ family, learner }).notifications.slice(0, mostShown);
  return (
    <Panel title="Notifications">
      {notifications.length === 0 && (
        <EmptyState
          preview="rows"
          title="No notifications"
          text="New practice scores, missed sessions, and milestones appear here."
        />
      )}
      <RowList label="Recent notifications">
        {notifications.map((each) => (
          <Row
            key={each.id}
            opens
            align="baseline"
            end={!each.read && <Chip size="small" color="primary" label="Unread" />}
          >
            <Typography component="div" variant={each.read ? 'body1' : 'strong'}>
              <NotificationTitle title={each.title} about={each.subject} opener={opener} />
            </Typography>
            <Typography variant="secondary">{keepDatesUnbroken(each.text)}</Typography>
            <Typography component="p" variant="caption" color="textSecondary">
              {timeAgo(each.timeMs, family.asOf)}
            </Typography>
          </Row>
        ))}
      </RowList>
    </Panel>
  );
}
