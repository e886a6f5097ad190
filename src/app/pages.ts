/** The code of each page, the data that it will ask for, and the page that follows it. */
import { preloadItemIndex } from '@/data/items/index/loadItemIndex';
import { detectLocalData } from '@/data/record/learner/recordMark';
import type { RouteId } from '@/site';
import type { LoadPage } from './pageLoad';

/** The type requires exactly one entry per row of the site's table. */
export const pages: Readonly<Record<RouteId, LoadPage>> = {
  home: () => import('@/pages/home/HomePage'),
  about: () => import('@/pages/provider/AboutPage'),
  legal: () => import('@/pages/provider/LegalPage'),
  help: () => import('@/pages/provider/HelpPage'),
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

/** Dashboards need the index of items only for a learner of this device: samples and shared copies don't refer to items. */
const loadIndexForOwnRecord = () => (detectLocalData() === 'record' ? preloadItemIndex() : Promise.resolve());

/**
 * Data that the site ships and a page asks for once it has read the record, so that it arrives at the same time as the page's code.
 */
export const pageData: Readonly<Partial<Record<RouteId, () => Promise<unknown>>>> = {
  sectionStudy: preloadItemIndex,
  errorLog: preloadItemIndex,
  mathPractice: preloadItemIndex,
  myPage: loadIndexForOwnRecord,
  studentDashboard: loadIndexForOwnRecord,
  parentsDashboard: loadIndexForOwnRecord,
  parentDashboard: loadIndexForOwnRecord,
};

/** By page, what most of its readers open next, if there is such a thing: fetches the code of that page, and what it needs first. */
export const likelyNext: Readonly<Partial<Record<RouteId, () => Promise<unknown>>>> = {
  home: pages.freeTest,
  practiceTest: pages.freeTest,
  fullLengthTests: pages.fullLengthTest,
  mathPractice: pages.sectionStudy,
  verbalPractice: pages.sectionStudy,
  myPage: pages.sectionStudy,
  studyPlanner: pages.sectionStudy,
  errorLog: async () => {
    const { prepareReview } = await import('./prepareReview');
    await Promise.all([pages.sectionStudy(), prepareReview()]);
  },
};
