import AssignmentOutlined from '@mui/icons-material/AssignmentOutlined';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import SummarizeOutlined from '@mui/icons-material/SummarizeOutlined';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { type ReactElement, type ReactNode, useId } from 'react';
import {
  type DashboardTab as TabName,
  dashboardTabLabels,
  dashboardTabs,
} from '@/domain/dashboard/dashboard-tab';
import { useImmediateChoice } from './useImmediateChoice';
import * as colors from '@/ui/colors';

const tabIcons: Readonly<Record<TabName, ReactElement>> = {
  overview: <InsightsOutlined fontSize="small" />,
  scores: <AssignmentOutlined fontSize="small" />,
  'study-time': <ScheduleOutlined fontSize="small" />,
  notifications: <NotificationsOutlined fontSize="small" />,
  reports: <SummarizeOutlined fontSize="small" />,
  goals: <FlagOutlined fontSize="small" />,
};

interface FamilyTabsProps {
  readonly active: TabName;
  readonly onChange: (tab: TabName) => void;
  /** Renders the panel of the selected tab. */
  readonly children: (selected: TabName) => ReactNode;
}

export function FamilyTabs({ active, onChange, children: renderPanel }: FamilyTabsProps) {
  const ids = useId();
  const [selected, select] = useImmediateChoice(active, onChange);
  return (
    <Box sx={{ mt: { sm: 0.5 } }}>
      {/* On paper, where the tabs aren't. */}
      <Typography
        aria-hidden
        variant="h2"
        component="p"
        sx={{ display: 'none', displayPrint: 'block', mt: 2 }}
      >
        {dashboardTabLabels[selected]}
      </Typography>
      <Tabs
        value={selected}
        onChange={(_, tab: TabName) => select(tab)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label="Sections of the dashboard"
        sx={{ borderBottom: 1, borderColor: 'divider', displayPrint: 'none' }}
      >
        {dashboardTabs.map((tab) => (
          <Tab
            key={tab}
            value={tab}
            id={`${ids}-tab-${tab}`}
            aria-controls={`${ids}-panel`}
            icon={tabIcons[tab]}
            iconPosition="start"
            label={<span>{dashboardTabLabels[tab]}</span>}
            sx={{ px: { xs: 1, lg: 2 } }}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`${ids}-panel`}
        aria-labelledby={`${ids}-tab-${selected}`}
        tabIndex={0}
        sx={{ '&:focus-visible': { outline: `2px solid ${colors.primary}`, outlineOffset: 4 } }}
      >
        {renderPanel(selected)}
      </Box>
    </Box>
  );
}
