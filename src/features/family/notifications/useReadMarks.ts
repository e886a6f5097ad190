import { useVisitState, visitKey } from '@/data/visit';
import type { Family } from '@/domain/dashboard/figures';
import type { LearnerRecord } from '@/domain/learner/record';
import { notificationsOf } from '@/domain/dashboard/told/notifications';
import { visitScope } from '../useDashboard';

const readKey = visitKey<boolean>();

/** The notifications of a child as far as they were read, before the visit or in it. */
export function useReadMarks(family: Family, record: LearnerRecord) {
  const [allRead, setAllRead] = useVisitState(readKey, false, visitScope(family, record));
  const notifications = notificationsOf(record, family.asOf);
  return {
    notifications: allRead ? notifications.map((each) => ({ ...each, read: true })) : notifications,
    readAll: () => setAllRead(() => true),
  };
}
