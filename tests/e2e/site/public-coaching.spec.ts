/** The coaching page in a browser: the worksheet that loads after the page and fits on one sheet, and the form beside it. */
import { barriersInBothSchemes, noBarrier } from '../support/axe';
import { expect, sidewaysScroll, stickingOut, test } from '../support/site';

test('the worksheet loads without a layout shift and prints alone on one sheet', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto('/boarding-alumni-mentoring');
  const next = page.getByRole('heading', { name: 'Questions Worth Asking' });
  const before = (await next.boundingBox())?.y;
  const sheet = page.getByRole('region', { name: 'Worksheet for a Meeting' });
  await expect(sheet.getByRole('status')).toHaveText(/^You haven’t finished anything on this device yet/);
  expect((await next.boundingBox())?.y).toBeCloseTo(before ?? 0, 0);
  await sheet.getByRole('button', { name: 'Print the worksheet' }).click();
  await expect(page.locator('html[data-printed]')).toHaveCount(1);
  // Letter, the shorter format, without margins, in pixels.
  await page.setViewportSize({ width: 688, height: 949 });
  await page.emulateMedia({ media: 'print' });
  await expect(next).toBeHidden();
  await expect(sheet.getByRole('heading', { name: 'Notes' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(949);
});

test('an invalid request shows its errors, and nothing overflows on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/boarding-alumni-mentoring');
  await page.getByLabel('Date').fill('2020-01-01');
  await page.getByRole('button', { name: 'Write the email' }).click();
  await expect(page.getByRole('alert')).toHaveText([
    'This date has passed. Choose a later one.',
    'Choose a time.',
    'Choose what you would like to talk about.',
  ]);
  await expect(page.getByLabel('Date')).toBeFocused();
  expect(await page.evaluate(stickingOut)).toEqual([]);
  expect(await page.evaluate(sidewaysScroll)).toBe(0);
  expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page describes the worksheet in text', async ({ page }) => {
    await page.goto('/boarding-alumni-mentoring');
    await expect(page.getByText(/^A sheet of paper will do\./)).toBeVisible();
  });
});
