import { notificationsHeadline } from '@/domain/dashboard/tab-headlines';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { RecentNotifications } from './RecentNotifications';
import { RemindersPanel } from './RemindersPanel';
import { SampleNotificationSettings } from './SampleNotificationSettings';
import { useNotificationReadState } from './useNotifications';
import { useDashboardAccess } from '../../frame/originContext';
import { useDetailDialogs } from '../opened/useDetailDialogs';
import { VerdictHeadline } from '../panels/VerdictHeadline';
import type { DashboardTabProps } from '../../frame/dashboardTabProps';
import { learnerVisitKey } from '../../frame/useDashboard';

/** A list of up to this many notifications is shorter than the settings beside it. */
const fewNotifications = 5;

/**
 * The Notifications tab: the latest notifications, plus the notification settings for a sample or, for a real learner, the
 * reminders that work without a server.
 */
export default function NotificationsTab({ family, learner }: DashboardTabProps) {
  const { renderDialog, ...opener } = useDetailDialogs({ family, learner });
  const { notifications, readAll } = useNotificationReadState({ family, learner });
  // Only the learner can set up reminders and mark notifications as read.
  const isReadOnly = useDashboardAccess() === 'read-only';
  // A card of a line or two gets a row of its own.
  const isShort = notifications.length < 3;
  const recent = (
    <RecentNotifications
      notifications={notifications}
      asOf={family.asOf}
      onReadAll={isReadOnly ? null : readAll}
      opener={opener}
    />
  );
  return (
    <>
      <VerdictHeadline sentence={notificationsHeadline(notifications, learner.settings !== null)} />
      {learner.settings === null ? (
        <CardGrid>
          <CardCell wide={isReadOnly || isShort ? 12 : 7} medium={12}>
            {recent}
          </CardCell>
          {!isReadOnly && (
            <CardCell wide={isShort ? 12 : 5} medium={12}>
              <RemindersPanel plan={learner.plan} />
            </CardCell>
          )}
        </CardGrid>
      ) : (
        <SampleNotificationSettings
          sample={learner.settings}
          scope={learnerVisitKey(family, learner)}
          recent={recent}
          recentIsShort={notifications.length <= fewNotifications}
        />
      )}
      {renderDialog()}
    </>
  );
}
