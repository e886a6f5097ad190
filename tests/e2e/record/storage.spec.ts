/** Full, blocked, damaged, or newer storage: messages say accurately what is saved. */
import type { Page } from '@playwright/test';
import { expect, hydrated, open, test } from '../support/site';
import { answer, chosenIndex, handIn, next, question, start, startHere } from '../support/taking';

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

test('if the device fills up during a test, the tab has every answer after a reload, and then the result', async ({
  page,
}) => {
  await start(page, path, { keep: 'device' });
  await answer(page, true);
  await page.evaluate(fillDevice);
  for (let number = 2; number <= 4; number += 1) {
    await next(page);
    await answer(page, true);
  }
  await page.reload();
  await hydrated(page);
  const left = page.getByRole('region', { name: 'You left this test' });
  await expect(left).toContainText('4 of 10 questions answered');
  await left.getByRole('button', { name: 'Continue the test' }).click();
  await expect(question(page, 4, 10)).toBeVisible();
  expect(await chosenIndex(page)).not.toBeNull();

  // The result stays, and the test doesn't reopen.
  await handIn(page);
  const result = page.getByRole('heading', { level: 1, name: /your result/ });
  await expect(result).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(result).toBeVisible();
  await open(page, path);
  await expect(page.getByRole('button', { name: 'Start the test' })).toBeEnabled();
  // The consent question is asked once.
  await expect(page.getByText('Your answers and results are saved on this device.')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^On this device/ })).toHaveCount(0);
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
