/** While another tab keeps the database busy, no page takes the record for an empty one, and nothing is overwritten. */
import type { Page } from '@playwright/test';
import { holdDatabase, releaseDatabase, savedProfileAndPlan } from '../../silentDatabase';
import { begin, answer, wordsPath } from '../support/learning';
import { makePlanFor } from '../support/planner';
import { expect, open, test } from '../support/site';

const unread = (page: Page) => page.getByText(/your saved work could not be read/);

test('every page that calculates says that it can’t read the record, and shows it once it can', async ({
  page,
  context,
}) => {
  await begin(page, 'device');
  await answer(page, true);
  const testDate = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
  await makePlanFor(page, { testDate, minutes: 30, keep: 'device' });
  const before = await page.evaluate(savedProfileAndPlan);
  const busy = await context.newPage();
  await open(busy, '/about');
  await busy.evaluate(holdDatabase);

  for (const path of [
    '/study-planner',
    wordsPath,
    '/error-log',
    '/section-study',
    '/my-page',
    '/parent-dashboard',
    '/score-report',
  ]) {
    await open(page, path);
    await expect(page.getByText(/can’t be read|could not be read/).first(), path).toBeVisible();
    await expect(page.getByRole('button', { name: 'Make the plan' })).toHaveCount(0);
  }

  await open(page, '/study-planner');
  await expect(unread(page)).toBeVisible();
  await busy.evaluate(releaseDatabase);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: /days until your test$/ })).toBeVisible();
  expect(await page.evaluate(savedProfileAndPlan)).toBe(before);
});
