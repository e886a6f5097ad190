/** Tab icons, in a separate chunk that loads after first paint. */
import AssignmentOutlined from '@mui/icons-material/AssignmentOutlined';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import SummarizeOutlined from '@mui/icons-material/SummarizeOutlined';
import type { ReactElement } from 'react';
import type { DashboardTab } from '@/domain/dashboard/dashboard-tab';

export const tabIcons: Readonly<Record<DashboardTab, ReactElement>> = {
  overview: <InsightsOutlined />,
  scores: <AssignmentOutlined />,
  'study-time': <ScheduleOutlined />,
  notifications: <NotificationsOutlined />,
  reports: <SummarizeOutlined />,
  goals: <FlagOutlined />,
};
