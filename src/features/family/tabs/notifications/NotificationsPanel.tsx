import { keepDatesUnbroken } from '@/lib/text/format';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { timeAgo } from '@/domain/dashboard/as-of';
import { NotificationTitle } from './NotificationTitle';
import type { DetailOpener } from '../opened/useDetailDialogs';
import { useNotifications } from './useNotifications';
import type { DashboardTabProps } from '../../frame/dashboardTabProps';
import { Dot } from '@/ui/marks/Dot';
import { EmptyState } from '@/ui/cards/EmptyState';
import { Panel } from '@/ui/cards/Panel';
import { Row, RowList } from '@/ui/cards/RowList';

/** Number of notifications shown, newest first; the Notifications tab has them all. */
const mostShown = 3;

/** The latest notifications; unread ones have a dot and a label. */
export function NotificationsPanel({
  family,
  record,
  opener,
}: DashboardTabProps & { readonly opener: DetailOpener }) {
  const notifications = useNotifications({ family, record }).notifications.slice(0, mostShown);
  return (
    <Panel title="Notifications">
      {notifications.length === 0 && (
        <EmptyState
          title="No notifications"
          text="New scores, missed sessions, and milestones appear here."
        />
      )}
      <RowList label="Recent notifications">
        {notifications.map((each) => (
          <Row key={each.id} opens>
            <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
              {!each.read && <Dot color="primary.main" />}
              <Typography component="div" sx={{ fontWeight: each.read ? 400 : 600, flexGrow: 1 }}>
                <NotificationTitle title={each.title} about={each.subject} opener={opener} />
              </Typography>
              {!each.read && (
                <Typography
                  component="span"
                  variant="caption"
                  color="textSecondary"
                  sx={{ whiteSpace: 'nowrap' }}
                >
                  Unread
                </Typography>
              )}
            </Box>
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
