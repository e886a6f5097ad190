/** The single table of URLs for header, footer, router, prerenderer, sitemap, and tests. URLs are not hard-coded anywhere else. */
import { brand } from './brand';

/** The test maker's site, where families register. Texts name it by its domain, which `parseInlineMarks` links. */
export const testMaker = { domain: 'ssat.org', url: 'https://www.ssat.org/' } as const;

/** The licenses of all bundled packages and fonts, which the build writes (`tools/licenses.mjs`). It isn't a page. */
export const licensesPath = '/licenses.txt';

/**
 * The provider's product is named by its slug in three addresses, as the specification has it: `/{slug}-test`, `/{slug}-materials`,
 * and `/free-{slug}-test`. The "ssat" in all other addresses is the name of the test that they are about, whatever the product is
 * called, so it is typed.
 */
const slug = brand.productSlug;

export interface SiteRow {
  readonly path: string;
  /** The h1, also used as the page's name in sentences. */
  readonly heading: string;
  /**
   * The title in search results, without the provider's name. 33 to 43 characters, because results show about 60, name included.
   */
  readonly title: string;
  /** The canonical path, if this row is a second address of the same page. */
  readonly sameAs?: string;
}

const rows = {
  home: {
    path: '/',
    heading: 'Know the SSAT before you take it',
    title: 'SSAT Practice with Every Choice Explained',
  },
  about: {
    path: '/about',
    heading: 'About Us',
    title: 'How Our SSAT Practice Is Made and Checked',
  },
  legal: {
    path: '/legal',
    heading: 'Legal',
    title: 'SSAT Practice: Privacy, Terms, and Cookies',
  },
  help: {
    path: '/help',
    heading: 'Help Center',
    title: 'SSAT Practice Help: Data, Tests, Printing',
  },
  features: {
    path: '/features',
    heading: 'Features',
    title: 'SSAT Practice, Reports, and Dashboards',
  },
  pricing: {
    path: '/pricing',
    heading: 'Plans and Pricing',
    title: 'SSAT Prep Prices: What Is Free, What Isn’t',
  },
  myPage: {
    path: '/my-page',
    heading: 'My Dashboard',
    title: 'My Dashboard: SSAT Progress at a Glance',
  },
  sectionStudy: {
    path: '/section-study',
    heading: 'Practice by Section',
    title: 'SSAT Practice by Section and by Topic',
  },
  fullLengthTests: {
    path: '/full-length-practice-tests',
    heading: 'Full-Length Practice Tests',
    title: 'Choose a Full-Length SSAT Practice Test',
  },
  fullLengthTest: {
    path: '/full-length-test',
    heading: 'Full-Length Test',
    title: 'Full-Length SSAT Practice Test, Both Levels',
  },
  studyPlanner: {
    path: '/study-planner',
    heading: 'Study Planner',
    title: 'SSAT Study Planner, from Now to Test Day',
  },
  scoreReport: {
    path: '/score-report',
    heading: 'Score Report',
    title: 'SSAT Score Report for Your Practice Tests',
  },
  errorLog: {
    path: '/error-log',
    heading: 'Error Log',
    title: 'SSAT Error Log: Review Every Mistake',
  },
  testResults: {
    path: '/test-results',
    heading: 'Test Results',
    title: 'SSAT Practice Test Results and Your Data',
  },
  countdown: {
    path: '/ssat-countdown',
    heading: 'SSAT Countdown',
    title: 'SSAT Countdown: Days Left and What to Do',
  },
  aboutTest: {
    path: '/about-ssat',
    heading: 'About the SSAT',
    title: 'About the SSAT: Format, Timing, Test Day',
  },
  scoring: {
    path: '/ssat-scoring',
    heading: 'How the SSAT Is Scored',
    title: 'How the SSAT Is Scored, with a Calculator',
  },
  scoreGuide: {
    path: '/ssat-score-guide',
    heading: 'SSAT Score Guide',
    title: 'SSAT Score Guide: Medians and Percentiles',
  },
  practiceTest: {
    path: `/${slug}-test`,
    heading: 'SSAT Practice Test',
    title: 'SSAT Practice Tests for the Time You Have',
  },
  verbalTest: {
    path: '/ssat-verbal-test',
    heading: 'SSAT Practice Test',
    title: 'SSAT Practice Tests for the Time You Have',
    sameAs: `/${slug}-test`,
  },
  materials: {
    path: `/${slug}-materials`,
    heading: 'SSAT Materials',
    title: 'SSAT Materials to Print: Sheets and Lists',
  },
  freeTest: {
    path: `/free-${slug}-test`,
    heading: 'Free SSAT Practice Test',
    title: 'Free SSAT Practice Test, No Account Needed',
  },
  verbalPractice: {
    path: '/ssat-verbal-practice',
    heading: 'SSAT Verbal Practice',
    title: 'SSAT Verbal Practice: Synonyms, Analogies',
  },
  verbalPracticeApp: {
    path: '/ssat-verbal-practice-app',
    heading: 'Verbal Practice on Your Phone',
    title: 'SSAT Vocabulary: A Few Words Every Day',
  },
  mathPractice: {
    path: '/ssat-math-practice',
    heading: 'SSAT Math Practice',
    title: 'SSAT Math Practice, Topic by Topic',
  },
  readingTest: {
    path: '/ssat-reading-test',
    heading: 'SSAT Reading Practice',
    title: 'SSAT Reading Practice, Passage by Passage',
  },
  readingFullTest: {
    path: '/ssat-reading-full-test',
    heading: 'Full SSAT Reading Test',
    title: 'Timed SSAT Reading Test: A Full Section',
  },
  quickTest: {
    path: '/ssat-verbal-practice/quick-test',
    heading: 'Quick Verbal Test',
    title: 'Quick SSAT Verbal Test: Five Minutes',
  },
  demiTest: {
    path: '/ssat-verbal-practice/demi-test',
    heading: 'Half-Length Verbal Test',
    title: 'Half-Length SSAT Verbal Test, Explained',
  },
  coaching: {
    path: '/boarding-alumni-mentoring',
    heading: '1:1 Coaching',
    title: '1:1 SSAT Coaching: How a Meeting Works',
  },
  mentoringSuccess: {
    path: '/mentoring-success',
    heading: 'What Coaching Is For',
    title: 'What SSAT Coaching Can Change, Measured',
  },
  course2: {
    path: '/term-course/2-weeks',
    heading: '2-Week Intensive',
    title: '2-Week Intensive: SSAT Course Day by Day',
  },
  course4: {
    path: '/term-course/4-weeks',
    heading: '4-Week Complete',
    title: '4-Week Complete: SSAT Course Day by Day',
  },
  course6: {
    path: '/term-course/6-weeks',
    heading: '6-Week Master',
    title: '6-Week Master: SSAT Course Day by Day',
  },
  writingTest: {
    path: '/ssat-writing-test',
    heading: 'SSAT Writing Sample',
    title: 'SSAT Writing Sample: Practice in 25 Minutes',
  },
  writingCoaching: {
    path: '/writing-coaching',
    heading: 'Writing Coaching',
    title: 'SSAT Writing Coaching with Example Essays',
  },
  parentDashboard: {
    path: '/parent-dashboard',
    heading: 'Parent Dashboard',
    title: 'Parent Dashboard: SSAT Scores and Goals',
  },
  studentDashboard: {
    path: '/dashboard/student',
    heading: 'Student Dashboard',
    title: 'Student Dashboard: This Week’s SSAT Work',
  },
  parentsDashboard: {
    path: '/dashboard/parents',
    heading: 'Parent Overview',
    title: 'Parent Overview: Is SSAT Prep on Track?',
  },
} as const satisfies Record<string, SiteRow>;

