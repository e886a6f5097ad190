import { useLearnerSetup } from '@/data/record/setup/useLearnerSetup';
import { useVisitState, createVisitKey } from '@/data/visitState';
import { recentNotifications } from '@/domain/dashboard/insights/notifications';
import { useDashboardAccess } from '../../frame/originContext';
import type { DashboardTabProps } from '../../frame/dashboardTabProps';
import { learnerVisitKey } from '../../frame/useDashboard';

const readKey = createVisitKey<boolean>();

/**
 * A learner's notifications with their read state, and a function that marks all of them as read. The read state is saved in this
 * device's record or, for other learners, kept for the visit.
 */
export function useNotificationReadState({ family, learner }: DashboardTabProps) {
  const isOwn = useDashboardAccess() === 'own';
  const { markRead } = useLearnerSetup();
  const { notifications, readForVisit } = useNotifications({ family, learner });
  return {
    notifications,
    readAll: () => {
      readForVisit();
      if (isOwn) void markRead(family.asOf.ms);
    },
  };
}

/** A learner's notifications with their read state. */
export function useNotifications({ family, learner }: DashboardTabProps) {
  const [allRead, setAllRead] = useVisitState(readKey, false, learnerVisitKey(family, learner));
  const told = recentNotifications(learner, family.asOf);
  return {
    notifications: allRead ? told.map((each) => ({ ...each, read: true })) : told,
    readForVisit: () => setAllRead(() => true),
  };
}
