/** A family's choice of notifications, channels, and times. */
export const reportTimes = ['08:00', '12:00', '18:00', '20:00'] as const;
export const reportDays = ['sunday', 'monday', 'friday', 'saturday'] as const;
export const reminderFrequencies = ['daily', 'weekly', 'biweekly'] as const;

export interface NotificationSettings {
  readonly email: {
    readonly dailyProgress: boolean;
    readonly weeklyReport: boolean;
    readonly testScores: boolean;
    readonly milestones: boolean;
    readonly missedSessions: boolean;
    readonly lowPerformance: boolean;
    /** This setting and the next have no switch on the screen (docs/product.md, "Notification settings"). */
    readonly goalReminders: boolean;
    readonly scheduleChanges: boolean;
  };
  readonly sms: {
    readonly urgentAlerts: boolean;
    readonly testReminders: boolean;
    readonly dailyGoals: boolean;
    readonly weeklyGoals: boolean;
  };
  readonly timing: {
    readonly dailyReportTime: (typeof reportTimes)[number];
    readonly weeklyReportDay: (typeof reportDays)[number];
    readonly reminderFrequency: (typeof reminderFrequencies)[number];
  };
  readonly contact: { readonly email: string; readonly phone: string };
}
