/** Opens pages of the built site in a headless browser and notes which files they request until they are complete. */
import { type BrowserContext, chromium, type Page } from 'playwright';
import { browserPath } from '../../tools/browser.mjs';
import { serve } from '../../tools/serve.mjs';
import { isHydrated } from '../hydrated';
import { simulatedExport } from '../simulated';

/** The limit of one wait, which only a page that never gets there reaches. */
const patienceMs = 120_000;

/** The time of every visit, so that a page requests the same files on any day. */
const visitedAt = new Date('2026-11-14T16:00:00');

export interface Visit {
  /** The requested files, relative to the built site's root: "assets/base-x.js". */
  readonly files: ReadonlySet<string>;
  readonly hasChart: boolean;
  /** True if the page has an interactive piece within its text. */
  readonly hasPiece: boolean;
}

/**
 * True once nothing that the page shows waits for a file: what is in a folded card waits until that is opened. Runs in the page, so it
 * must be self-contained.
 */
const isComplete = () =>
  [...document.querySelectorAll('figure[data-undrawn], [aria-busy="true"]')].every(
    (waiting) => !waiting.checkVisibility({ visibilityProperty: true }),
  );

/** Scrolls to the page's end in steps, because charts and some pieces load when they come near the screen. Runs in the page. */
async function scrollThrough() {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo(0, top);
    // Observers of the viewport report in the next frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }
}

/** Runs in the page. Resolves when it has nothing to do. */
const idle = () => new Promise<void>((rests) => requestIdleCallback(() => setTimeout(rests, 50)));

const doNothing = () => Promise.resolve();

async function visit(
  context: BrowserContext,
  address: string,
  path: string,
  act: (page: Page) => Promise<void>,
): Promise<Visit> {
  const page = await context.newPage();
  const files = new Set<string>();
  const underway = new Set<unknown>();
  page.on('request', (request) => {
    underway.add(request);
    if (request.url().startsWith(address)) files.add(new URL(request.url()).pathname.slice(1));
  });
  page.on('requestfinished', (request) => underway.delete(request));
  page.on('requestfailed', (request) => underway.delete(request));
  /** Waits until the page has requested nothing in three idle moments. */
  const rest = async () => {
    for (let calm = 0; calm < 3;) {
      const before = files.size;
      await page.evaluate(idle);
      calm = underway.size === 0 && files.size === before ? calm + 1 : 0;
    }
  };

  await page.goto(address + path);
  await page.waitForFunction(isHydrated);
  await rest();
  await act(page);
  // What appears late may move what was near the screen away from it.
  do {
    await page.evaluate(scrollThrough);
    await rest();
  } while (!(await page.evaluate(isComplete)));
  const hasChart = (await page.locator('figure svg.recharts-surface').count()) > 0;
  const hasPiece = (await page.locator('[data-piece]').count()) > 0;
  await page.close();
  return { files, hasChart, hasPiece };
}

/** Starts the test of the page, and passes its directions, up to the first question or the essay. */
export async function toFirstQuestion(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Start (?:the test|with Verbal|the essay)$/ }).click();
  const task = page.getByRole('main').locator('[role="radiogroup"], textarea').first();
  const directions = page.getByRole('button', { name: /^Start (?!the |with )/ });
  await task.or(directions).first().waitFor();
  if (await directions.isVisible()) await directions.click();
  await task.waitFor();
}

/** Imports the record of a student who has taken tests and follows a plan. */
async function importRecord(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('larkfield:consent', 'keep'));
  await page.reload();
  await page.getByLabel('File to import').setInputFiles({
    name: 'larkfield-prep.json',
    mimeType: 'application/json',
    buffer: Buffer.from(simulatedExport('first-week', visitedAt.getTime())),
  });
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page
    .getByText(/imported/i)
    .first()
    .waitFor();
}

/** Somebody new to the site, or a student with tests, practice, and a plan saved on the device. */
export type Visitor = 'new' | 'student';

export interface Browsing {
  /** @param act what the visitor does there before the page counts as complete */
  readonly visit: (visitor: Visitor, path: string, act?: (page: Page) => Promise<void>) => Promise<Visit>;
  readonly close: () => Promise<void>;
}

/** Starts the browser and the server. @param recordPath the page where a record is imported */
export async function browse(recordPath: string): Promise<Browsing> {
  const { address, close } = await serve();
  const browser = await chromium.launch({ executablePath: browserPath() });
  const newContext = async () => {
    // The service worker would fetch the whole site.
    const context = await browser.newContext({
      serviceWorkers: 'block',
      viewport: { width: 1280, height: 800 },
    });
    context.setDefaultTimeout(patienceMs);
    await context.clock.setFixedTime(visitedAt);
    return context;
  };
  const contexts: Readonly<Record<Visitor, BrowserContext>> = {
    new: await newContext(),
    student: await newContext(),
  };
  await visit(contexts.student, address, recordPath, importRecord);
  return {
    visit: async (visitor, path, act) => {
      if (act === undefined) return visit(contexts[visitor], address, path, doNothing);
      // What the visitor does here must not show on another page.
      const context = await newContext();
      const visited = await visit(context, address, path, act);
      await context.close();
      return visited;
    },
    close: async () => {
      await browser.close();
      await close();
    },
  };
}
