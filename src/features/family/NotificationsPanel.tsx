import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Notification } from '@/domain/family/records';
import { EmptyState } from '@/ui/EmptyState';
import { Panel } from '@/ui/Panel';

/** What the family was told lately; what is unread has a dot and the word. */
export function NotificationsPanel({ notifications }: { notifications: readonly Notification[] }) {
  return (
    <Panel title="Notifications">
      {notifications.length === 0 && (
        <EmptyState what="No notifications" how="New scores, missed sessions and milestones appear here." />
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {notifications.map((each, index) => (
          <Box
            component="li"
            key={each.id}
            sx={{ py: 1.5, ...(index === 0 ? { pt: 0 } : { borderTop: 1, borderColor: 'divider' }) }}
          >
            <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
              {!each.read && (
                <Box
                  aria-hidden
                  sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: 'primary.main', flexShrink: 0 }}
                />
              )}
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
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
