import AssignmentOutlined from '@mui/icons-material/AssignmentOutlined';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import SummarizeOutlined from '@mui/icons-material/SummarizeOutlined';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactElement, useId } from 'react';
import { type Tab as TabName, tabLabels, tabs } from '@/domain/family/tab';
import { TabContent } from './TabContent';
import type { TabProps } from './tabProps';

const icons: Readonly<Record<TabName, ReactElement>> = {
  overview: <InsightsOutlined />,
  scores: <AssignmentOutlined />,
  'study-time': <ScheduleOutlined />,
  notifications: <NotificationsOutlined />,
  reports: <SummarizeOutlined />,
  goals: <FlagOutlined />,
};

interface FamilyTabsProps extends TabProps {
  readonly active: TabName;
  readonly onChange: (tab: TabName) => void;
}

/** The row of tabs and the content of the active one. */
export function FamilyTabs({ active, onChange, record, detail }: FamilyTabsProps) {
  const ids = useId();
  return (
    <Box sx={{ mt: { xs: 2, sm: 3 } }}>
      <Tabs
        value={active}
        onChange={(_, tab: TabName) => onChange(tab)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label="Sections of the dashboard"
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab}
            value={tab}
            id={`${ids}-tab-${tab}`}
            aria-controls={`${ids}-panel`}
            icon={icons[tab]}
            iconPosition="start"
            label={tabLabels[tab]}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`${ids}-panel`}
        aria-labelledby={`${ids}-tab-${active}`}
        tabIndex={0}
        sx={{ '&:focus-visible': { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: 4 } }}
      >
        <TabContent tab={active} record={record} detail={detail} />
      </Box>
    </Box>
  );
}
