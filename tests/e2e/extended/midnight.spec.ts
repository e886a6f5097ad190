/** Pages left open over midnight: each shows the new day without a reload, and what is open stays open. */
import type { Page } from '@playwright/test';
import { cardOf } from '../support/card';
import { chooseAndCheck, finishDrill, openDrill } from '../support/drilling';
import { makePlanFor } from '../support/planner';
import { expect, open, test } from '../support/site';

test('home, planner, countdown, and dashboard follow the day; a form and a drill stay as they are', async ({
  page: home,
  context,
}) => {
  await context.clock.install({ time: '2026-12-07T23:40:00' });
  await openDrill(home, 'practice=verbal&questions=2', 'device');
  await finishDrill(home, 2, () => false);
  await makePlanFor(home, { testDate: '2027-01-09', minutes: 25, keep: 'device' });

  const opened = async (path: string): Promise<Page> => {
    const page = await context.newPage();
    await open(page, path);
    return page;
  };
  await open(home, '/');
  const planner = await opened('/study-planner');
  const countdown = await opened('/ssat-countdown');
  const dashboard = await opened('/my-page');
  const drill = await context.newPage();
  await openDrill(drill, 'practice=math-percent&questions=5');

  await expect(home.getByText('Monday, Dec 7. Your test is in 33 days.')).toBeVisible();
  await expect(cardOf(home)).toContainText('1 of');
  await expect(planner.getByRole('heading', { name: '33 days until your test' })).toBeVisible();
  await expect(countdown.getByRole('region', { name: 'Days left' })).toContainText('33');
  await expect(dashboard.getByText(/^33/).first()).toBeVisible();
  await dashboard.getByRole('button', { name: 'Add a score from a report' }).click();
  const form = dashboard.getByRole('dialog', { name: 'Add a Score from a Report' });
  await form.getByLabel('Verbal Score').fill('700');
  await chooseAndCheck(drill, true);
  await drill.keyboard.press('n');
  const question = drill.getByRole('radio').first();
  const item = await question.getAttribute('name');
  await question.check();

  // Minute by minute, as in a background tab. The player takes a longer jump for a sleeping device.
  for (let minute = 0; minute < 25; minute += 1) await context.clock.fastForward(60_000);

  await expect(home.getByText('Tuesday, Dec 8. Your test is in 32 days.')).toBeVisible();
  await expect(cardOf(home)).not.toContainText('1 of');
  await expect(planner.getByRole('heading', { name: '32 days until your test' })).toBeVisible();
  await expect(planner.getByRole('listitem').filter({ hasText: /^Tue.* Today/ })).toBeVisible();
  await expect(planner.getByText(/from earlier days are still open/)).toBeVisible();
  await expect(countdown.getByRole('region', { name: 'Days left' })).toContainText('32');
  await expect(form.getByLabel('Verbal Score')).toHaveValue('700');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await dashboard.getByRole('button', { name: /Discard/ }).click();
  await expect(dashboard.getByText(/^32/).first()).toBeVisible();
  await expect(drill.getByRole('radio').first()).toHaveAttribute('name', item ?? '');
  await expect(question).toBeChecked();
  await drill.getByRole('button', { name: 'Check answer' }).click();
  await expect(drill.getByRole('button', { name: 'Check answer' })).toBeHidden();
});
