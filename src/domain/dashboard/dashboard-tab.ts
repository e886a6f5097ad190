/** The tabs of the family dashboard, in their order; the address names one as ?tab=scores. */
export const dashboardTabs = [
  'overview',
  'scores',
  'study-time',
  'notifications',
  'reports',
  'goals',
] as const;
export type DashboardTab = (typeof dashboardTabs)[number];

export const dashboardTabLabels: Readonly<Record<DashboardTab, string>> = {
  overview: 'Progress Overview',
  scores: 'Test Scores',
  'study-time': 'Study Time',
  notifications: 'Notifications',
  reports: 'Weekly Reports',
  goals: 'Goal Setting',
};

/** The tab that an address names; the overview for anything else. */
export function parseDashboardTab(text: string | null): DashboardTab {
  return dashboardTabs.find((tab) => tab === text) ?? 'overview';
}
