/**
 * Byte budgets of the built site, in kB (1000 bytes) of brotli, by what a browser requests until each page is complete. They notice
 * an accident, such as a library that arrives twice. A commit that raises one says why.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pathOf, type RouteId, routeIds, site } from '@/site';
import { filesWith, questionMarks, rechartsMarks, wordMarks } from './marks';
import { bytesOf, documentFile, fileKB } from './site-files';
import { browse, toFirstQuestion, type Visit, type Visitor } from './visits';

/** The JavaScript of a page by its kind, without the questions themselves, which differ by test. */
const scriptBudgets = {
  /** Text, links, and forms. */
  text: 345,
  /** Also has pieces that respond: a planner, a countdown, an example of the product. The error log has its drawing, too. */
  live: 398,
  /**
   * The planner, a report with its squares, scales, and charts, or a guide with charts, with everything that it says of a record;
   * practice with the first drill, for which it fetches the generators: each asks in two or three ways.
   */
  complete: 510,
  /**
   * Home with the dashboards' answers and lines; a dashboard with all charts, and with the tabs and dialogs that it fetches while it
   * rests, so that a press shows them at once.
   */
  dashboard: 552,
  /** A test, up to its first question, with the result that it fetches ahead. */
  player: 434,
} as const;
/** With the styles of what leads the page, which are in the document. */
const documentBudget = 25;
const fontBudget = 62;

type Kind = keyof typeof scriptBudgets;

const kinds: Readonly<Record<RouteId, Kind>> = {
  home: 'dashboard',
  about: 'live',
  legal: 'text',
  help: 'text',
  features: 'live',
  pricing: 'text',
  myPage: 'dashboard',
  sectionStudy: 'complete',
  fullLengthTests: 'text',
  fullLengthTest: 'player',
  studyPlanner: 'complete',
  scoreReport: 'complete',
  errorLog: 'live',
  testResults: 'complete',
  countdown: 'live',
  aboutTest: 'text',
  scoring: 'live',
  scoreGuide: 'complete',
  practiceTest: 'text',
  verbalTest: 'text',
  materials: 'live',
  freeTest: 'player',
  verbalPractice: 'live',
  verbalPracticeApp: 'live',
  mathPractice: 'live',
  readingTest: 'player',
  readingFullTest: 'player',
  quickTest: 'player',
  demiTest: 'player',
  coaching: 'live',
  mentoringSuccess: 'text',
  course2: 'live',
  course4: 'live',
  course6: 'live',
  writingTest: 'player',
  writingCoaching: 'text',
  parentDashboard: 'dashboard',
  studentDashboard: 'dashboard',
  parentsDashboard: 'dashboard',
};

/** These pages are complete only for a student with a record. The others show their sample or example to anybody. */
const needRecord: readonly RouteId[] = ['studyPlanner', 'testResults'];

/** A figure is in whole kilobytes and the rest doesn't count, so 280.9 kB is within 280. */
const wholeKB = (files: readonly string[], sizeOf: (file: string) => number = fileKB) =>
  Math.floor(files.reduce((sum, file) => sum + sizeOf(file), 0));

/** Fonts are compressed already, so hosts send them as they are. */
const fontKB = (file: string) => bytesOf(file).length / 1000;

interface Page {
  readonly path: string;
  readonly kind: Kind;
  readonly document: string;
  readonly visitor: Visitor;
}

const pages: readonly Page[] = [
  ...routeIds.map((id): Page => {
    const { path } = site[id];
    const visitor = needRecord.includes(id) ? 'student' : 'new';
    return { path, kind: kinds[id], document: documentFile(path), visitor };
  }),
  { path: '/no-such-page', kind: 'text', document: '404.html', visitor: 'new' },
];

const visits = new Map<string, Visit>();

function visitOf({ path }: Page): Visit {
  const visit = visits.get(path);
  if (visit === undefined) throw new Error(`${path} was not visited`);
  return visit;
}

const scriptsOf = (page: Page) => [...visitOf(page).files].filter((file) => file.endsWith('.js'));

function figuresOf(page: Page) {
  const files = [...visitOf(page).files];
  const questions = new Set(filesWith(questionMarks, scriptsOf(page)));
  return {
    scripts: wholeKB(scriptsOf(page).filter((file) => !questions.has(file))),
    questions: wholeKB([...questions]),
    document: wholeKB([page.document, ...files.filter((file) => file.endsWith('.css'))]),
    fonts: wholeKB(
      files.filter((file) => file.endsWith('.woff2')),
      fontKB,
    ),
  };
}

const heaviest = (page: Page) =>
  scriptsOf(page)
    .toSorted((a, b) => fileKB(b) - fileKB(a))
    .slice(0, 8)
    .map((file) => `${file} ${fileKB(file).toFixed(1)}`)
    .join(', ');

beforeAll(async () => {
  const browsing = await browse(pathOf('testResults'));
  const left = [...pages];
  const visitAll = async () => {
    for (let page = left.shift(); page !== undefined; page = left.shift()) {
      const { path, kind, visitor } = page;
      visits.set(path, await browsing.visit(visitor, path, kind === 'player' ? toFirstQuestion : undefined));
    }
  };
  try {
    await Promise.all([visitAll(), visitAll()]);
  } finally {
    await browsing.close();
  }
});

describe.each(pages)('$path', (page) => {
  test('is within its budgets', () => {
    const { scripts, document, fonts } = figuresOf(page);
    // A visit that ended early would be within them too.
    expect(scripts).toBeGreaterThan(100);
    expect(scripts, `JavaScript: ${heaviest(page)}`).toBeLessThanOrEqual(scriptBudgets[page.kind]);
    expect(document, 'the document').toBeLessThanOrEqual(documentBudget);
    expect(fonts, 'fonts').toBeLessThanOrEqual(fontBudget);
  });

  test('is of its kind, and loads charts, questions, and words only if it shows them', () => {
    const { hasChart, hasPiece } = visitOf(page);
    if (page.kind === 'text') expect({ hasChart, hasPiece }).toEqual({ hasChart: false, hasPiece: false });
    expect(filesWith(rechartsMarks, scriptsOf(page)).length > 0, 'Recharts').toBe(hasChart);
    const showsQuestions = page.kind === 'player' || page.path === pathOf('scoreReport');
    expect(filesWith(questionMarks, scriptsOf(page)).length > 0, 'questions').toBe(showsQuestions);
    expect(filesWith(wordMarks, scriptsOf(page)).length > 0, 'words').toBe(page.path === pathOf('materials'));
  });
});

afterAll(() => {
  const measured = pages.filter(({ path }) => visits.has(path));
  console.table(
    Object.fromEntries(
      measured.map((page) => {
        const { scripts, questions, document, fonts } = figuresOf(page);
        const { kind, path } = page;
        return [path, { kind, scripts, budget: scriptBudgets[kind], questions, document, fonts }];
      }),
    ),
  );
});
