import type { NotificationSettings } from '@/domain/learner/notification-settings';
import { useVisitState, createVisitKey } from '@/data/visitState';
import type { EmailField, SmsField, TimingSettings } from './notificationChoices';

const settingsKey = createVisitKey<NotificationSettings>();

/** The child's notification settings during the visit, both saved and as typed. */
export function useNotificationSettings(sample: NotificationSettings, scope: string) {
  const [settings, change] = useVisitState(settingsKey, sample, scope);
  return {
    settings,
    flipEmail: (field: EmailField) =>
      change((was) => ({ ...was, email: { ...was.email, [field]: !was.email[field] } })),
    flipSms: (field: SmsField) =>
      change((was) => ({ ...was, sms: { ...was.sms, [field]: !was.sms[field] } })),
    setTiming: (timing: Partial<TimingSettings>) =>
      change((was) => ({ ...was, timing: { ...was.timing, ...timing } })),
    setContact: (contact: Partial<NotificationSettings['contact']>) =>
      change((was) => ({ ...was, contact: { ...was.contact, ...contact } })),
  };
}