export type RouteId = keyof typeof rows;

export const site: Readonly<Record<RouteId, SiteRow>> = rows;

export const routeIds = Object.keys(rows).filter((id): id is RouteId => id in rows);

/** Builds a page's path with an optional query and anchor: `pathOf('home', { hash: 'contact' })`. */
export function pathOf(
  id: RouteId,
  at: { search?: Readonly<Record<string, string>>; hash?: string } = {},
): string {
  const search = new URLSearchParams(at.search).toString();
  return `${rows[id].path}${search === '' ? '' : `?${search}`}${at.hash === undefined ? '' : `#${at.hash}`}`;
}

export function documentTitleOf({ title }: SiteRow): string {
  return `${title} | ${brand.name}`;
}

/** Returns the page's canonical URL. If two paths show the same page, it is the URL of the path in `sameAs`. */
export function canonicalOf(row: SiteRow): string {
  return `${brand.origin}${row.sameAs ?? row.path}`;
}

/**
 * The timed practice page of each scored section. There is no separate timed math test yet, so quantitative uses a section of the
 * full form that students of a level take last.
 */
export const sectionPracticePaths = {
  verbal: pathOf('demiTest'),
  quantitative: pathOf('fullLengthTest', { search: { form: 'last', section: 'quantitative-1' } }),
  reading: pathOf('readingFullTest'),
} as const;

/** The dashboards in the order of the row that links them. A link has the name of the page that it opens. */
export const dashboardLabels = {
  myPage: rows.myPage.heading,
  studentDashboard: rows.studentDashboard.heading,
  parentsDashboard: rows.parentsDashboard.heading,
  parentDashboard: rows.parentDashboard.heading,
} as const satisfies Partial<Record<RouteId, string>>;

export type DashboardId = keyof typeof dashboardLabels;

interface MenuLink {
  readonly to: RouteId;
  readonly label: string;
  readonly hint?: string;
}

/** The header's two menus (docs/product.md, "Header and footer"). */
export const headerMenus = {
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

export type MenuId = keyof typeof headerMenus;
export type { MenuLink };
