import { useVisitState, visitKey } from '@/data/visit';
import type { NotificationSettings } from '@/domain/family/detail';
import type { Notification } from '@/domain/family/records';
import type { EmailField, SmsField, Timing } from './choices';

const settingsKey = visitKey<NotificationSettings>();
const readKey = visitKey<boolean>();

/** The settings of the visit, saved or only typed, and the notifications as far as they were read. */
export function useNotificationState(sample: NotificationSettings, notifications: readonly Notification[]) {
  const [settings, change] = useVisitState(settingsKey, () => sample);
  const [allRead, setAllRead] = useVisitState(readKey, () => false);
  return {
    settings,
    notifications: allRead ? notifications.map((each) => ({ ...each, read: true })) : notifications,
    readAll: () => setAllRead(() => true),
    flipEmail: (field: EmailField) =>
      change((was) => ({ ...was, email: { ...was.email, [field]: !was.email[field] } })),
    flipSms: (field: SmsField) =>
      change((was) => ({ ...was, sms: { ...was.sms, [field]: !was.sms[field] } })),
    setTiming: (timing: Partial<Timing>) =>
      change((was) => ({ ...was, timing: { ...was.timing, ...timing } })),
    setContact: (contact: Partial<NotificationSettings['contact']>) =>
      change((was) => ({ ...was, contact: { ...was.contact, ...contact } })),
  };
}
