import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Notification } from '@/domain/family/records';
import { Dot } from '@/ui/cards/Dot';
import { EmptyState } from '@/ui/cards/EmptyState';
import { Panel } from '@/ui/cards/Panel';
import { Row, RowList } from '@/ui/cards/RowList';

/** What the family was told lately; what is unread has a dot and the word. */
export function NotificationsPanel({ notifications }: { notifications: readonly Notification[] }) {
  return (
    <Panel title="Notifications">
      {notifications.length === 0 && (
        <EmptyState what="No notifications" how="New scores, missed sessions and milestones appear here." />
      )}
      <RowList>
        {notifications.map((each) => (
          <Row key={each.id}>
            <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
              {!each.read && <Dot color="primary.main" />}
              <Typography sx={{ fontWeight: each.read ? 400 : 600, flexGrow: 1 }}>{each.title}</Typography>
              {!each.read && (
                <Typography component="span" variant="caption" color="textSecondary">
                  Unread
                </Typography>
              )}
            </Box>
            <Typography variant="body2" color="textSecondary">
              {each.text} · {each.when}
            </Typography>
          </Row>
        ))}
      </RowList>
    </Panel>
  );
}
