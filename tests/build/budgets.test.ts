/**
 * Size budgets of the built site, in kB (1000 bytes) of brotli 11. They count bytes rather than time, so they are deterministic.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll, describe, expect, test } from 'vitest';
import { fullFormIds } from '@/domain/exam/test/blueprint';
import { allTestPlans } from '@/domain/exam/catalog/test-plans';
import { type RouteId, routeIds, site } from '@/site';
import {
  askedScripts,
  brotliKB,
  builtManifest,
  bytesOf,
  chunksOf,
  documentFile,
  fileKB,
  keysOf,
  lazyUnder,
  type Manifest,
  staticClosure,
  textOf,
  weightOf,
} from './site-files';

/** Set to the current kilobyte in order to detect growth; a commit that raises one explains why. */
const budgetKB = {
  page: 160,
  // These pages have widgets within their text: a planner, a countdown, a course calendar, a product preview.
  practicePage: 210,
  guide: 210,
  home: 210,
  // Recharts includes all of d3's scales; lines, areas, bars, and reference lines and areas use its own marks.
  dashboard: 346,
  // Until the first tab responds; its charts load later. All figures expand, those of the strip before the first response, and the
  // header and the chip know the device's learners.
  dashboardAnswers: 220,
  player: 175,
  // Everything up to a section's first question: the page, the rules, the record with its clock, the question with its passage or
  // figures.
  firstQuestion: 258,
  // Everything a test needs until it is handed in (directions, review, dialogs, tools), loaded before its first part starts.
  wholeTest: 282,
  // The same plus the result and its essay, enlarged figures, the database of finished attempts, the offer to save the result, and
  // the row of the student's pages.
  withResult: 340,
  // A page that reads the record, with everything it shows: the report or the history, their charts, the record itself.
  report: 332,
  // Documents with their styles and all theme variables (2 kB). Of the guides, /about has privacy and terms, and /features the help
  // center and a picture of a report.
  html: { page: 12, player: 12.5, practicePage: 13, guide: 15.5, home: 16, dashboard: 15.5 },
  fonts: 43,
  part: 45,
  form: 60,
  // One kilobyte of this is the distractor tags of wrong choices.
  practice: 42,
  words: 15,
} as const;

/** What a page is made of, which decides its budget. */
type Kind =
  /** Text and links. */
  | 'page'
  | 'home'
  /** Text with widgets that load later. */
  | 'guide'
  /** Renders first and then shows figures and charts. */
  | 'dashboard'
  /** Has a test player. */
  | 'player'
  /** Starts with its own links and controls; the student's data loads later. */
  | 'practicePage';

const kinds: Readonly<Record<RouteId, Kind>> = {
  home: 'home',
  about: 'guide',
  features: 'guide',
  pricing: 'guide',
  myPage: 'dashboard',
  sectionStudy: 'practicePage',
  fullLengthTests: 'page',
  fullLengthTest: 'player',
  studyPlanner: 'practicePage',
  scoreReport: 'practicePage',
  errorLog: 'practicePage',
  testResults: 'practicePage',
  countdown: 'practicePage',
  aboutTest: 'guide',
  scoring: 'guide',
  scoreGuide: 'guide',
  practiceTest: 'page',
  verbalTest: 'page',
  materials: 'guide',
  freeTest: 'player',
  verbalPractice: 'practicePage',
  verbalPracticeApp: 'practicePage',
  mathPractice: 'practicePage',
  readingTest: 'player',
  readingFullTest: 'player',
  quickTest: 'player',
  demiTest: 'player',
  coaching: 'page',
  mentoringSuccess: 'guide',
  course2: 'guide',
  course4: 'guide',
  course6: 'guide',
  writingTest: 'player',
  writingCoaching: 'guide',
  parentDashboard: 'dashboard',
  studentDashboard: 'dashboard',
  parentsDashboard: 'dashboard',
};

/** Pages that show everything about the record's tests: they have a budget with all that loads later. */
const reports: readonly RouteId[] = ['scoreReport', 'testResults'];

