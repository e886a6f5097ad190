/** The offline copy: pages and a full test from it, deployments at every stage, and devices and readers that limit it. */
import { documentTitleOf, pathOf, type RouteId, site } from '../../../src/site';
import {
  copyLine,
  isNext,
  lookForVersion,
  newVersion,
  siteCaches,
  versionsInUse,
  visit,
  waitLock,
} from '../support/offlineCopy';
import { testOnOwnHost as test } from '../support/ownHost';
import { expect, follow, hydrated, open } from '../support/site';
import { answer, handIn, question, start, startHere } from '../support/taking';

test.use({ serviceWorkers: 'allow', allowed: /Failed to load resource|net::ERR/ });

/** Pages whose code differs most; tests/build/install.test.ts checks that the copy has every page. */
const openedOffline: readonly RouteId[] = [
  'sectionStudy',
  'studyPlanner',
  'errorLog',
  'testResults',
  'materials',
  'scoreGuide',
  'parentDashboard',
  'writingCoaching',
];

test('after one visit, pages of every kind and a full test with its report work without the host', async ({
  page,
  host,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await visit(page);
  await host.stop();

  for (const id of openedOffline) {
    await open(page, site[id].path);
    await expect(page).toHaveTitle(documentTitleOf(site[id]));
  }

  await start(page, '/full-length-test?form=b', { keep: 'device' });
  await page.getByRole('button', { name: 'Start Writing' }).click();
  await page.getByRole('radiogroup', { name: 'Prompts' }).getByRole('radio').first().check();
  await page.getByLabel('Your essay').fill('It began with a letter that nobody had sent.');
  await page.getByRole('button', { name: 'Hand in writing' }).click();
  await page.getByRole('button', { name: 'Continue now' }).click();
  await page.getByRole('button', { name: 'Start Quantitative 1' }).click();
  await answer(page, true);
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Continue the test' }).click();
  await expect(question(page, 1, 25)).toBeVisible();
  await handIn(page);
  await page.getByRole('button', { name: 'Start Reading' }).click();
  await handIn(page);
  await page.getByRole('button', { name: 'Continue now' }).click();
  for (const section of ['Verbal', 'Quantitative 2']) {
    await page.getByRole('button', { name: `Start ${section}` }).click();
    await handIn(page);
  }
  const experimental = page.getByRole('button', { name: 'Start Experimental' });
  const result = page.getByRole('heading', { level: 1, name: /your result/ });
  await expect(experimental.or(result)).toBeVisible();
  if (await experimental.isVisible()) {
    await experimental.click();
    await handIn(page);
  }
  await expect(result).toBeFocused();
  await page.getByRole('link', { name: 'Open the full score report' }).click();
  await expect(
    page.getByRole('region', { name: 'Answers' }).getByRole('row', { name: /^Total/ }),
  ).toBeVisible();
  await page.reload();
  await expect(
    page.getByRole('region', { name: 'Answers' }).getByRole('row', { name: /^Total/ }),
  ).toBeVisible();
});

test('a new version takes over automatically if nothing is unsaved, and a reload shows its pages', async ({
  page,
  host,
}) => {
  await visit(page);
  await host.deploy();
  await lookForVersion(page);
  await expect(newVersion(page)).toHaveCount(0);
  await expect
    .poll(async () => {
      await page.reload();
      return await isNext(page);
    })
    .toBe(true);
  // Only this page used the previous version. A later load deletes it: not the first where the worker still counts the page that leaves,
  // but no longer its lock.
  await expect.poll(() => versionsInUse(page)).toHaveLength(1);
  await expect
    .poll(async () => {
      await page.reload();
      return siteCaches(page);
    })
    .toHaveLength(1);
});

test('deployments at every stage of a test lose no answers and no code', async ({ page, host }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const deployment = async () => {
    await host.deploy();
    await lookForVersion(page);
  };
  await visit(page);
  await open(page, pathOf('freeTest'));
  // The start page has no unsaved state: the new version takes over, and the page continues with its own.
  await deployment();
  await startHere(page, { keep: 'device' });
  await answer(page, true);
  await deployment();
  await handIn(page);
  await expect(page.getByRole('button', { name: 'Start Quantitative' })).toBeVisible();
  await deployment();
  await page.getByRole('button', { name: 'Start Quantitative' }).click();
  await answer(page, true);
  await handIn(page);
  await page.getByRole('button', { name: 'Start Reading' }).click();
  await handIn(page);
  await page.getByRole('button', { name: 'Start Writing' }).click();
  await page.getByRole('radiogroup', { name: 'Prompts' }).getByRole('radio').first().check();
  await page.getByLabel('Your essay').fill('It began with a letter that nobody had sent.');
  await deployment();
  await page.getByRole('button', { name: 'Hand in writing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /your result/ })).toBeFocused();
  await deployment();
  await page.getByRole('link', { name: 'Open the full score report' }).click();
  await expect(
    page.getByRole('region', { name: 'Answers' }).getByRole('row', { name: /^Verbal/ }),
  ).toContainText('1');
  await expect(newVersion(page)).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(
    page.getByRole('region', { name: 'Answers' }).getByRole('row', { name: /^Total/ }),
  ).toBeVisible();
});

test('a version with a missing file never takes over and leaves nothing behind', async ({ page, host }) => {
  await visit(page);
  const before = await siteCaches(page);
  await host.deploy();
  await host.lose('term-course/4-weeks/index.html');
  await lookForVersion(page);
  await expect.poll(() => siteCaches(page)).toEqual(before);
  await host.stop();
  await open(page, '/');
  expect(await isNext(page)).toBe(false);
  await open(page, '/term-course/4-weeks');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a copy is stored only as far as the reader and the device allow, and is removed by the kill switch', async ({
  page,
  context,
  host,
}) => {
  await test.step('an interrupted copy is stored on retry', async () => {
    await context.route('**/term-course/**', (route) => route.abort());
    await open(page, '/');
    await expect(copyLine(page)).toContainText('could not be saved on this device');
    expect(await siteCaches(page)).toEqual([]);
    await context.unroute('**/term-course/**');
    await page.getByRole('button', { name: 'Save it' }).click();
    await expect(copyLine(page)).toContainText('and works without a connection');
  });

  await test.step('a removed copy stays removed until the reader saves it again', async () => {
    await page.getByRole('button', { name: 'Remove it' }).click();
    await expect(copyLine(page)).toContainText('can work without a connection');
    await expect.poll(() => siteCaches(page)).toEqual([]);
    // The worker still controls this page; requests must not recreate a cache.
    await page.evaluate(() => fetch(document.querySelector<HTMLScriptElement>('script[src]')?.src ?? ''));
    expect(await siteCaches(page)).toEqual([]);
    await page.reload();
    await expect(copyLine(page)).toContainText('can work without a connection');
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
    await page.getByRole('button', { name: 'Save it' }).click();
    await expect(copyLine(page)).toContainText('and works without a connection');
  });

  await test.step('the kill switch deletes the copy and unregisters the worker', async () => {
    await host.switchOff();
    await lookForVersion(page);
    await expect.poll(() => siteCaches(page)).toEqual([]);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
  });
});

test('a reader in data-saving mode gets no copy until they request it', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await open(page, '/');
  await expect(copyLine(page)).toContainText('can work without a connection');
  expect(await siteCaches(page)).toEqual([]);
});

test('a device that is too full for the copy still saves the student’s work', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await open(page, '/about');
  await session.send('Storage.overrideQuotaForOrigin', {
    origin: new URL(page.url()).origin,
    quotaSize: 2_000_000,
  });
  await open(page, '/');
  await expect(copyLine(page)).toContainText('could not be saved on this device');
  expect(await siteCaches(page)).toEqual([]);
  page.on('dialog', (dialog) => void dialog.accept());
  await start(page, '/ssat-verbal-practice/quick-test', { keep: 'device' });
  await answer(page, true);
  await handIn(page);
  await expect(page.getByRole('heading', { level: 1, name: /your result/ })).toBeVisible();
  await open(page, '/test-results');
  await expect(page.getByRole('table', { name: 'Finished tests' }).getByRole('rowheader')).toHaveCount(1);
});

