/** The term courses in a browser: a family starts one and finds it in the planner. */
import { ofDay } from '../support/planner';
import { expect, open, test } from '../support/site';

test('a family starts the four-week course and finds it in the planner', async ({ page }) => {
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
});
