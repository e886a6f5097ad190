/** Storage of another version, blocked storage, and rows that two tabs write at once. */
import type { Page } from '@playwright/test';
import { savedWordDays } from '../../savedWordDays';
import { holdDatabase, releaseDatabase } from '../../silentDatabase';
import { answer as answerWord, begin, wordsKept, wordsPath } from '../support/learning';
import { makePlanFor } from '../support/planner';
import { savedInDatabase } from '../support/running';
import { expect, open, test } from '../support/site';
import { answer, handIn, question, start } from '../support/taking';

const quickTest = '/ssat-verbal-practice/quick-test';
const testDate = new Date(Date.now() + 60 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
});

const blockLocalStorage = () =>
  Object.defineProperty(window, 'localStorage', {
    get() {
      throw new DOMException('blocked', 'SecurityError');
    },
  });

test('blocking only localStorage causes no warning, and closing the tab loses nothing', async ({
  context,
}) => {
  await context.addInitScript(blockLocalStorage);
  const page = await context.newPage();
  await start(page, quickTest, { keep: 'device' });
  const { id } = await answer(page, true);
  await savedInDatabase(page, id);
  await expect(page.getByText(/closing the tab/)).toHaveCount(0);
  await page.close();
  const other = await context.newPage();
  await open(other, quickTest);
  await expect(other.getByRole('region', { name: 'You left this test' })).toContainText(
    '1 of 10 questions answered',
  );
});

test('if all device storage is blocked, the message says blocked, not full', async ({ page }) => {
  await page.addInitScript(blockLocalStorage);
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await start(page, quickTest, { keep: 'device' });
  await expect(
    page.getByText(
      'This browser doesn’t let this site save anything on this device, so your answers are saved in this tab only.',
    ),
  ).toBeVisible();
});

test('starting while the database is silent changes neither the consent nor the saved data', async ({
  page,
  context,
}) => {
  await start(page, quickTest, { keep: 'device' });
  await handIn(page);
  await expect(page.getByRole('heading', { level: 1, name: /your result/ })).toBeVisible();
  const busy = await context.newPage();
  await open(busy, '/about');
  await busy.evaluate(holdDatabase);
  await open(page, '/ssat-writing-test');
  const startEssay = page.getByRole('button', { name: 'Start the essay' });
  // By now it has waited for the database for the maximum time.
  await expect(startEssay).toBeEnabled();
  await startEssay.click();
  await busy.evaluate(releaseDatabase);
  await expect(page.getByRole('button', { name: 'Start Writing' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('larkfield:consent'))).toBe('keep');
  await expect(page.getByText('only for this visit')).toHaveCount(0);
});

/** Raises the version of every row of a store, as if a newer version of the site had written it. */
const madeNewer = (page: Page, store: string) =>
  page.evaluate(
    (name) =>
      new Promise<void>((done) => {
        const request = indexedDB.open('larkfield');
        request.addEventListener('success', () => {
          const transaction = request.result.transaction(name, 'readwrite');
          const cursor = transaction.objectStore(name).openCursor();
          cursor.addEventListener('success', () => {
            if (cursor.result === null) return;
            cursor.result.update({ ...cursor.result.value, version: 99 });
            cursor.result.continue();
          });
          transaction.addEventListener('complete', () => {
            request.result.close();
            done();
          });
        });
      }),
    store,
  );

test('a plan saved by a newer version of the site is reported and can’t be replaced', async ({ page }) => {
  await makePlanFor(page, { testDate, minutes: 30, keep: 'device' });
  await expect(page.getByText('Your plan is saved on this device.')).toBeVisible();
  await madeNewer(page, 'plans');
  await open(page, '/study-planner');
  const said = page.getByText(/^Your plan was saved by a newer version of this site/);
  await expect(said).toBeVisible();
  await page.getByLabel('Test Date').fill(testDate);
  await page.getByLabel('Minutes a Day').fill('45');
  await page.getByRole('button', { name: 'Make the plan' }).click();
  await expect(page.getByRole('alert')).toHaveText(/^Your plan was saved by a newer version of this site/);
  await open(page, '/test-results');
  await expect(page.getByText(/^Your study plan here is from a newer version of this site/)).toBeVisible();
});

test('words saved by a newer version of the site are reported', async ({ page }) => {
  await begin(page, 'device');
  await answerWord(page, true);
  const today = await page.evaluate(() => {
    const now = new Date();
    return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-');
  });
  await expect.poll(() => wordsKept(page, today)).toBe(1);
  await madeNewer(page, 'wordDays');
  await open(page, wordsPath);
  await expect(page.getByText(/^Some of your words were saved by a newer version/)).toBeVisible();
  await begin(page);
  await answerWord(page, true);
  await expect(page.getByRole('alert')).toHaveText(/^Some of your words were saved by a newer version/);
});

test('a word answered in two tabs at the same time counts once', async ({ page, context }) => {
  await begin(page, 'device');
  const other = await context.newPage();
  // If both tabs respond at the same moment, messages between them are always late; here they never arrive.
  await other.addInitScript(() => Object.defineProperty(window, 'BroadcastChannel', { value: undefined }));
  await begin(other);
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: 'Show the choices' }).click();
    await expect(tab.getByRole('group', { name: 'Which meaning is right?' })).toBeVisible();
  }
  for (const tab of [page, other]) await tab.keyboard.press('1');
  for (const tab of [page, other]) await tab.getByRole('button', { name: 'Next' }).click();
  await expect
    .poll(async () => (await page.evaluate(savedWordDays)).map(({ recalls }) => recalls))
    .toEqual([1]);
});

test('an unfinished test saved by a newer version of the site is reported and left alone', async ({
  page,
}) => {
  await start(page, quickTest, { keep: 'device' });
  await answer(page, true);
  await page.goto('/about');
  const before = await page.evaluate(() => {
    // A stored text starts with the version number of its format.
    for (const key of Object.keys(localStorage))
      if (key.startsWith('larkfield:attempt'))
        localStorage.setItem(key, String(localStorage.getItem(key)).replace(/^\d+/, '99'));
    return JSON.stringify(localStorage);
  });
  await open(page, quickTest);
  await expect(page.getByText(/saved here by a newer version of the site/)).toBeVisible();
  await page.getByRole('button', { name: 'Start the test' }).click();
  await expect(question(page, 1, 10)).toBeVisible();
  const after = await page.evaluate(() => JSON.stringify(localStorage));
  expect(JSON.parse(after)).toMatchObject(JSON.parse(before));
});

test('a newer version’s database is left alone, and tests work without it', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(async () => {
    localStorage.setItem('larkfield:consent', 'keep');
    await new Promise((resolve, reject) => {
      const opened = indexedDB.open('larkfield', 99);
      opened.addEventListener('upgradeneeded', () => opened.result.createObjectStore('of-a-later-version'));
      opened.addEventListener('success', () => resolve(opened.result.close()));
      opened.addEventListener('error', reject);
    });
  });
  await start(page, quickTest);
  await answer(page, true);
  await handIn(page);
  await expect(page.getByRole('heading', { level: 1, name: /your result/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /your result/ })).toBeVisible();
  expect(await page.evaluate(async () => await indexedDB.databases())).toEqual([
    { name: 'larkfield', version: 99 },
  ]);
});
