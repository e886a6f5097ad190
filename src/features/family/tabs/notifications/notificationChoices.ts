/** The switches and selects of the notification settings, in screen order with their labels. */
import {
  type NotificationSettings,
  reminderFrequencies,
  reportDays,
  reportTimes,
} from '@/domain/learner/notification-settings';
import { formatTimeOfDay } from '@/lib/dates/localTime';

interface Choice<Field> {
  readonly field: Field;
  readonly label: string;
  /** Secondary text that explains the setting. */
  readonly line: string;
}

/**
 * The email settings that have a switch; goalReminders and scheduleChanges have none (docs/product.md, "Notification settings").
 */
export type EmailField = Exclude<keyof NotificationSettings['email'], 'goalReminders' | 'scheduleChanges'>;
export type SmsField = keyof NotificationSettings['sms'];
export type TimingSettings = NotificationSettings['timing'];

export const emailChoices: readonly Choice<EmailField>[] = [
  { field: 'dailyProgress', label: 'Daily Progress', line: 'What was studied each day and for how long.' },
  {
    field: 'weeklyReport',
    label: 'Weekly Report',
    line: 'The week\u2019s hours, tests, and advice for parents.',
  },
  { field: 'testScores', label: 'Test Scores', line: 'Each new practice score, with its change.' },
  { field: 'milestones', label: 'Milestones', line: 'Streaks of five days, ten days, and so on.' },
  { field: 'missedSessions', label: 'Missed Sessions', line: 'A planned session that did not take place.' },
  { field: 'lowPerformance', label: 'Low Performance', line: 'A practice score well below the recent ones.' },
];

export const smsChoices: readonly Choice<SmsField>[] = [
  { field: 'urgentAlerts', label: 'Urgent Alerts', line: 'What can\u2019t wait for the next report.' },
  { field: 'testReminders', label: 'Test Reminders', line: 'The day before a planned test.' },
  { field: 'dailyGoals', label: 'Daily Goals', line: 'Whether the day\u2019s goal was met.' },
  { field: 'weeklyGoals', label: 'Weekly Goals', line: 'The week\u2019s goals, on its last day.' },
];

const dayLabels = { sunday: 'Sunday', monday: 'Monday', friday: 'Friday', saturday: 'Saturday' } as const;
const frequencyLabels = { daily: 'Daily', weekly: 'Weekly', biweekly: 'Biweekly' } as const;

/** Values from docs/product.md, "Notification settings"; labels use the site's time format. */
export const reportTimeOptions = reportTimes.map((value) => {
  const [hour = 0, minute = 0] = value.split(':').map(Number);
  return { value, label: formatTimeOfDay(60 * hour + minute) };
});
export const reportDayOptions = reportDays.map((value) => ({ value, label: dayLabels[value] }));
export const reminderFrequencyOptions = reminderFrequencies.map((value) => ({
  value,
  label: frequencyLabels[value],
}));
