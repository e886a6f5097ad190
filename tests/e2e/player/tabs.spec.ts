/** One test in two tabs: only one of them writes, and neither undoes the other's changes. */
import type { Page } from '@playwright/test';
import { expect, hydrated, open, test } from '../support/site';
import { answer, chosenIndex, handIn, next, question, start } from '../support/taking';

const path = '/ssat-verbal-practice/quick-test';

test.beforeEach(({ context }) => {
  context.on('dialog', (dialog) => void dialog.accept());
});

async function twoTabs(page: Page): Promise<Page> {
  await start(page, path, { keep: 'device' });
  await answer(page, true);
  await next(page);
  const second = await page.context().newPage();
  await open(second, path);
  await expect(second.getByRole('region', { name: 'This test is open in another tab' })).toBeVisible();
  return second;
}

test('a second tab takes over the test with every answer; the first stops and can take it back', async ({
  page,
}) => {
  const second = await twoTabs(page);
  await answer(page, false);
  await second.getByRole('button', { name: 'Continue here' }).click();
  await expect(question(second, 2, 10)).toBeVisible();
  expect(await chosenIndex(second)).not.toBeNull();

  await expect(page.getByRole('heading', { name: /another tab/ })).toBeVisible();
  await next(second);
  await answer(second, true);

  await page.getByRole('button', { name: 'Continue here' }).click();
  await expect(question(page, 3, 10)).toBeVisible();
  expect(await chosenIndex(page)).not.toBeNull();
  await expect(second.getByRole('heading', { name: /another tab/ })).toBeVisible();
});

test('a stale tab can’t reopen a test that was handed in', async ({ page }) => {
  const second = await twoTabs(page);
  await second.getByRole('button', { name: 'Continue here' }).click();
  await expect(question(second, 2, 10)).toBeVisible();
  await handIn(second);
  await expect(second.getByRole('heading', { level: 1, name: /your result/ })).toBeVisible();

  await page.getByRole('button', { name: 'Continue here' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /your result/ })).toBeVisible();
  const third = await page.context().newPage();
  await open(third, path);
  await expect(third.getByRole('button', { name: 'Start the test' })).toBeEnabled();
});

test('a discarded test stays discarded', async ({ page }) => {
  await start(page, path, { keep: 'device' });
  await answer(page, true);
  await page.goto('/about');
  const [first, second] = [await page.context().newPage(), await page.context().newPage()];
  for (const tab of [first, second]) {
    await open(tab, path);
    await expect(tab.getByRole('region', { name: 'You left this test' })).toBeVisible();
  }
  await first.getByRole('button', { name: 'Discard' }).click();
  await first.getByRole('button', { name: 'Discard it' }).click();
  await expect(first.getByRole('button', { name: 'Start the test' })).toBeEnabled();
  // The other tab updates by itself.
  await expect(second.getByRole('button', { name: 'Start the test' })).toBeEnabled();
  await second.reload();
  await hydrated(second);
  await expect(second.getByRole('button', { name: 'Start the test' })).toBeEnabled();
});

test('two tabs can run two tests at the same time without affecting each other', async ({ page }) => {
  await start(page, path, { keep: 'device' });
  const second = await page.context().newPage();
  await start(second, '/ssat-verbal-practice/demi-test');
  await answer(page, true);
  await answer(second, true);
  for (const tab of [page, second]) {
    await tab.reload();
    await hydrated(tab);
    await expect(tab.getByRole('region', { name: 'You left this test' })).toContainText(
      /1 of (10|30) questions/,
    );
  }
});
