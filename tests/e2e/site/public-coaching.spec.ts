/** The coaching page in a browser: the form for a meeting, and the worksheet that fits on one sheet. */
import { barriers } from '../support/axe';
import { expect, open, sidewaysScroll, stickingOut, test } from '../support/site';

test('an invalid request shows its errors on a phone, and the worksheet prints alone on one sheet', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/boarding-alumni-mentoring');
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
  expect(await barriers(page)).toEqual([]);

  const sheet = page.getByRole('region', { name: 'Worksheet for a Meeting' });
  await expect(sheet.getByRole('status')).toHaveText(/^You haven’t finished anything on this device yet/);
  await sheet.getByRole('button', { name: 'Print the worksheet' }).click();
  await expect(page.locator('html[data-printed]')).toHaveCount(1);
  // Letter, the shorter format, without margins, in pixels.
  await page.setViewportSize({ width: 688, height: 949 });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Questions Worth Asking' })).toBeHidden();
  await expect(sheet.getByRole('heading', { name: 'Notes' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(949);
});