const ignore = () => undefined as void;

/** Requests that wait for `opened` are held back until the test opens the gate. */
function gate() {
  const control = { open: ignore };
  const opened = new Promise<void>((resolve) => {
    control.open = resolve;
  });
  return { opened, ...control };
}

test('storing the copy fetches two files at a time, and pauses while a page waits for something', async ({
  page,
  context,
}) => {
  const requested: string[] = [];
  const copied = gate();
  await context.route('**/assets/**', async (route) => {
    if (route.request().serviceWorker() !== null) {
      requested.push(route.request().url());
      await copied.opened;
    }
    await route.fallback();
  });
  const drawing = gate();
  await page.route(/\/chartDrawings-[^/]*\.js/, async (route) => {
    await drawing.opened;
    await route.fallback();
  });

  await open(page, pathOf('features'));
  await expect.poll(() => requested).toHaveLength(2);
  await follow(page, 'parentDashboard');
  await expect.poll(() => waitLock(page)).toEqual({ pages: 1, downloads: 0 });
  // Once both files are stored, the worker asks for its turn and gets none.
  copied.open();
  await expect.poll(() => waitLock(page)).toEqual({ pages: 1, downloads: 2 });
  expect(requested).toHaveLength(2);
  await expect(copyLine(page)).toContainText('is being saved');

  drawing.open();
  await expect(copyLine(page)).toContainText('and works without a connection');
  expect(requested.length).toBeGreaterThan(100);
});
