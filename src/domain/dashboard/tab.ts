/** The tabs of the family dashboard, in their order; the address names one as ?tab=scores. */
export const tabs = ['overview', 'scores', 'study-time', 'notifications', 'reports', 'goals'] as const;
export type Tab = (typeof tabs)[number];

export const tabLabels: Readonly<Record<Tab, string>> = {
  overview: 'Progress Overview',
  scores: 'Test Scores',
  'study-time': 'Study Time',
  notifications: 'Notifications',
  reports: 'Weekly Reports',
  goals: 'Goal Setting',
};

/** The tab that an address names; the overview for anything else. */
export function parseTab(text: string | null): Tab {
  return tabs.find((tab) => tab === text) ?? 'overview';
}
