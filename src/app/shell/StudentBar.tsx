import EditNote from '@mui/icons-material/EditNoteOutlined';
import Insights from '@mui/icons-material/InsightsOutlined';
import MenuBook from '@mui/icons-material/MenuBookOutlined';
import Menu from '@mui/icons-material/Menu';
import Today from '@mui/icons-material/TodayOutlined';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import GlobalStyles from '@mui/material/GlobalStyles';
import Paper from '@mui/material/Paper';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { pathOf, type RouteId } from '@/site';
import { uprightPhone } from '@/ui/page/mediaQueries';
import { recordAttribute, withStudentBar } from '@/ui/row/studentBar';
import { MenuDrawer, menuButtonProps, useMenuDrawer } from './header/MenuDrawer';
import { useCurrentRouteId } from './useCurrentSiteRow';

type BarPlace = 'today' | 'practice' | 'words' | 'progress' | 'more';

const links: readonly { place: BarPlace; to: RouteId; label: string; icon: ReactElement }[] = [
  { place: 'today', to: 'home', label: 'Today', icon: <Today /> },
  { place: 'practice', to: 'sectionStudy', label: 'Practice', icon: <EditNote /> },
  { place: 'words', to: 'verbalPracticeApp', label: 'Words', icon: <MenuBook /> },
  { place: 'progress', to: 'testResults', label: 'Progress', icon: <Insights /> },
];

/**
 * The place in the bar of each page; null for pages without the bar. The pages with the row of the student's pages have it, which the
 * bar replaces, and those with tests, whose results have that row.
 */
export const barPlaces: Readonly<Record<RouteId, BarPlace | null>> = {
  home: 'today',
  sectionStudy: 'practice',
  verbalPractice: 'practice',
  mathPractice: 'practice',
  readingTest: 'practice',
  writingTest: 'practice',
  quickTest: 'practice',
  demiTest: 'practice',
  readingFullTest: 'practice',
  practiceTest: 'practice',
  verbalTest: 'practice',
  freeTest: 'practice',
  fullLengthTests: 'practice',
  fullLengthTest: 'practice',
  verbalPracticeApp: 'words',
  testResults: 'progress',
  scoreReport: 'progress',
  errorLog: 'more',
  studyPlanner: 'more',
  countdown: 'more',
  myPage: 'more',
  about: null,
  legal: null,
  help: null,
  features: null,
  pricing: null,
  aboutTest: null,
  scoring: null,
  scoreGuide: null,
  materials: null,
  coaching: null,
  mentoringSuccess: null,
  course2: null,
  course4: null,
  course6: null,
  writingCoaching: null,
  parentDashboard: null,
  studentDashboard: null,
  parentsDashboard: null,
};

/**
 * The links to the student's pages at the bottom of a phone's screen, for learners with a record. After all content of the page, so
 * that it covers nothing at the page's end. It makes room for the keyboard and isn't printed.
 */
export function StudentBar() {
  const id = useCurrentRouteId();
  const drawer = useMenuDrawer();
  const place = id === null ? null : barPlaces[id];
  if (place === null) return null;
  return (
    <Paper component="nav" aria-label="Your pages" square sx={bar}>
      <GlobalStyles styles={roomAtBottom} />
      <BottomNavigation showLabels value={place}>
        {links.map(({ place: value, to, label, icon }) => (
          <BottomNavigationAction
            key={value}
            component={Link}
            to={pathOf(to)}
            aria-current={to === id ? 'page' : undefined}
            {...{ value, label, icon }}
          />
        ))}
        <BottomNavigationAction {...menuButtonProps(drawer)} value="more" label="More" icon={<Menu />} />
      </BottomNavigation>
      <MenuDrawer state={drawer.state} setState={drawer.setState} />
    </Paper>
  );
}

/** Elements that are scrolled to or focused stop above the bar. */
const roomAtBottom = {
  html: { [uprightPhone]: { [`&[${recordAttribute}]`]: { scrollPaddingBottom: '4rem' } } },
};

const bar = {
  display: 'none',
  ...withStudentBar({ display: 'block' }),
  // A field that is being typed in needs the room, above the keyboard.
  'html:has(:is(textarea, select, input:not([type="checkbox"], [type="radio"], [type="range"])):focus) &&': {
    display: 'none',
  },
  '@media print': { '&&&&': { display: 'none' } },
  position: 'sticky',
  bottom: 0,
  zIndex: 'appBar',
  borderTop: 1,
  borderColor: 'divider',
} as const;
