/**
 * The one table of URLs: header, footer, router, prerenderer, sitemap and tests read it, and a URL is typed nowhere else.
 */
import { brand } from './brand';

const slug = brand.productSlug;

/** `site`: header and footer around the page. `sameAs`: the same page under a second address; the first is canonical. */
export interface SiteRow {
  readonly path: string;
  /** The h1, and the front of the document's title. */
  readonly title: string;
  readonly description: string;
  readonly sameAs?: string;
}

const rows = {
  home: {
    path: '/',
    title: 'Know the SSAT before you sit it',
    description:
      'Practice for the SSAT with a reason for every answer, and dashboards that tell a parent in five seconds how it is going.',
  },
  about: {
    path: '/about',
    title: 'About us',
    description:
      'Who Larkfield Prep is for, and how it works: practice under real conditions, every answer explained, nothing stored without asking.',
  },
  features: {
    path: '/features',
    title: 'Features',
    description:
      'What Larkfield Prep offers students and parents preparing for the SSAT: section practice, full tests, courses, coaching and dashboards.',
  },
  pricing: {
    path: '/pricing',
    title: 'Plans',
    description:
      'The plans of Larkfield Prep: practice, term courses of two, four and six weeks, and 1:1 coaching. Ask for a quote.',
  },
  myPage: {
    path: '/my-page',
    title: 'My Dashboard',
    description:
      'Your SSAT preparation at a glance: tests taken, study progress, recent activity and what to practice next.',
  },
  sectionStudy: {
    path: '/section-study',
    title: 'Study by Section',
    description: 'Choose a section of the SSAT to study: verbal, math, reading or the writing sample.',
  },
  fullLengthTests: {
    path: '/full-length-practice-tests',
    title: 'Full-Length Practice Tests',
    description:
      'Three complete SSAT practice tests: when to take which, how long each lasts with your timing, and what you have done.',
  },
  fullLengthTest: {
    path: '/full-length-test',
    title: 'Full-Length Test',
    description:
      'One complete SSAT practice test, section by section in the order of the test, with the timing of each section.',
  },
  studyPlanner: {
    path: '/study-planner',
    title: 'Study Planner',
    description: 'Plan the weeks before the SSAT: which section on which day, and how many hours a week.',
  },
  scoreReport: {
    path: '/score-report',
    title: 'Score Report',
    description:
      'How to read a practice score: right, wrong and blank answers, the raw score, and how sure an estimate can be.',
  },
  errorLog: {
    path: '/error-log',
    title: 'Error Log',
    description:
      'Learn from every mistake: why a wrong choice tempts, where it fails, and why the right one is right.',
  },
  testResults: {
    path: '/test-results',
    title: 'Test Results',
    description:
      'The results of SSAT practice tests: score, time a question, and an explanation of every choice.',
  },
  countdown: {
    path: '/ssat-countdown',
    title: 'SSAT Countdown',
    description: 'How many days are left until the SSAT, and how to use them.',
  },
  aboutTest: {
    path: '/about-ssat',
    title: 'About the SSAT',
    description:
      'What the SSAT is, how a full test is built, how long each section lasts and what its questions cover.',
  },
  scoring: {
    path: '/ssat-scoring',
    title: 'How the SSAT Is Scored',
    description:
      'Raw score, the quarter point that a wrong answer costs, scaled scores and percentiles of the SSAT, in plain words.',
  },
  scoreGuide: {
    path: '/ssat-score-guide',
    title: 'SSAT Score Guide',
    description:
      'What an SSAT score says and what it does not: scale, percentile, measurement error and change between two tests.',
  },
  practiceTest: {
    path: `/${slug}-test`,
    title: 'SSAT Practice Test',
    description:
      'Practice for the SSAT under real conditions: five choices a question, a running clock and no calculator.',
  },
  verbalTest: {
    path: '/ssat-verbal-test',
    title: 'SSAT Practice Test',
    description:
      'Practice for the SSAT under real conditions: five choices a question, a running clock and no calculator.',
    sameAs: `/${slug}-test`,
  },
  materials: {
    path: `/${slug}-materials`,
    title: 'SSAT Materials',
    description:
      'Materials for the SSAT: what to study for verbal, quantitative, reading and the writing sample.',
  },
  freeTest: {
    path: `/free-${slug}-test`,
    title: 'Free SSAT Practice Test',
    description:
      'A free SSAT diagnostic of 65 minutes, without an account: verbal, quantitative and reading, with every choice explained.',
  },
  verbalPractice: {
    path: '/ssat-verbal-practice',
    title: 'SSAT Verbal Practice',
    description:
      'Synonyms and analogies for the SSAT verbal section: how each kind works and a timed ten-question test.',
  },
  verbalPracticeApp: {
    path: '/ssat-verbal-practice-app',
    title: 'Verbal Practice on Your Phone',
    description: 'SSAT verbal practice in the browser of a phone, tablet or laptop, with nothing to install.',
  },
  mathPractice: {
    path: '/ssat-math-practice',
    title: 'SSAT Math Practice',
    description:
      'The quantitative sections of the SSAT: 25 questions in 30 minutes, twice, without a calculator.',
  },
  readingTest: {
    path: '/ssat-reading-test',
    title: 'SSAT Reading Practice',
    description:
      'One SSAT reading passage of a kind you choose, with its questions and a reason for every choice.',
  },
  readingFullTest: {
    path: '/ssat-reading-full-test',
    title: 'Full SSAT Reading Test',
    description: 'A full reading section of the SSAT: 40 questions on about eight passages in 40 minutes.',
  },
  quickTest: {
    path: '/ssat-verbal-practice/quick-test',
    title: 'Quick Verbal Test',
    description:
      'Ten SSAT verbal questions in five minutes: synonyms and analogies, with a reason for every choice afterwards.',
  },
  demiTest: {
    path: '/ssat-verbal-practice/demi-test',
    title: 'Half-Length Verbal Test',
    description: 'Half of an SSAT verbal section: fifteen synonyms and fifteen analogies in fifteen minutes.',
  },
  coaching: {
    path: '/boarding-alumni-mentoring',
    title: '1:1 Coaching',
    description:
      'One-to-one coaching for the SSAT and for boarding-school admission, with someone who has been through it.',
  },
  mentoringSuccess: {
    path: '/mentoring-success',
    title: 'What Coaching Is For',
    description: 'What a student can expect from 1:1 coaching, and what nobody can promise.',
  },
  course2: {
    path: '/term-course/2-weeks',
    title: '2-Week Intensive',
    description: 'A two-week SSAT course for students whose test is close: the essentials of every section.',
  },
  course4: {
    path: '/term-course/4-weeks',
    title: '4-Week Complete',
    description: 'A four-week SSAT course: every section of the test, with practice tests on the way.',
  },
  course6: {
    path: '/term-course/6-weeks',
    title: '6-Week Master',
    description: 'A six-week SSAT course with time to build vocabulary, close gaps and practice whole tests.',
  },
  writingTest: {
    path: '/ssat-writing-test',
    title: 'SSAT Writing Sample',
    description:
      'The writing sample of the SSAT: one of two prompts, 25 minutes, not scored but sent to the schools.',
  },
  writingCoaching: {
    path: '/writing-coaching',
    title: 'Writing Coaching',
    description:
      'A coach reads a practice essay with the student: structure, examples, sentences, and the clock.',
  },
  parentDashboard: {
    path: '/parent-dashboard',
    title: 'Parent Dashboard',
    description: 'Follow a child\u2019s SSAT progress, test scores and learning journey in one place.',
  },
  studentDashboard: {
    path: '/dashboard/student',
    title: 'Student Dashboard',
    description:
      'A student\u2019s SSAT practice this week: score, study time, accuracy, what comes next and how far the goal is.',
  },
  parentsDashboard: {
    path: '/dashboard/parents',
    title: 'Parent Overview',
    description:
      'A parent\u2019s view of two children\u2019s SSAT preparation: latest score against target, study time, streak and what to do next.',
  },
} as const satisfies Record<string, SiteRow>;

