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
import type { FamilySource } from '@/data/family';
import { type Tab as TabName, tabLabels, tabs } from '@/domain/family/tab';
import { TabContent } from './TabContent';
import type { CoreProps } from './tabProps';
import { visitScope } from './useDashboard';
import * as colors from '@/ui/colors';

const icons: Readonly<Record<TabName, ReactElement>> = {
  overview: <InsightsOutlined />,
  scores: <AssignmentOutlined />,
  'study-time': <ScheduleOutlined />,
  notifications: <NotificationsOutlined />,
  reports: <SummarizeOutlined />,
  goals: <FlagOutlined />,
};

/** Under each other on a narrow screen, so that six fit a tablet and a phone shows that there are more; beside on a wide one. */
const row = {
  borderBottom: 1,
  borderColor: 'divider',
  '& .MuiTab-root': {
    flexDirection: { xs: 'column', lg: 'row' },
    gap: { xs: 0.5, lg: 1 },
    minWidth: 0,
    minHeight: 64,
    px: { xs: 1.5, lg: 2 },
    fontSize: { xs: '0.8125rem', lg: '0.9375rem' },
  },
  '& .MuiTab-icon': { m: 0, fontSize: 20 },
} as const;

interface FamilyTabsProps extends CoreProps {
  readonly active: TabName;
  readonly onChange: (tab: TabName) => void;
  readonly detailOf: FamilySource['detailOf'];
}

/** The row of tabs and the content of the active one. */
export function FamilyTabs({ active, onChange, family, record, detailOf }: FamilyTabsProps) {
  const ids = useId();
  return (
    <Box sx={{ mt: { xs: 2, sm: 3 } }}>
      <Tabs
        value={active}
        onChange={(_, tab: TabName) => onChange(tab)}
        variant="scrollable"
        scrollButtons={false}
        aria-label="Sections of the dashboard"
        sx={row}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab}
            value={tab}
            id={`${ids}-tab-${tab}`}
            aria-controls={`${ids}-panel`}
            icon={icons[tab]}
            label={tabLabels[tab]}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`${ids}-panel`}
        aria-labelledby={`${ids}-tab-${active}`}
        tabIndex={0}
        sx={{ '&:focus-visible': { outline: `2px solid ${colors.primary}`, outlineOffset: 4 } }}
      >
        <TabContent
          key={visitScope(family, record)}
          tab={active}
          family={family}
          record={record}
          detailOf={detailOf}
        />
      </Box>
    </Box>
  );
}
