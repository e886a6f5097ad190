/** Points, bars, days, and rows open their details by keyboard, mouse, and touch; then focus returns. */
import type { Locator, Page } from '@playwright/test';
import { barriersInBothSchemes, noBarrier } from '../support/axe';
import { alsoOnPhone, expect, open, test } from '../support/site';

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const chart = (scope: Locator) => scope.getByRole('group', { name: /^Chart: / });
const marks = (scope: Locator) => chart(scope).locator('[data-mark]');

async function openTab(page: Page, tab: string): Promise<void> {
  await open(page, `/parent-dashboard?tab=${tab}`);
  await expect(page.getByRole('tabpanel').locator('> [aria-busy="false"]')).toBeVisible();
}

async function closedBack(page: Page, to: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(to).toBeFocused();
}

test('the newest test opens from its point by keyboard and from its row', async ({ page }) => {
  await openTab(page, 'scores');
  const progress = chart(panel(page, 'Percentile Progress'));
  await progress.scrollIntoViewIfNeeded();
  await progress.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Full test' });
  await expect(dialog).toContainText(/Saturday, [A-Z][a-z]{2}/);
  await expect(dialog).toContainText('2,340 total, 92nd percentile');
  await expect(dialog).toContainText('170 minutes of work and 20 minutes of breaks');
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
  await closedBack(page, progress);

  const row = panel(page, 'Recent Test History').getByRole('row').nth(1);
  await row.click();
  await expect(dialog).toContainText('2,340 total, 92nd percentile');
  await closedBack(page, row.getByRole('button'));
});

test(
  'a day opens from its bar by pointer and from the list',
  { tag: alsoOnPhone },
  async ({ page, hasTouch }) => {
    await openTab(page, 'study-time');
    const daily = panel(page, 'Daily Hours');
    await chart(daily).scrollIntoViewIfNeeded();
    const bar = marks(daily).first();
    await expect(bar).toBeVisible();
    // The first tap shows the day, like hovering with a mouse; the second opens it.
    const box = await bar.boundingBox();
    if (box === null) throw new Error('The bar is drawn');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const press = () => (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
    if (hasTouch) await press();
    else await page.mouse.move(x, y);
    await expect(chart(daily).locator('[data-tooltip]')).toBeVisible();
    await press();
    const dialog = page.getByRole('dialog', { name: /^Monday, [A-Z][a-z]{2}/ });
    await expect(dialog.getByRole('listitem')).toHaveCount(3);
    await expect(dialog).toContainText('above the day\u2019s share of 2.6.');
    expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
    await closedBack(page, chart(daily));

    const saturday = daily.getByRole('button', { name: 'Sat', exact: true });
    await saturday.click();
    await expect(page.getByRole('dialog', { name: /^Saturday, [A-Z][a-z]{2}/ })).toContainText('Total 2,340');
    await closedBack(page, saturday);
  },
);

test(
  'study time can be filtered by calendar day, week, and subject, and each filter can be removed',
  { tag: alsoOnPhone },
  async ({ page, hasTouch }) => {
    await openTab(page, 'study-time');
    const daily = panel(page, 'Daily Hours');
    const chip = (name: RegExp) => page.getByRole('button', { name });
    // On a phone, the calendar is collapsed.
    if (hasTouch) await panel(page, 'Study Days').getByRole('button', { name: 'Study Days' }).click();
    const days = chart(panel(page, 'Study Days'));
    await days.scrollIntoViewIfNeeded();
    await days.focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(chip(/^Sunday, [A-Z][a-z]{2} \d+: show all again$/)).toBeVisible();
    await expect(daily).toContainText('A rest day in the plan');
    await expect(days).toBeFocused();
    await daily.getByRole('button', { name: 'All days of the week' }).click();
    await expect(daily.getByRole('list', { name: 'Days, this week' })).toBeVisible();

    await daily.getByRole('button', { name: 'Earlier week' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(daily.getByRole('list', { name: 'Days, last week' })).toBeVisible();
    await expect(chip(/^Week of /)).toBeVisible();
    await expect(page.getByText('Week\u2019s Total', { exact: true })).toBeVisible();
    await daily.getByRole('button', { name: /^Reading/ }).click();
    await expect(chip(/^Reading: show all again$/)).toBeVisible();
    await expect(page.getByText('Reading alone')).toBeVisible();
    expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
    await chip(/^Reading: show all again$/).click();
    await chip(/^Week of /).click();
    await expect(chip(/show all again$/)).toHaveCount(0);
    await expect(daily.getByRole('list', { name: 'Days, this week' })).toBeVisible();
  },
);

test('the test history doesn’t scroll horizontally on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openTab(page, 'scores');
  const table = panel(page, 'Recent Test History').getByRole('group');
  const row = table.getByRole('row').nth(1);
  await expect(row).toContainText('2,340');
  await expect(row).toContainText('92nd');
  expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});