export type RouteId = keyof typeof rows;

/** The table, each row under its id. */
export const site: Readonly<Record<RouteId, SiteRow>> = rows;

/** The ids in the table's order. */
export const routeIds = Object.keys(rows).filter((id): id is RouteId => id in rows);

/** Gives the path of a page, with an optional search part and anchor: `pathOf('home', { hash: 'contact' })`. */
export function pathOf(
  id: RouteId,
  at: { search?: Readonly<Record<string, string>>; hash?: string } = {},
): string {
  const search = at.search === undefined ? '' : `?${new URLSearchParams(at.search).toString()}`;
  return `${rows[id].path}${search}${at.hash === undefined ? '' : `#${at.hash}`}`;
}

/** Gives the whole address that search engines shall keep for a page: the first one where two paths show the same page. */
export function canonicalOf(row: SiteRow): string {
  return `${brand.origin}${row.sameAs ?? row.path}`;
}

interface MenuLink {
  readonly to: RouteId;
  readonly label: string;
  readonly hint?: string;
}

/** The header's two menus (spec section 2). */
export const menus = {
  practice: {
    label: 'Section Practice',
    links: [
      { to: 'verbalPractice', label: 'Verbal', hint: 'Synonyms & Analogies' },
      { to: 'mathPractice', label: 'Math', hint: 'Quantitative & Problem Solving' },
      { to: 'readingTest', label: 'Reading', hint: 'Comprehension & Analysis' },
      { to: 'writingTest', label: 'Writing', hint: '25-minute essay practice' },
    ],
  },
  course: {
    label: 'Term Course',
    links: [
      { to: 'course2', label: '2-Week Intensive' },
      { to: 'course4', label: '4-Week Complete' },
      { to: 'course6', label: '6-Week Master' },
    ],
  },
} as const satisfies Record<string, { label: string; links: readonly MenuLink[] }>;

export type MenuId = keyof typeof menus;
export type { MenuLink };
