import AssignmentOutlined from '@mui/icons-material/AssignmentOutlined';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import SummarizeOutlined from '@mui/icons-material/SummarizeOutlined';
import Box from '@mui/material/Box';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import type SvgIcon from '@mui/material/SvgIcon';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { type FocusEvent, type ReactNode, useId } from 'react';
import {
  type DashboardTab as TabName,
  dashboardTabLabels,
  dashboardTabs,
} from '@/domain/dashboard/dashboard-tab';
import { useImmediateChoice } from './useImmediateChoice';
import * as colors from '@/ui/colors';

const tabIcons: Readonly<Record<TabName, typeof SvgIcon>> = {
  overview: InsightsOutlined,
  scores: AssignmentOutlined,
  'study-time': ScheduleOutlined,
  notifications: NotificationsOutlined,
  reports: SummarizeOutlined,
  goals: FlagOutlined,
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
      <ThemeProvider theme={scrollingAtOnce}>
        <Tabs
          value={selected}
          onChange={(_, tab: TabName) => select(tab)}
          variant="scrollable"
          allowScrollButtonsMobile
          aria-label="Sections of the dashboard"
          slotProps={{ scroller: { sx: besideArrows }, scrollButtons: { sx: overEnd } }}
          sx={{
            position: 'relative',
            minHeight: rowHeight,
            borderBottom: 1,
            borderColor: 'divider',
            displayPrint: 'none',
          }}
        >
          {dashboardTabs.map((tab) => {
            const Icon = tabIcons[tab];
            return (
              <Tab
                key={tab}
                value={tab}
                id={`${ids}-tab-${tab}`}
                aria-controls={`${ids}-panel`}
                // As many tabs as possible fit on a phone without icons.
                icon={<Icon fontSize="small" sx={{ display: { xs: 'none', md: 'inline-block' } }} />}
                iconPosition="start"
                label={<span>{dashboardTabLabels[tab]}</span>}
                onFocus={bringIntoView}
                sx={{ minWidth: 0, minHeight: rowHeight, py: 0, px: { xs: 1, lg: 2 } }}
              />
            );
          })}
        </Tabs>
      </ThemeProvider>
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

/** Without the library's animation, which the choice of another tab doesn't cancel: the tab chosen last could end out of sight. */
const scrollingAtOnce = (theme: Theme): Theme => ({
  ...theme,
  motion: { ...theme.motion, reducedMotion: 'always' },
});

/** On a phone, as high as a target, because vertical space is scarce there. */
const rowHeight = { xs: 44, sm: 48 } as const;

/** The arrows cover the ends of the row instead of taking space there, so that it begins where the cards do. */
const overEnd = {
  position: 'absolute',
  zIndex: 1,
  insetBlock: 0,
  left: 0,
  '&:last-of-type': { left: 'auto', right: 0 },
  bgcolor: 'background.default',
  '&:not(.Mui-disabled)': { opacity: 1 },
} as const;

/** A tab that scrolls into view stands beside the arrows. */
const besideArrows = { scrollPaddingInline: '40px' } as const;

/** Shows all of a tab that the keyboard has reached; one that is pressed stays under the finger. */
function bringIntoView({ currentTarget }: FocusEvent<HTMLElement>): void {
  if (currentTarget.matches(':focus-visible'))
    currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
