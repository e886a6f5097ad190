/** Today's task: all pages name the same one with the same minutes, and the next one after it is done; the plan checks it off. */
import { barriersInBothSchemes, noBarrier } from '../support/axe';
import { cardOf, taskEverywhere, taskOn } from '../support/card';
import { drillIsOn, finishDrill, openDrill } from '../support/drilling';
import { makePlanFor, ofDay } from '../support/planner';
import { expect, follow, onDay, sidewaysScroll, test } from '../support/site';

test('every page shows the same task from the plan, and the next one once it is done', async ({
  page,
  context,
}) => {
  await onDay(context, '2026-11-24');
  await openDrill(page, 'practice=verbal&questions=2', 'device');
  await finishDrill(page, 2, (_, place) => place < 1);
  await makePlanFor(page, { testDate: '2027-01-09', minutes: 25, keep: 'device' });

  expect([...(await taskEverywhere(page))]).toEqual(['Math, mixed, 15 minutes']);
  // A parent's pages have it as a line.
  await follow(page, 'myPage');
  for (const id of ['parentsDashboard', 'parentDashboard'] as const) {
    await follow(page, id);
    await expect(page.getByText('Today, 1 of 3 done; next: Math, mixed, 15 min')).toBeVisible();
  }
  await follow(page, 'home');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(sidewaysScroll)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });

  // The button starts as many questions as fit the minutes. The result names the next task.
  await cardOf(page).getByRole('link', { name: 'Continue: Math, mixed' }).click();
  await drillIsOn(page);
  await finishDrill(page, 8, () => false);
  await expect(cardOf(page)).toContainText('8 questions, 8 right');
  const following = await taskOn(page);
  expect(following).toMatch(/ words, 5 minutes$/);
  await follow(page, 'sectionStudy');
  expect(await taskOn(page)).toBe(following);
  await follow(page, 'studyPlanner');
  expect(await taskOn(page)).toBe(following);
  await expect(ofDay(page, 'Tuesday, Nov 24')).toContainText('Done Nov 24: Math Drill');
});
