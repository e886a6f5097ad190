import AssignmentOutlined from '@mui/icons-material/AssignmentOutlined';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
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
import { useHydrated } from '@/ui/page/useHydrated';

const icons: Readonly<Record<TabName, ReactElement>> = {
  overview: <InsightsOutlined />,
  scores: <AssignmentOutlined />,
  'study-time': <ScheduleOutlined />,
  notifications: <NotificationsOutlined />,
  reports: <SummarizeOutlined />,
  goals: <FlagOutlined />,
};

/** Six fit a tablet; on a phone the row scrolls. */
const row = {
  position: 'relative',
  borderBottom: 1,
  borderColor: 'divider',
  // A tab that is scrolled to stands beside the arrow and not under it.
  '& .MuiTabs-scroller': { scrollPaddingInline: '40px' },
  '& .MuiTab-root': {
    minWidth: 0,
    minHeight: 48,
    py: 0,
    px: { xs: 0.75, lg: 2 },
    fontSize: { xs: '0.8125rem', lg: '0.9375rem' },
  },
  '& .MuiTab-icon': { width: '1em', mr: { xs: 0.5, lg: 1 }, fontSize: { xs: 16, lg: 20 } },
} as const;

interface MoreTabsProps {
  readonly direction: 'left' | 'right';
  readonly onClick: () => void;
  readonly disabled: boolean;
}

/**
 * The arrow over an end of the row that has more tabs beyond it. It is for fingers and eyes: keys and screen readers have the tabs
 * themselves.
 */
function MoreTabs({ direction, onClick, disabled }: MoreTabsProps) {
  if (disabled) return null;
  const isLeft = direction === 'left';
  return (
    <Box
      aria-hidden
      onClick={onClick}
      sx={{
        position: 'absolute',
        zIndex: 1,
        insetBlock: 0,
        [direction]: 0,
        width: 48,
        display: 'flex',
        alignItems: 'center',
        justifyContent: isLeft ? 'flex-start' : 'flex-end',
        cursor: 'pointer',
        background: `linear-gradient(to ${isLeft ? 'right' : 'left'}, ${colors.ground} 60%, transparent)`,
      }}
    >
      {isLeft ? <ChevronLeft /> : <ChevronRight />}
    </Box>
  );
}

interface FamilyTabsProps extends CoreProps {
  readonly active: TabName;
  readonly onChange: (tab: TabName) => void;
  readonly detailOf: FamilySource['detailOf'];
}

/** The row of tabs and the content of the active one. */
export function FamilyTabs({ active, onChange, family, record, detailOf }: FamilyTabsProps) {
  const ids = useId();
  // Half a kilobyte of drawings, which the document that is sent first keeps the place of.
  const hydrated = useHydrated();
  return (
    <Box sx={{ mt: 0.5 }}>
      <Tabs
        value={active}
        onChange={(_, tab: TabName) => onChange(tab)}
        variant="scrollable"
        scrollButtons
        allowScrollButtonsMobile
        slots={{ scrollButtons: MoreTabs }}
        aria-label="Sections of the dashboard"
        sx={row}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab}
            value={tab}
            id={`${ids}-tab-${tab}`}
            aria-controls={`${ids}-panel`}
            icon={hydrated ? icons[tab] : <span />}
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
