/** The guided demo, from the public page to the weekly report. */
import { barriersInBothSchemes, noBarrier } from '../support/axe';
import { expect, open, test } from '../support/site';

test('the guided demo leads through eight stops and waits for a running test', async ({ page }) => {
  await open(page, '/features');
  await page.getByRole('link', { name: 'Start the demo' }).click();
  const bar = page.getByRole('complementary', { name: 'Guided demo' });
  for (const [stop, path] of [
    ['For parents', '/parent-dashboard?family=two'],
    ['Scores with their ranges', '/parent-dashboard?family=two&tab=scores'],
    ['For students', '/dashboard/student?family=two'],
    ['A first question', '/ssat-verbal-practice/quick-test'],
    ['The score report', '/score-report'],
    ['Practice', '/section-study'],
    ['The plan', '/study-planner'],
    ['The weekly report', '/parent-dashboard?family=two&tab=reports'],
  ] as const) {
    await expect(page).toHaveURL(path);
    await expect(bar).toContainText(stop);
    if (stop === 'A first question') {
      await page.getByRole('button', { name: 'Start the test' }).click();
      await expect(bar).toHaveCount(0);
      await page.getByRole('button', { name: 'Leave' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
    }
    if (stop !== 'The weekly report') await bar.getByRole('button', { name: 'Next' }).click();
  }
  expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
  await bar.getByRole('button', { name: 'End' }).click();
  await expect(bar).toHaveCount(0);
});

test('the arrow keys turn the stops, except in a field', async ({ page }) => {
  await open(page, '/about?demo=1');
  const bar = page.getByRole('complementary', { name: 'Guided demo' });
  await expect(bar).toContainText('1 of 8');
  await expect(page).toHaveURL('/parent-dashboard?family=two');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/parent-dashboard?family=two&tab=scores');
  await expect(bar).toContainText('2 of 8');
  await page.getByRole('combobox', { name: 'Child' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(bar).toContainText('2 of 8');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('ArrowLeft');
  await expect(bar).toContainText('1 of 8');
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL('/parent-dashboard?family=two');
});

test('the home page leads to the guided demo', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: /guided demo/ }).click();
  await expect(page.getByRole('complementary', { name: 'Guided demo' })).toContainText('1 of 8');
  await expect(page).toHaveURL('/parent-dashboard?family=two');
});
