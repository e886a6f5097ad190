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
import { type ReactElement, type ReactNode, useId, useRef } from 'react';
import {
  type DashboardTab as TabName,
  dashboardTabLabels,
  dashboardTabs,
} from '@/domain/dashboard/dashboard-tab';
import { useImmediateChoice } from './useImmediateChoice';
import * as colors from '@/ui/colors';
import { RowArrows } from '@/ui/row/RowArrows';
import { clippedAttribute, useRowOverflow } from '@/ui/row/useRowOverflow';

const tabIcons: Readonly<Record<TabName, ReactElement>> = {
  overview: <InsightsOutlined />,
  scores: <AssignmentOutlined />,
  'study-time': <ScheduleOutlined />,
  notifications: <NotificationsOutlined />,
  reports: <SummarizeOutlined />,
  goals: <FlagOutlined />,
};

/** Tab height in pixels; on a phone, the minimum touch height, because vertical space is scarce there. */
const rowHeight = { xs: 44, sm: 48 } as const;

/**
 * Scrolls the tabs instead of `Tabs`: its `scrollable` variant animates each change without ending the animation before, so that
 * the tab of a quick second change could end up out of sight.
 */
const scrollingRow = {
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBottom: 1,
  borderColor: 'divider',
  // Keeps a tab that scrolls into view beside the scroll arrow, not under it.
  scrollPaddingInline: '44px',
} as const;

/** Narrow tabs, so that as many as possible fit; the rest scroll into view. */
const row = {
  minHeight: rowHeight,
  width: 'max-content',
  '& .MuiTab-root': {
    minWidth: 0,
    minHeight: rowHeight,
    py: 0,
    px: { xs: 0.75, lg: 2 },
    fontSize: { xs: '0.8125rem', lg: '0.9375rem' },
    [`&[${clippedAttribute}]:not(:focus)`]: { opacity: 0 },
  },
  '& .MuiTab-icon': { width: '1em', mr: { xs: 0.5, lg: 1 }, fontSize: { xs: 16, lg: 20 } },
} as const;

interface FamilyTabsProps {
  readonly active: TabName;
  readonly onChange: (tab: TabName) => void;
  /** Renders the panel of the selected tab. */
  readonly children: (selected: TabName) => ReactNode;
}

export function FamilyTabs({ active, onChange, children: renderPanel }: FamilyTabsProps) {
  const ids = useId();
  const [selected, select] = useImmediateChoice(active, onChange);
  const scroller = useRef<HTMLDivElement>(null);
  const ends = useRowOverflow(scroller, '[role=tab]', `[id$="-tab-${selected}"]`);
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
      <Box sx={{ position: 'relative', displayPrint: 'none' }}>
        <Box ref={scroller} sx={scrollingRow}>
          <Tabs
            value={selected}
            onChange={(_, tab: TabName) => select(tab)}
            aria-label="Sections of the dashboard"
            sx={row}
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
              />
            ))}
          </Tabs>
        </Box>
        <RowArrows row={scroller} ends={ends} background={colors.pageBackground} />
      </Box>
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