const drawings = 'src/charts/drawings/';
/** Code of a dashboard's first tab that loads after the first paint: charts and the cards below the fold. */
const firstTab = [drawings, 'src/features/family/overview/'];
const items = 'src/data/items/content/';
/** The code that a test loads beyond its document's own requests; content is counted separately. */
const playerCode = [
  'src/features/player/',
  'src/data/record/',
  'src/data/items/schema/',
  'src/ui/question/',
  'src/features/results/',
];
/** Files in these folders that no test loads: notes on finished attempts, export, and import. */
const notOfATest = ['src/data/record/deferredRecord.ts'];
/**
 * Not needed for taking a test: its result, enlarged figures, feedback on practice answers, and the database of finished attempts.
 */
const besidesTaking = [
  'src/features/results/EssayReview.tsx',
  'src/features/results/TestResult.tsx',
  'src/features/player/question/answerFeedback.ts',
  'src/ui/question/EnlargedMaterial.tsx',
  'src/data/record/finished/database.ts',
];
/** Only shown after the first question, or instead of it. */
const afterFirstQuestion = [
  'src/features/results/EssayReview.tsx',
  'src/features/results/TestResult.tsx',
  'src/ui/question/EnlargedMaterial.tsx',
  'src/features/player/dialogs.ts',
  'src/features/player/essay/EssayScreen.tsx',
  'src/features/player/parts/partScreens.ts',
  'src/features/player/question/answerFeedback.ts',
  'src/features/player/start/UnfinishedAttempt.tsx',
  'src/features/player/tools/ToolsPanel.tsx',
];

/** The code that a report or the history loads. */
const reportCode = [
  'src/features/results/',
  'src/features/history/',
  'src/data/record/',
  'src/data/items/schema/',
  'src/ui/question/',
  drawings,
];

/** Only shown for some tests, on demand, or on a device without tests: essays, figures, dialogs, the example. */
const onDemand = [
  'src/features/results/EssayReview.tsx',
  'src/features/results/example/loadExampleReport.ts',
  'src/features/results/report/lazyParentsPage.ts',
  'src/features/history/list/lazyNotesDialog.ts',
  'src/ui/question/EnlargedMaterial.tsx',
  'src/ui/question/drawings.ts',
];

/** Returns all lazy chunks in these folders that are reachable from the given ones. */
function lazyChunks(keys: readonly string[], folders: readonly string[]): string[] {
  const found = new Set<string>();
  let reached = [...keys];
  for (;;) {
    const next = folders.flatMap((folder) => lazyUnder(manifest, reached, folder));
    const fresh = next.filter((key) => !found.has(key) && !notOfATest.includes(key));
    if (fresh.length === 0) return [...found];
    fresh.forEach((key) => found.add(key));
    reached = staticClosure(manifest, fresh);
  }
}

const manifest = builtManifest();
const documents = [
  ...routeIds.map((id) => ({
    path: site[id].path,
    kind: kinds[id],
    draws: kinds[id] === 'dashboard',
    file: documentFile(site[id].path),
  })),
  { path: '(not found)', kind: 'page' as const, draws: false, file: '404.html' },
].map((document) => {
  const html = textOf(document.file);
  const atOnce = chunksOf(manifest, html);
  const lazyDrawings = document.draws ? lazyChunks(atOnce, firstTab) : lazyUnder(manifest, atOnce, drawings);
  const lazyPlayer = document.kind === 'player' ? lazyChunks(atOnce, playerCode) : [];
  return {
    ...document,
    html,
    atOnce,
    lazyDrawings,
    lazyPlayer,
    all: staticClosure(manifest, [...atOnce, ...lazyDrawings, ...lazyPlayer]),
  };
});

function containing(keys: readonly string[], texts: readonly string[]): string[] {
  return keys.filter((key) => {
    const code = textOf(manifest[key]?.file ?? key);
    return texts.some((text) => code.includes(text));
  });
}

/** Class names that Recharts renders. */
const rechartsMarks = ['recharts-surface', 'recharts-cartesian'];

