import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Activity, ActivityBadge } from '@/domain/family/records';
import { EmptyState } from '@/ui/EmptyState';
import { Panel } from '@/ui/Panel';
import { StatusBadge, type Tone } from '@/ui/StatusBadge';

const badgeTones: Readonly<Record<ActivityBadge, Tone>> = { Excellent: 'good', Good: 'fair', Missed: 'risk' };

/** The last things done, newest first. The list opens in place when it is longer than `limit`. */
export function ActivityPanel({
  activities,
  limit = 3,
}: {
  activities: readonly Activity[];
  limit?: number;
}) {
  const [all, setAll] = useState(false);
  const shown = all ? activities : activities.slice(0, limit);
  return (
    <Panel title="Recent Activity">
      {activities.length === 0 && (
        <EmptyState what="Nothing here yet" how="A finished practice test is the first thing to appear." />
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((activity, index) => (
          <Box
            component="li"
            key={activity.id}
            sx={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: 2,
              py: 1.5,
              ...(index === 0 ? { pt: 0 } : { borderTop: 1, borderColor: 'divider' }),
            }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Typography>{activity.title}</Typography>
              <Typography variant="body2" color="textSecondary">
                {activity.detail} · {activity.when}
              </Typography>
            </Box>
            <StatusBadge tone={badgeTones[activity.badge]} word={activity.badge} />
          </Box>
        ))}
      </Box>
      {activities.length > limit && (
        <Button
          size="small"
          aria-expanded={all}
          onClick={() => setAll((was) => !was)}
          sx={{ alignSelf: 'flex-start', ml: -1.5, minHeight: 44 }}
        >
          {all ? 'Show fewer' : 'View All'}
        </Button>
      )}
    </Panel>
  );
}
