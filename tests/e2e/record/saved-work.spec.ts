/** Saving while an older tab blocks the database. */
import type { BrowserContext, Page } from '@playwright/test';
import { expect, open, test } from '../support/site';
import { answer, handIn, question, start } from '../support/taking';

const quickTest = '/ssat-verbal-practice/quick-test';

/**
 * Opens a tab that blocks a database upgrade: it has an older version open and doesn't close it, because it is frozen or outdated.
 */
async function olderTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/about');
  await page.evaluate(
    () =>
      new Promise<void>((opened, failed) => {
        localStorage.setItem('larkfield:consent', 'keep');
        const request = indexedDB.open('larkfield', 1);
        request.addEventListener('upgradeneeded', () => {
          for (const store of ['attempts', 'summaries', 'seen', 'running'])
            request.result.createObjectStore(store, { keyPath: 'id' });
          request.result.createObjectStore('unreadable', { autoIncrement: true });
        });
        request.addEventListener('success', () => {
          Reflect.set(globalThis, 'held', request.result);
          opened();
        });
        request.addEventListener('error', () => failed(request.error ?? new Error('not opened')));
      }),
  );
  return page;
}

test('a test doesn’t wait for an older tab that blocks the database; its result is listed and later stored', async ({
  page,
  context,
}) => {
  const older = await olderTab(context);
  await start(page, quickTest);
  await expect(question(page, 1, 10)).toBeVisible();
  await answer(page, true);
  await handIn(page);
  await expect(page.getByRole('heading', { level: 1, name: /your result/ })).toBeVisible();
  await open(page, '/test-results');
  const rows = page.getByRole('table', { name: 'Finished tests' }).getByRole('rowheader');
  await expect(rows).toHaveCount(1);
  const explanation = page.getByText(/can’t open the place where your results are saved/);
  const warning = page.getByText(/Some of your tests may be missing here/);
  await expect(warning).toBeVisible();
  await expect(explanation).toBeVisible();
  await older.close();
  await expect(warning).toHaveCount(0);
  await expect(explanation).toHaveCount(0);
  await expect(rows).toHaveCount(1);
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('larkfield:attempt'))),
    )
    .toEqual([]);
});
