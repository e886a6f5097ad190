/** The tabs of the family dashboard, in display order. The URL selects one: ?tab=scores. */
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

/** Parses the tab from a URL parameter; defaults to the overview. */
export function parseDashboardTab(text: string | null): DashboardTab {
  return dashboardTabs.find((tab) => tab === text) ?? 'overview';
}
