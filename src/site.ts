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
  readonly sameAs?: string;
}

const rows = {
  home: {
    path: '/',
    title: 'Know the SSAT before you take it',
  },
  about: {
    path: '/about',
    title: 'About Us',
  },
  features: {
    path: '/features',
    title: 'Features',
  },
  pricing: {
    path: '/pricing',
    title: 'Plans and Pricing',
  },
  myPage: {
    path: '/my-page',
    title: 'My Dashboard',
  },
  sectionStudy: {
    path: '/section-study',
    title: 'Study by Section',
  },
  fullLengthTests: {
    path: '/full-length-practice-tests',
    title: 'Full-Length Practice Tests',
  },
  fullLengthTest: {
    path: '/full-length-test',
    title: 'Full-Length Test',
  },
  studyPlanner: {
    path: '/study-planner',
    title: 'Study Planner',
  },
  scoreReport: {
    path: '/score-report',
    title: 'Score Report',
  },
  errorLog: {
    path: '/error-log',
    title: 'Error Log',
  },
  testResults: {
    path: '/test-results',
    title: 'Test Results',
  },
  countdown: {
    path: '/ssat-countdown',
    title: 'SSAT Countdown',
  },
  aboutTest: {
    path: '/about-ssat',
    title: 'About the SSAT',
  },
  scoring: {
    path: '/ssat-scoring',
    title: 'How the SSAT Is Scored',
  },
  scoreGuide: {
    path: '/ssat-score-guide',
    title: 'SSAT Score Guide',
  },
  practiceTest: {
    path: `/${slug}-test`,
    title: 'SSAT Practice Test',
  },
  verbalTest: {
    path: '/ssat-verbal-test',
    title: 'SSAT Practice Test',
    sameAs: `/${slug}-test`,
  },
  materials: {
    path: `/${slug}-materials`,
    title: 'SSAT Materials',
  },
  freeTest: {
    path: `/free-${slug}-test`,
    title: 'Free SSAT Practice Test',
  },
  verbalPractice: {
    path: '/ssat-verbal-practice',
    title: 'SSAT Verbal Practice',
  },
  verbalPracticeApp: {
    path: '/ssat-verbal-practice-app',
    title: 'Verbal Practice on Your Phone',
  },
  mathPractice: {
    path: '/ssat-math-practice',
    title: 'SSAT Math Practice',
  },
  readingTest: {
    path: '/ssat-reading-test',
    title: 'SSAT Reading Practice',
  },
  readingFullTest: {
    path: '/ssat-reading-full-test',
    title: 'Full SSAT Reading Test',
  },
  quickTest: {
    path: '/ssat-verbal-practice/quick-test',
    title: 'Quick Verbal Test',
  },
  demiTest: {
    path: '/ssat-verbal-practice/demi-test',
    title: 'Half-Length Verbal Test',
  },
  coaching: {
    path: '/boarding-alumni-mentoring',
    title: '1:1 Coaching',
  },
  mentoringSuccess: {
    path: '/mentoring-success',
    title: 'What Coaching Is For',
  },
  course2: {
    path: '/term-course/2-weeks',
    title: '2-Week Intensive',
  },
  course4: {
    path: '/term-course/4-weeks',
    title: '4-Week Complete',
  },
  course6: {
    path: '/term-course/6-weeks',
    title: '6-Week Master',
  },
  writingTest: {
    path: '/ssat-writing-test',
    title: 'SSAT Writing Sample',
  },
  writingCoaching: {
    path: '/writing-coaching',
    title: 'Writing Coaching',
  },
  parentDashboard: {
    path: '/parent-dashboard',
    title: 'Parent Dashboard',
  },
  studentDashboard: {
    path: '/dashboard/student',
    title: 'Student Dashboard',
  },
  parentsDashboard: {
    path: '/dashboard/parents',
    title: 'Parent Overview',
  },
} as const satisfies Record<string, SiteRow>;

export type RouteId = keyof typeof rows;

/** The table, each row under its id. */
export const site: Readonly<Record<RouteId, SiteRow>> = rows;

/** The ids in the table's order. */
export const routeIds = Object.keys(rows).filter((id): id is RouteId => id in rows);

/** The path of a page, with an optional search part and anchor: `pathOf('home', { hash: 'contact' })`. */
export function pathOf(
  id: RouteId,
  at: { search?: Readonly<Record<string, string>>; hash?: string } = {},
): string {
  const search = at.search === undefined ? '' : `?${new URLSearchParams(at.search).toString()}`;
  return `${rows[id].path}${search}${at.hash === undefined ? '' : `#${at.hash}`}`;
}

/** The full address that search engines are to keep for a page: the first one where two paths show the same page. */
export function canonicalOf(row: SiteRow): string {
  return `${brand.origin}${row.sameAs ?? row.path}`;
}

/**
 * Where each scored section is practiced under its clock. Quantitative has no pool of its own yet: the form that is taken last
 * lends a section.
 */
export const sectionPractice = {
  verbal: pathOf('demiTest'),
  quantitative: pathOf('fullLengthTest', { search: { form: 'c', section: 'quantitative-1' } }),
  reading: pathOf('readingFullTest'),
} as const;

interface MenuLink {
  readonly to: RouteId;
  readonly label: string;
  readonly hint?: string;
}

/** The header's two menus (docs/product.md, "Header and footer"). */
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
