/** The pages on scores in a browser: widgets that load after the page without a shift, and the content without scripts. */
import { barriersInBothSchemes, noBarrier } from '../support/axe';
import { expect, sidewaysScroll, stickingOut, test } from '../support/site';

test('the calculator works by keyboard, and nothing overflows on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/ssat-scoring');
  await expect(page.getByText('38 + 8 + 14 = 60, a whole verbal section.')).toBeVisible();
  await page.getByRole('radio', { name: 'Verbal' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/A raw score of 30 in math is about \d{3}\sto\s\d{3}/)).toBeVisible();
  await page.getByLabel(/^Right/).fill('many');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('alert')).toHaveText('Enter a whole number from 0 to 50.');
  expect(await page.evaluate(stickingOut)).toEqual([]);
  expect(await page.evaluate(sidewaysScroll)).toBe(0);
  expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
});

test('the score guide’s chart loads without a layout shift', async ({ page }) => {
  await page.goto('/ssat-score-guide');
  const next = page.getByRole('heading', { name: 'A Score Is a Range' });
  const before = (await next.boundingBox())?.y;
  const chart = page.getByRole('group', { name: /^Chart: Percentile by scaled score/ });
  await chart.scrollIntoViewIfNeeded();
  await expect(chart.locator('[data-mark]')).toHaveCount(3);
  await chart.focus();
  await page.keyboard.press('Home');
  await expect(page.getByRole('figure').getByRole('status')).toHaveText(
    '500: Verbal 1st, Math 1st, Reading (rougher) 1st',
  );
  await page.evaluate(() => window.scrollTo(0, 0));
  expect((await next.boundingBox())?.y).toBeCloseTo(before ?? 0, 0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('text and tables replace the widgets', async ({ page }) => {
    await page.goto('/ssat-scoring');
    await expect(page.getByText(/^For example, 38 right, 8 wrong, and 14 blank\./)).toBeVisible();
    await expect(page.getByRole('table', { name: /What a guess is worth/ })).toBeVisible();
    await expect(page.getByText(/^For example, 662 and then 698\./)).toBeVisible();
    await page.goto('/ssat-score-guide');
    await expect(page.getByRole('table', { name: /^Percentile by scaled score/ })).toBeVisible();
  });
});