/** The bank's content files: "form-a/verbal.json". */
const contentFiles = readdirSync(fileURLToPath(new URL(`../../${items}`, import.meta.url)), {
  recursive: true,
})
  .map((file) => String(file).replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.json'));

/** The longest sentence of each set of items: a chunk that contains it contains the items, whatever its name. */
const itemMarks = (() => {
  const folder = fileURLToPath(new URL(`../../${items}`, import.meta.url));
  return contentFiles
    .filter((file) => !file.endsWith('writing.json'))
    .map((file) => {
      const sentences = readFileSync(folder + file, 'utf8').matchAll(/"why": "([^"\\]+)"/g);
      return [...sentences].reduce(
        (longest, [, text = '']) => (text.length > longest.length ? text : longest),
        '',
      );
    });
})();

/** One definition from each file of the word list. */
const wordFolder = fileURLToPath(new URL('../../src/data/words/content/', import.meta.url));
const wordFiles = readdirSync(wordFolder);
const wordMarks = wordFiles.flatMap(
  (file) => /"definition": "([^"\\]+)"/.exec(readFileSync(wordFolder + file, 'utf8'))?.[1] ?? [],
);

const heaviest = (keys: readonly string[]) =>
  [...new Set(keys.map((key) => manifest[key]?.file ?? key))]
    .toSorted((a, b) => fileKB(b) - fileKB(a))
    .slice(0, 8)
    .map((file) => `${file} ${fileKB(file).toFixed(1)}`)
    .join(', ');

describe.each(documents)('$path', ({ path, kind, draws, html, atOnce, lazyDrawings, lazyPlayer, all }) => {
  test(`loads at most ${budgetKB[kind]} kB of JavaScript`, () => {
    // A test page responds once its start button works; what the button loads is counted below.
    const first = kind === 'player' ? atOnce : all;
    expect(weightOf(manifest, first), heaviest(first)).toBeLessThanOrEqual(budgetKB[kind]);
  });

  test.runIf(kind === 'dashboard')(
    `answers with at most ${budgetKB.dashboardAnswers} kB of JavaScript`,
    () => {
      expect(weightOf(manifest, atOnce), heaviest(atOnce)).toBeLessThanOrEqual(budgetKB.dashboardAnswers);
    },
  );

  test.runIf(kind === 'player')(
    `loads at most ${budgetKB.wholeTest} kB of JavaScript in a whole test`,
    () => {
      const taken = staticClosure(manifest, [
        ...atOnce,
        ...lazyPlayer.filter((key) => !besidesTaking.includes(key)),
      ]);
      expect(weightOf(manifest, taken), heaviest(taken)).toBeLessThanOrEqual(budgetKB.wholeTest);
      expect(weightOf(manifest, all), heaviest(all)).toBeLessThanOrEqual(budgetKB.withResult);
    },
  );

  test.runIf(kind === 'player')(
    `loads at most ${budgetKB.firstQuestion} kB of JavaScript before the first question can be answered`,
    () => {
      for (const late of afterFirstQuestion) expect(Object.keys(manifest)).toContain(late);
      const first = staticClosure(manifest, [
        ...atOnce,
        ...lazyPlayer.filter((key) => !afterFirstQuestion.includes(key)),
      ]);
      const kB = weightOf(manifest, first);
      expect(kB, heaviest(first)).toBeLessThanOrEqual(budgetKB.firstQuestion);
    },
  );

  test.runIf(reports.some((id) => site[id].path === path))(
    `loads at most ${budgetKB.report} kB of JavaScript to show the whole report`,
    () => {
      for (const late of onDemand) expect(Object.keys(manifest)).toContain(late);
      const lazy = lazyChunks(atOnce, reportCode).filter((key) => !onDemand.includes(key));
      const shown = staticClosure(manifest, [...atOnce, ...lazy]);
      expect(containing(shown, rechartsMarks)).not.toEqual([]);
      expect(weightOf(manifest, shown), heaviest(shown)).toBeLessThanOrEqual(budgetKB.report);
    },
  );

  test(`has a document of at most ${budgetKB.html[kind]} kB`, () => {
    expect(brotliKB(html)).toBeLessThanOrEqual(budgetKB.html[kind]);
  });

  test(draws ? 'fetches Recharts after the first paint' : 'loads no Recharts', () => {
    expect(containing(atOnce, rechartsMarks)).toEqual([]);
    expect(lazyDrawings.length > 0).toBe(draws);
    expect(containing(all, rechartsMarks).length > 0).toBe(draws);
  });

  test('loads no items and no words from the list', () => {
    expect(containing(all, [...itemMarks, ...wordMarks])).toEqual([]);
    expect(lazyPlayer.length > 0).toBe(kind === 'player');
  });

  test('preloads exactly the two fonts that a first visit needs', () => {
    const fonts = [...html.matchAll(/<link\b[^>]*\bas="font"[^>]*>/g)].map(
      ([tag]) => /\bhref="\/([^"]+)"/.exec(tag)?.[1] ?? tag,
    );
    expect(new Set(fonts).size).toBe(2);
    expect(fonts).toHaveLength(2);
    // woff2 uses brotli internally, so hosts send it as is.
    const kB = fonts.reduce((sum, font) => sum + bytesOf(font).length / 1000, 0);
    expect(kB).toBeLessThanOrEqual(budgetKB.fonts);
  });
});

