/** Full, blocked, damaged, or newer storage: messages say accurately what is saved. */
import type { Page } from '@playwright/test';
import { expect, hydrated, open, test } from '../support/site';
import { answer, chosenIndex, handIn, heldBack, next, question, start, startHere } from '../support/taking';

const path = '/ssat-verbal-practice/quick-test';

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
});

/** Fills the rest of the device's storage. */
const fillDevice = () => {
  let size = 1 << 22;
  for (let part = 0; size >= 1; part += 1) {
    try {
      localStorage.setItem(`full-${part}`, 'x'.repeat(size));
    } catch {
      size >>= 1;
    }
  }
};

const attemptKeys = (page: Page, area: 'localStorage' | 'sessionStorage') =>
  page.evaluate(
    (name) => Object.keys(Reflect.get(globalThis, name)).filter((key) => key.startsWith('larkfield:attempt')),
    area,
  );

test('nothing is stored before the student starts, and then only in the tab unless the student chooses otherwise', async ({
  page,
}) => {
  await open(page, path);
  expect(await attemptKeys(page, 'localStorage')).toEqual([]);
  expect(await attemptKeys(page, 'sessionStorage')).toEqual([]);
  await startHere(page);
  await answer(page, true);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('larkfield'))),
  ).toEqual([]);
  expect((await attemptKeys(page, 'sessionStorage')).length).toBeGreaterThan(0);
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
});

test('the consent question is asked once', async ({ page }) => {
  await start(page, path, { keep: 'device' });
  await handIn(page);
  await page.getByRole('button', { name: 'Take another test' }).click();
  await expect(page.getByText('Your answers and results are saved on this device.')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^On this device/ })).toHaveCount(0);
});

test('starting before the consent has been read changes neither the consent nor the saved data', async ({
  page,
}) => {
  await start(page, path, { keep: 'device' });
  await handIn(page);
  await expect(page.getByRole('heading', { level: 1, name: /your result$/ })).toBeVisible();
  // The page enables its start before the database code has loaded and reads the answer afterwards.
  const letThrough = await heldBack(page, /assets\/database-/);
  await open(page, '/ssat-writing-test');
  const begin = page.getByRole('button', { name: 'Start the essay' });
  // By now it has waited for the database for the maximum time.
  await expect(begin).toBeEnabled();
  await expect(page.getByRole('radio', { name: /^Only for this visit/ })).toBeChecked();
  await begin.click();
  await letThrough();
  await expect(page.getByRole('button', { name: 'Start Writing' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('larkfield:consent'))).toBe('keep');
  await expect(page.getByText('only for this visit')).toHaveCount(0);
});

test('if the device fills up during a test, the tab has every answer after a reload', async ({ page }) => {
  await start(page, path, { keep: 'device' });
  await answer(page, true);
  await page.evaluate(fillDevice);
  for (let number = 2; number <= 7; number += 1) {
    await next(page);
    await answer(page, true);
  }
  await page.reload();
  await hydrated(page);
  const left = page.getByRole('region', { name: 'You left this test' });
  await expect(left).toContainText('7 of 10 questions answered');
  await left.getByRole('button', { name: 'Continue the test' }).click();
  await expect(question(page, 7, 10)).toBeVisible();
  expect(await chosenIndex(page)).not.toBeNull();
});

test('if the device is full at hand-in, the result stays and the test doesn’t reopen', async ({ page }) => {
  await start(page, path, { keep: 'device' });
  await answer(page, true);
  await page.evaluate(fillDevice);
  await handIn(page);
  await expect(page.getByRole('heading', { level: 1, name: /your result/ })).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: /your result/ })).toBeVisible();
  await open(page, path);
  await expect(page.getByRole('button', { name: 'Start the test' })).toBeEnabled();
});

test('a test in a browser without storage shows a warning and can be finished', async ({ page }) => {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  });
  await start(page, path);
  await expect(page.getByText(/if you reload the page or close the tab, you will lose them/)).toBeVisible();
  await answer(page, true);
  await handIn(page);
  await expect(page.getByRole('heading', { level: 1, name: /your result/ })).toBeVisible();
  await expect(page.getByText(/Read or print it now/)).toBeVisible();
});

test('damaged storage is reported and left alone, and a new test can start', async ({ page }) => {
  await start(page, path, { keep: 'device' });
  await answer(page, true);
  await page.goto('/about');
  await page.evaluate(async () => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('larkfield:attempt')) localStorage.setItem(key, '{"damaged');
    for (const { name } of await indexedDB.databases())
      if (name !== undefined) indexedDB.deleteDatabase(name);
  });
  await open(page, path);
  await expect(page.getByText(/damaged and can’t be read/)).toBeVisible();
  expect((await attemptKeys(page, 'localStorage')).length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Start the test' }).click();
  await expect(question(page, 1, 10)).toBeVisible();
});

test('an unfinished test saved by a newer version of the site is reported and left alone', async ({
  page,
}) => {
  await start(page, path, { keep: 'device' });
  await answer(page, true);
  await page.goto('/about');
  const before = await page.evaluate(() => {
    // A stored text starts with the version number of its format.
    for (const key of Object.keys(localStorage))
      if (key.startsWith('larkfield:attempt'))
        localStorage.setItem(key, String(localStorage.getItem(key)).replace(/^\d+/, '99'));
    return JSON.stringify(localStorage);
  });
  await open(page, path);
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
  await start(page, path);
  await answer(page, true);
  await handIn(page);
  await expect(page.getByRole('heading', { level: 1, name: /your result/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /your result/ })).toBeVisible();
  expect(await page.evaluate(async () => await indexedDB.databases())).toEqual([
    { name: 'larkfield', version: 99 },
  ]);
});
