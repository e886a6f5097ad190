/** One test in two tabs: only one of them writes, and neither undoes the other's changes. */
import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/site';
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

test('a second tab takes over the test with every answer; the first stops, can take it back, and can’t reopen it at the end', async ({
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

  await handIn(page);
  await expect(page.getByRole('heading', { level: 1, name: /your result/ })).toBeVisible();
  await second.getByRole('button', { name: 'Continue here' }).click();
  await expect(second.getByRole('heading', { level: 1, name: /your result/ })).toBeVisible();
  await open(second, path);
  await expect(second.getByRole('button', { name: 'Start the test' })).toBeEnabled();
});