const kBOf = (file: string) => weightOf(manifest, [items + file]);

const kBOfSet = (set: string) =>
  contentFiles.filter((file) => file.startsWith(`${set}/`)).reduce((sum, file) => sum + kBOf(file), 0);

const parts = allTestPlans.flatMap(({ title, parts: all }) =>
  all.flatMap((part) =>
    part.kind === 'break' ? [] : [{ test: title, part: part.title, content: part.content }],
  ),
);

describe('the content of one part of a test', () => {
  test.each(parts)(`$test, $part: at most ${budgetKB.part} kB`, ({ content }) => {
    const kB = content.reduce((sum, name) => sum + kBOf(`${name}.json`), 0);
    expect(kB).toBeGreaterThan(0);
    expect(kB).toBeLessThanOrEqual(budgetKB.part);
  });
});

describe('the item bank', () => {
  test('has one file per set and section', () => {
    expect(contentFiles.length).toBeGreaterThan(20);
    const files = contentFiles.map((file) => manifest[items + file]?.file);
    expect(files).not.toContain(undefined);
    expect(new Set(files).size).toBe(contentFiles.length);
  });

  test.each(fullFormIds)(`%s has at most ${budgetKB.form} kB`, (form) => {
    expect(kBOfSet(form)).toBeGreaterThan(20);
    expect(kBOfSet(form)).toBeLessThanOrEqual(budgetKB.form);
  });

  test.each([
    ['verbal', ['practice/synonyms.json', 'practice/analogies.json']],
    ['reading', ['practice/reading.json', 'practice/reading-skills.json']],
    ['writing', ['practice/writing.json']],
  ])(`a practice section, %s, has at most ${budgetKB.practice} kB`, (_, files) => {
    expect(files.reduce((sum, file) => sum + kBOf(file), 0)).toBeLessThanOrEqual(budgetKB.practice);
  });

  test(`puts each file of the word list in its own chunk of at most ${budgetKB.words} kB`, () => {
    const built = Object.entries(manifest).filter(([key]) => key.startsWith('src/data/words/content/'));
    expect(built).toHaveLength(wordFiles.length);
    for (const [key, { file }] of built) expect(fileKB(file), key).toBeLessThanOrEqual(budgetKB.words);
    // Modules that list them by name are found by their content.
    expect(wordMarks).toHaveLength(wordFiles.length);
    expect(
      containing(
        built.map(([key]) => key),
        wordMarks,
      ),
    ).toHaveLength(wordFiles.length);
  });

  // Bundling takes seconds on a busy machine.
  test(`the quantitative generators take at most ${budgetKB.practice} kB`, { timeout: 60_000 }, async () => {
    // No page uses them yet, so the site's build omits them.
    const built = await build({
      logLevel: 'silent',
      build: {
        write: false,
        manifest: false,
        copyPublicDir: false,
        lib: { entry: 'src/data/items/generators/index.ts', formats: ['es'] },
      },
    });
    const [bundle] = [built].flat();
    const chunks = bundle !== undefined && 'output' in bundle ? bundle.output : [];
    const kB = chunks.reduce((sum, file) => sum + ('code' in file ? brotliKB(file.code) : 0), 0);
    expect(kB).toBeGreaterThan(5);
    expect(kB).toBeLessThanOrEqual(budgetKB.practice);
  });
});

