/** The planner's weekly sheet: a week's results and the next week's plan on one sheet of paper. */
import { barriersInBothSchemes, noBarrier } from './axe';
import { practiced } from './practiced';
import { makePlanFor } from './planner';
import { alsoOnPhone, expect, onDay, open, sidewaysScroll, stickingOut, test } from './site';

test('the week of a student fits one sheet, alone on paper', async ({ page }) => {
  test.slow();
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await practiced(page, 'year');
  await open(page, '/parent-dashboard?tab=reports');
  await page.getByRole('link', { name: 'Weekly Sheet' }).click();
  const sheet = page.getByRole('region', { name: 'Weekly Sheet' });
  await expect(sheet).toBeInViewport();
  await sheet.getByRole('radio', { name: 'Last week' }).check();
  await expect(sheet.getByText('Nov 16 to 22')).toBeVisible();
  await expect(sheet.getByRole('row', { name: /^Verbal \d+ of \d+/ })).toBeVisible();
  await expect(
    sheet.getByText(/^(Synonym|Analogy|Quantitative|Reading): .+ \(\d+ of \d+ wrong answers\)$/),
  ).toHaveCount(3);
  await expect(sheet.getByText(/^Tue, Nov 24: /)).toBeVisible();
  expect(await barriersInBothSchemes(page)).toEqual(noBarrier);

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

test(
  'it has no barrier on a phone, where a plan is still to be made',
  { tag: alsoOnPhone },
  async ({ page }) => {
    await practiced(page, 'one-test');
    await open(page, '/study-planner');
    const sheet = page.getByRole('region', { name: 'Weekly Sheet' });
    await expect(sheet.getByText('No plan yet')).toBeVisible();
    await expect(sheet.getByText(/^Free Test, Nov \d+: estimate 2,137\sto\s2,251$/)).toBeVisible();
    expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
    expect(await page.evaluate(stickingOut)).toEqual([]);
    expect(await page.evaluate(sidewaysScroll)).toBe(0);
  },
);

test('a plan alone has a sheet, so its button leads somewhere', async ({ page, context }) => {
  await onDay(context, '2026-11-24');
  await makePlanFor(page, { testDate: '2027-01-09', minutes: 30, keep: 'visit' });
  await page.getByRole('link', { name: 'Weekly sheet' }).click();
  await expect(page.getByRole('region', { name: 'Weekly Sheet' })).toBeInViewport();
});

test('it isn’t there before anything was done', async ({ page }) => {
  await open(page, '/study-planner');
  await expect(page.getByLabel('Test Date')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Weekly Sheet' })).toHaveCount(0);
});
