import AssignmentOutlined from '@mui/icons-material/AssignmentOutlined';
import EmojiEventsOutlined from '@mui/icons-material/EmojiEventsOutlined';
import ReportProblemOutlined from '@mui/icons-material/ReportProblemOutlined';
import TrendingUp from '@mui/icons-material/TrendingUp';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactElement, useRef } from 'react';
import { keepDatesUnbroken } from '@/lib/text/format';
import { type AsOf, timeAgo } from '@/domain/dashboard/as-of';
import type { FamilyNotification } from '@/domain/dashboard/insights/notifications';
import { IconLabel } from '@/ui/marks/IconLabel';
import { EmptyState } from '@/ui/cards/EmptyState';
import { focusElement } from '@/ui/page/useFocusOnChange';
import { toneTextColor } from '@/ui/marks/StatusBadge';
import { Panel } from '@/ui/cards/Panel';
import { Row } from '@/ui/cards/RowList';
import { ExpandableRows } from '@/ui/cards/ExpandableRows';
import type { DetailOpener } from '../opened/useDetailDialogs';
import { NotificationTitle } from './NotificationTitle';

const looks: Readonly<
  Record<FamilyNotification['type'], { word: string; icon: ReactElement; color: string }>
> = {
  test_score: { word: 'Test score', icon: <AssignmentOutlined fontSize="xsmall" />, color: 'text.secondary' },
  milestone: { word: 'Milestone', icon: <EmojiEventsOutlined fontSize="xsmall" />, color: 'text.secondary' },
  progress: { word: 'Progress', icon: <TrendingUp fontSize="xsmall" />, color: 'text.secondary' },
  alert: { word: 'Alert', icon: <ReportProblemOutlined fontSize="xsmall" />, color: toneTextColor('watch') },
};

/** Number of notifications listed at first, newest first. */
const mostShown = 8;

interface RecentNotificationsProps {
  readonly notifications: readonly FamilyNotification[];
  readonly asOf: AsOf;
  /** Marks all notifications as read; null for a viewer who can't. */
  readonly onReadAll: (() => void) | null;
  readonly opener: DetailOpener;
}

/** The latest notifications, newest first; unread ones say so. */
export function RecentNotifications({ notifications, asOf, onReadAll, opener }: RecentNotificationsProps) {
  const list = useRef<HTMLDivElement>(null);
  const readAll = () => {
    onReadAll?.();
    // The button is about to disappear, so the list receives focus.
    focusElement(list.current);
  };
  return (
    <Panel
      title="Recent Notifications"
      control={
        onReadAll !== null &&
        notifications.some((each) => !each.read) && (
          <Button variant="flush" onClick={readAll} sx={{ my: -1.25 }}>
            Mark all as read
          </Button>
        )
      }
    >
      {notifications.length === 0 ? (
        <EmptyState
          preview="rows"
          title="No notifications"
          text="New practice scores, missed sessions, and milestones appear here."
        />
      ) : (
        <Box ref={list} sx={{ '&:focus': { outline: 'none' } }}>
          <ExpandableRows label="Recent notifications" entries={notifications} limit={mostShown}>
            {(each) => (
              <Row key={each.id} opens>
                <Item notification={each} when={timeAgo(each.timeMs, asOf)} opener={opener} />
              </Row>
            )}
          </ExpandableRows>
        </Box>
      )}
    </Panel>
  );
}

function Item({
  notification: { type, title, text, read, subject },
  when,
  opener,
}: {
  notification: FamilyNotification;
  when: string;
  opener: DetailOpener;
}) {
  const { word, icon, color } = looks[type];
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 0.75 }}>
        <IconLabel icon={icon} color={color}>
          {word}
        </IconLabel>
        <Typography component="span" variant="secondary" sx={{ flexGrow: 1 }}>
          {`\u00b7 ${when}`}
        </Typography>
        {!read && <Chip size="small" color="primary" label="Unread" />}
      </Stack>
      <Typography component="div" variant={read ? 'body1' : 'strong'} sx={{ mt: 0.5 }}>
        <NotificationTitle title={title} about={subject} opener={opener} />
      </Typography>
      <Typography variant="secondary">{keepDatesUnbroken(text)}</Typography>
    </>
  );
}
