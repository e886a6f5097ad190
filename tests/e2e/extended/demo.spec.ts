/** The guided demo, from the public page to the weekly report. */
import { barriersInBothSchemes, noBarrier } from '../support/axe';
import { expect, open, test } from '../support/site';

test('the guided demo leads through eight stops and waits for a running test', async ({ page }) => {
  await open(page, '/about?demo=1');
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
