import { useSetup } from '@/data/record/setup/useSetup';
import { useVisitState, visitKey } from '@/data/visit';
import { notificationsOf } from '@/domain/dashboard/told/notifications';
import { useOrigin } from '../frame/origin';
import type { CoreProps } from '../tabProps';
import { visitScope } from '../useDashboard';

const readKey = visitKey<boolean>();

/** The notifications of a learner as far as they were read, and what marks them all: in the record of this device, else for the visit. */
export function useReadMarks({ family, record }: CoreProps) {
  const isDevice = useOrigin() === 'device';
  const { markRead } = useSetup();
  const { notifications, readForVisit } = useNotifications({ family, record });
  return {
    notifications,
    readAll: () => {
      readForVisit();
      if (isDevice) void markRead(family.asOf.ms);
    },
  };
}

/** The notifications of a learner as far as they were read. */
export function useNotifications({ family, record }: CoreProps) {
  const [allRead, setAllRead] = useVisitState(readKey, false, visitScope(family, record));
  const told = notificationsOf(record, family.asOf);
  return {
    notifications: allRead ? told.map((each) => ({ ...each, read: true })) : told,
    readForVisit: () => setAllRead(() => true),
  };
}
