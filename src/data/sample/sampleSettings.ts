import type { NotificationSettings } from '@/domain/learner/notification-settings';

export const sampleSettings: NotificationSettings = {
  email: {
    dailyProgress: true,
    weeklyReport: true,
    testScores: true,
    milestones: true,
    missedSessions: false,
    lowPerformance: true,
    goalReminders: true,
    scheduleChanges: false,
  },
  sms: { urgentAlerts: true, testReminders: true, dailyGoals: false, weeklyGoals: false },
  timing: { dailyReportTime: '18:00', weeklyReportDay: 'sunday', reminderFrequency: 'weekly' },
  contact: { email: 'parent@example.com', phone: '(555) 555-0173' },
};
