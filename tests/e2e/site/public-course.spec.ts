/** The term courses in a browser: a family starts one and finds it in the planner. */
import { barriersInBothSchemes, noBarrier } from '../support/axe';
import { ofDay } from '../support/planner';
import { alsoOnPhone, expect, hydrated, open, sidewaysScroll, stickingOut, test } from '../support/site';

test(
  'a family starts the four-week course and finds it in the planner',
  { tag: alsoOnPhone },
  async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-25T15:00:00'));
    await open(page, '/term-course/4-weeks');
    await expect(page.getByText(/^Starts Mon, Nov\s30 and ends Fri, Dec\s25/)).toBeVisible();
    await page.getByRole('link', { name: 'Start this course' }).click();
    await expect(page.getByText(/^The 4-Week Complete starts Monday, Nov 30, 2026\./)).toBeVisible();
    await expect(page.getByLabel('Test Date')).toHaveValue('2026-12-26');
    await page.getByRole('button', { name: 'Make the plan' }).click();
    await expect(page.getByRole('heading', { name: '31 days until your test' })).toBeVisible();
    await expect(page).toHaveURL(/\/study-planner$/);
    await expect(page.getByText('Your plan begins on Monday, Nov 30.')).toBeVisible();
    await page.getByRole('button', { name: /^Week 1, Nov 30 to Dec 6/ }).click();
    await expect(ofDay(page, 'Saturday, Dec 5')).toHaveText(/Full Test A/);

    // Starting a second course asks before it replaces the first.
    await open(page, '/study-planner?course=2&start=2026-12-07');
    await expect(page.getByText(/^You have a plan for a test on Dec 26\./)).toBeVisible();
    await page.getByRole('button', { name: 'Keep it as it is' }).click();
    await expect(page.getByRole('heading', { name: '31 days until your test' })).toBeVisible();
  },
);

test('the dates load without a layout shift, and nothing overflows on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/term-course/6-weeks');
  const days = page.getByRole('heading', { name: 'Day by Day' });
  const before = (await days.boundingBox())?.y;
  await hydrated(page);
  await expect(page.getByLabel('Start On')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  expect((await days.boundingBox())?.y).toBeCloseTo(before ?? 0, 0);
  expect(await page.evaluate(stickingOut)).toEqual([]);
  expect(await page.evaluate(sidewaysScroll)).toBe(0);
  expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
});
