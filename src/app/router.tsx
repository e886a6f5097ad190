import { Outlet, type RouteObject } from 'react-router-dom';
import { routeIds, site, type RouteId } from '@/site';
import { MovedNodeBoundary } from '@/ui/loading/MovedNodeBoundary';
import { lazyPage } from './pageLoad';
import { NotFoundPage } from './shell/NotFoundPage';
import { PageLoadFailed } from './shell/PageLoadFailed';
import { RouteError } from './shell/RouteError';
import { Shell } from './shell/Shell';

type Page = Parameters<typeof lazyPage>[0];

/**
 * The code of the page for each row in the site's table; the type requires exactly one entry per row. The prerenderer parses these
 * lines (prerender/modules.ts), so each must stay `id: () => import('@/...')`.
 */
const pages: Record<RouteId, Page> = {
  home: () => import('@/pages/home/HomePage'),
  about: () => import('@/pages/provider/AboutPage'),
  features: () => import('@/pages/provider/FeaturesPage'),
  pricing: () => import('@/pages/provider/PricingPage'),
  myPage: () => import('@/pages/dashboards/MyPage'),
  sectionStudy: () => import('@/pages/practice/SectionStudyPage'),
  fullLengthTests: () => import('@/pages/practice/FullLengthTestsPage'),
  fullLengthTest: () => import('@/pages/practice/FullLengthTestPage'),
  studyPlanner: () => import('@/pages/planning/StudyPlannerPage'),
  scoreReport: () => import('@/pages/planning/ScoreReportPage'),
  errorLog: () => import('@/pages/planning/ErrorLogPage'),
  testResults: () => import('@/pages/planning/TestResultsPage'),
  countdown: () => import('@/pages/planning/CountdownPage'),
  aboutTest: () => import('@/pages/guide/AboutTestPage'),
  scoring: () => import('@/pages/guide/ScoringPage'),
  scoreGuide: () => import('@/pages/guide/ScoreGuidePage'),
  practiceTest: () => import('@/pages/practice/PracticeTestPage'),
  verbalTest: () => import('@/pages/practice/PracticeTestPage'),
  materials: () => import('@/pages/guide/MaterialsPage'),
  freeTest: () => import('@/pages/practice/FreeTestPage'),
  verbalPractice: () => import('@/pages/practice/VerbalPracticePage'),
  verbalPracticeApp: () => import('@/pages/practice/VerbalPracticeAppPage'),
  mathPractice: () => import('@/pages/practice/MathPracticePage'),
  readingTest: () => import('@/pages/practice/ReadingTestPage'),
  readingFullTest: () => import('@/pages/practice/ReadingFullTestPage'),
  quickTest: () => import('@/pages/practice/QuickTestPage'),
  demiTest: () => import('@/pages/practice/DemiTestPage'),
  coaching: () => import('@/pages/coaching/CoachingPage'),
  mentoringSuccess: () => import('@/pages/coaching/MentoringSuccessPage'),
  course2: () => import('@/pages/courses/TermCoursePage'),
  course4: () => import('@/pages/courses/TermCoursePage'),
  course6: () => import('@/pages/courses/TermCoursePage'),
  writingTest: () => import('@/pages/practice/WritingTestPage'),
  writingCoaching: () => import('@/pages/coaching/WritingCoachingPage'),
  parentDashboard: () => import('@/pages/dashboards/ParentDashboardPage'),
  studentDashboard: () => import('@/pages/dashboards/StudentDashboardPage'),
  parentsDashboard: () => import('@/pages/dashboards/ParentsDashboardPage'),
};

/** Around every page: an error that rebuilding doesn't mend is shown in the page's place, between header and footer. */
function PageOutlet() {
  return (
    <MovedNodeBoundary>
      <Outlet />
    </MovedNodeBoundary>
  );
}

/** The routes inside the shell: one lazy page per row, and the not-found page for all other paths. */
export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: RouteError,
    // Rendered only while the first page's code is loading; the prerendered page is on screen meanwhile.
    HydrateFallback: () => null,
    children: [
      {
        Component: PageOutlet,
        ErrorBoundary: RouteError,
        children: [
          ...routeIds.map((id) => ({
            id,
            path: site[id].path,
            // Paths are case-sensitive, as on static hosts.
            caseSensitive: true,
            lazy: lazyPage(pages[id], PageLoadFailed),
          })),
          { id: 'notFound', path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
];
