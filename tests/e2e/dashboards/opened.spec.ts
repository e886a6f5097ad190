/** Points, bars, days, and rows open their details by keyboard, mouse, and touch; then focus returns. */
import type { Locator, Page } from '@playwright/test';
import { axeWidthOptions } from '../../axe-rules';
import { barriers, barriersInBothSchemes, noBarrier } from '../support/axe';
import { expect, open, test } from '../support/site';

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const chart = (scope: Locator) => scope.getByRole('group', { name: /^Chart: / });
const marks = (scope: Locator) => chart(scope).locator('[data-mark]');

async function closedBack(page: Page, to: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(to).toBeFocused();
}

/** Scrolls to the bar of Monday and returns its middle. */
async function middleOfMonday(page: Page): Promise<readonly [number, number]> {
  const daily = panel(page, 'Daily Hours');
  await chart(daily).scrollIntoViewIfNeeded();
  const bar = marks(daily).first();
  await expect(bar).toBeVisible();
  const box = await bar.boundingBox();
  if (box === null) throw new Error('The bar is drawn');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

const monday = (page: Page) => page.getByRole('dialog', { name: /^Monday, [A-Z][a-z]{2}/ });

test('tests and days open from their points, bars, and rows, and study time can be filtered', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/parent-dashboard?tab=scores');

  await test.step('the newest test opens from its point by keyboard and from its row', async () => {
    const progress = chart(panel(page, 'Percentile Progress'));
    await progress.scrollIntoViewIfNeeded();
    await progress.focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Full test' });
    await expect(dialog).toContainText(/Saturday, [A-Z][a-z]{2}/);
    await expect(dialog).toContainText('2,340 total, 92nd percentile');
    expect(await barriers(page)).toEqual([]);
    await closedBack(page, progress);

    const row = panel(page, 'Recent Test History').getByRole('row').nth(1);
    await row.click();
    await expect(dialog).toContainText('2,340 total, 92nd percentile');

    const seen = dialog.getByRole('button', { name: 'See the 3 questions that weren’t right, Reading' });
    await seen.click();
    const question = page.getByRole('dialog', { name: /^Reading, question \d+ of 40$/ });
    await expect(question).toContainText('1 of 3 that weren’t right');
    await expect(question).toContainText('Blank');
    const first = await question.getByRole('article').innerText();
    await question.getByRole('button', { name: 'Next' }).click();
    await expect(question).toContainText('2 of 3 that weren’t right');
    await expect(question.getByRole('article')).not.toHaveText(first);
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(seen).toBeFocused();
    await closedBack(page, row.getByRole('button'));
  });

  await test.step('the test history doesn’t scroll horizontally on the narrowest phone', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    const table = panel(page, 'Recent Test History').locator('[data-scroll-box]');
    const row = table.getByRole('row').nth(1);
    await expect(row).toContainText('2,340');
    await expect(row).toContainText('92nd');
    await expect.poll(() => table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await page.getByRole('tab', { name: 'Study Time' }).click();
  const daily = panel(page, 'Daily Hours');

  await test.step('a day opens from its bar by mouse and from the list', async () => {
    const [x, y] = await middleOfMonday(page);
    await page.mouse.move(x, y);
    await expect(chart(daily).locator('[data-tooltip]')).toBeVisible();
    await page.mouse.click(x, y);
    await expect(monday(page).getByRole('listitem')).toHaveCount(3);
    await expect(monday(page)).toContainText(
      // How the week is divided stands with it.
      'the day\u2019s share of the plan\u2019s target (18\u00a0h over the plan\u2019s six study days).',
    );
    expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
    await closedBack(page, chart(daily));

    const saturday = daily.getByRole('button', { name: /^Sat .* 3\.5 h$/ });
    await saturday.click();
    await expect(page.getByRole('dialog', { name: /^Saturday, [A-Z][a-z]{2}/ })).toContainText('Total 2,340');
    await closedBack(page, saturday);
  });

  await test.step('study time is filtered by calendar day, week, and subject, and each filter can be removed', async () => {
    const chip = (name: RegExp) => page.getByRole('button', { name });
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
    expect(await barriers(page)).toEqual([]);
    await chip(/^Reading: show all again$/).click();
    await chip(/^Week of /).click();
    await expect(chip(/show all again$/)).toHaveCount(0);
    await expect(daily.getByRole('list', { name: 'Days, this week' })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a second tap opens a day, and the calendar behind its heading filters study time', async ({
    page,
  }) => {
    await open(page, '/parent-dashboard?tab=study-time');
    const daily = panel(page, 'Daily Hours');
    const [x, y] = await middleOfMonday(page);
    // The first tap shows the day, like hovering with a mouse.
    await page.touchscreen.tap(x, y);
    await expect(chart(daily).locator('[data-tooltip]')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.touchscreen.tap(x, y);
    await expect(monday(page).getByRole('listitem')).toHaveCount(3);
    expect(await barriers(page, axeWidthOptions)).toEqual([]);
    await closedBack(page, chart(daily));

    await panel(page, 'Study Days').getByRole('button', { name: 'Study Days' }).tap();
    const days = chart(panel(page, 'Study Days'));
    await days.scrollIntoViewIfNeeded();
    await days.focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    const chip = page.getByRole('button', { name: /^Sunday, [A-Z][a-z]{2} \d+: show all again$/ });
    await expect(chip).toBeVisible();
    await chip.tap();
    await expect(chip).toHaveCount(0);
  });
});
