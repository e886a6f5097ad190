/** Today's task: all pages name the same one with the same minutes, and the next one after it is done. */
import { barriersInBothSchemes, noBarrier } from '../support/axe';
import { cardOf, taskEverywhere, taskOn } from '../support/card';
import { drillIsOn, finishDrill, openDrill } from '../support/drilling';
import { makePlanFor } from '../support/planner';
import { alsoOnPhone, expect, onDay, open, sidewaysScroll, test } from '../support/site';

test(
  'every page shows the same task from the plan, and the next one once it is done',
  { tag: alsoOnPhone },
  async ({ page, context }) => {
    await onDay(context, '2026-11-24');
    await openDrill(page, 'practice=verbal&questions=5', 'device');
    await finishDrill(page, 5, (_, place) => place < 2);
    await makePlanFor(page, { testDate: '2027-01-09', minutes: 25, keep: 'device' });

    expect([...(await taskEverywhere(page))]).toEqual(['Math, mixed, 15 minutes']);
    await open(page, '/');
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
    expect(await page.evaluate(sidewaysScroll)).toBe(0);

    // The button starts as many questions as fit the minutes. The result names the next task.
    await cardOf(page).getByRole('link', { name: 'Continue: Math, mixed' }).click();
    await drillIsOn(page);
    await finishDrill(page, 8, () => false);
    await expect(cardOf(page)).toContainText('8 questions, 8 right');
    expect(await taskOn(page)).toMatch(/ words, 5 minutes$/);
    expect((await taskEverywhere(page)).size).toBe(1);
  },
);

test('the daily card suggests no practice from the eve of the test on', async ({ page, context }) => {
  await onDay(context, '2026-11-24');
  await openDrill(page, 'practice=verbal&questions=5', 'device');
  await finishDrill(page, 5, () => true);
  await makePlanFor(page, { testDate: '2026-12-05', minutes: 25, keep: 'device' });
  for (const [day, title, way] of [
    ['2026-12-04', 'A light evening', 'What to expect on the test'],
    ['2026-12-05', 'Nothing left to practice', 'What to expect on the test'],
    ['2026-12-06', 'Time for a break', 'Open the study planner'],
  ] as const) {
    await onDay(context, day);
    await open(page, '/section-study');
    await expect(cardOf(page).getByRole('heading', { level: 2, name: title })).toBeVisible();
    await expect(cardOf(page).getByRole('link', { name: way })).toBeVisible();
    await expect(cardOf(page).getByRole('link', { name: /^(Start|Continue)/ })).toHaveCount(0);
  }
});