describe('the measurement itself', () => {
  const fake: Manifest = {
    'index.html': { file: 'a.js', imports: ['_shared.js'], dynamicImports: ['src/pages/Other.tsx'] },
    '_shared.js': { file: 's.js', imports: ['index.html'] },
    'src/pages/Page.tsx': {
      file: 'p.js',
      imports: ['index.html', '_shared.js'],
      dynamicImports: ['src/charts/drawings/Lines.tsx', 'src/dialogs/Late.tsx'],
    },
    'src/pages/Other.tsx': { file: 'o.js' },
    'src/charts/drawings/Lines.tsx': { file: 'l.js', imports: ['_recharts.js'] },
    '_recharts.js': { file: 'r.js', imports: ['_shared.js'] },
    'src/dialogs/Late.tsx': { file: 'd.js' },
  };
  const html =
    '<link rel="modulepreload" href="/p.js"/><link rel="icon" href="/x.svg"/><script>inline()</script>' +
    '<script type="module" crossorigin src="/a.js"></script>';
  const fakeSizes: Readonly<Record<string, number>> = {
    'a.js': 40,
    's.js': 30,
    'p.js': 20,
    'l.js': 5,
    'r.js': 260,
  };
  const weight = (keys: readonly string[]) => weightOf(fake, keys, (file) => fakeSizes[file] ?? Number.NaN);

  test('counts each file that the document requests or imports once', () => {
    expect(askedScripts(html)).toEqual(['p.js', 'a.js']);
    expect(weight(chunksOf(fake, html))).toBe(90);
  });

  test('adds the drawings and their imports, and no other lazy chunk', () => {
    const atOnce = chunksOf(fake, html);
    const lazy = lazyUnder(fake, atOnce, 'src/charts/drawings/');
    expect(lazy).toEqual(['src/charts/drawings/Lines.tsx']);
    const kB = weight(staticClosure(fake, [...atOnce, ...lazy]));
    expect(kB).toBe(355);
    expect(kB <= budgetKB.dashboard).toBe(false);
  });

  test('rejects a script that isn’t in the manifest', () => {
    expect(() => keysOf(fake, ['stranger.js'])).toThrow('stranger.js');
  });

  test('weighs real content: repetition compresses, random bytes don’t', () => {
    const noise = Buffer.from(
      Array.from({ length: 5000 }, (_, index) => (index * index * 2_654_435_761) >>> 13),
    );
    expect(brotliKB(noise)).toBeGreaterThan(0.5);
    expect(brotliKB('a'.repeat(5000))).toBeLessThan(0.05);
    expect(fileKB(manifest['index.html']?.file ?? '')).toBeGreaterThan(10);
  });

  test('recognizes Recharts and the items', () => {
    const keys = Object.keys(manifest).filter((key) => manifest[key]?.file.endsWith('.js') === true);
    expect(containing(keys, rechartsMarks).length).toBeGreaterThan(0);
    expect(containing(keys, itemMarks).length).toBeGreaterThan(0);
    expect(itemMarks.every((mark) => mark.length > 40)).toBe(true);
  });
});

const round = (kB: number) => Math.round(kB * 10) / 10;

afterAll(() => {
  console.table(
    Object.fromEntries(
      documents.map(({ path, kind, file, atOnce, all }) => [
        path,
        {
          kind,
          'at once': round(weightOf(manifest, atOnce)),
          'with lazy': round(weightOf(manifest, all)),
          budget: budgetKB[kind],
          html: round(fileKB(file)),
        },
      ]),
    ),
  );
});
