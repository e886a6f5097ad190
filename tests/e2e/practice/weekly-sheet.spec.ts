/** The planner's weekly sheet: a week's results and the next week's plan on one sheet of paper. */
import { barriersInBothSchemes, noBarrier } from '../support/axe';
import { practiced } from '../support/practiced';
import { expect, open, sidewaysScroll, stickingOut, test } from '../support/site';

test('a student’s week fits a phone, and prints alone on one sheet', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await practiced(page, 'first-week');
  await open(page, '/parent-dashboard?tab=reports');
  await page.getByRole('link', { name: 'Weekly Sheet' }).click();
  const sheet = page.getByRole('region', { name: 'Weekly Sheet' });
  await expect(sheet).toBeInViewport();
  await sheet.getByRole('button', { name: 'Last week' }).click();
  await expect(sheet.getByText('Nov 16 to 22')).toBeVisible();
  await expect(sheet.getByRole('row', { name: /^Verbal \d+ of \d+/ })).toBeVisible();
  await expect(
    sheet.getByText(/^(Synonym|Analogy|Math|Reading): .+ \(\d+ of \d+ wrong answers\)$/),
  ).toHaveCount(2);
  await expect(sheet.getByText(/^Tue, Nov 24: /)).toBeVisible();
  expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(stickingOut)).toEqual([]);
  expect(await page.evaluate(sidewaysScroll)).toBe(0);

  await sheet.getByRole('button', { name: 'Print the sheet' }).click();
  await expect(page.locator('html[data-printed]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  // A4 and Letter without margins, in pixels.
  for (const [width, height] of [
    [666, 1010],
    [688, 949],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(sheet.getByRole('heading', { name: 'Notes' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Where Your Time Goes' })).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  }
});
