import type { ComponentType } from 'react';
import type { DashboardTab } from '@/domain/dashboard/dashboard-tab';
import type { DashboardTabProps } from './dashboardTabProps';

/** Tabs whose code loads when they are opened: all but the overview, which is part of the prerendered page. */
export type LazyTab = Exclude<DashboardTab, 'overview'>;

export interface TabModule {
  readonly default: ComponentType<DashboardTabProps>;
}

export const tabLoaders: Readonly<Record<LazyTab, () => Promise<TabModule>>> = {
  scores: () => import('./ScoresTab'),
  'study-time': () => import('./StudyTab'),
  notifications: () => import('./NotificationsTab'),
  reports: () => import('./ReportsTab'),
  goals: () => import('./GoalsTab'),
};
