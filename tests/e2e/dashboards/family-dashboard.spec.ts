/** A parent uses the tabs of the family dashboard: each one's address, Tab order, and print, the overview, and the reports. */
import type { Page } from '@playwright/test';
import { dashboardTabLabels, dashboardTabs } from '../../../src/domain/dashboard/dashboard-tab';
import { axeWidthOptions } from '../../axe-rules';
import { barriers, barriersInBothSchemes, noBarrier } from '../support/axe';
import { walkWithTab } from '../support/focus';
import { expect, open, test, twoFrames } from '../support/site';

const path = '/parent-dashboard';
const tabOf = (page: Page, tab: keyof typeof dashboardTabLabels) =>
  page.getByRole('tab', { name: dashboardTabLabels[tab] });
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function settled(page: Page, tab: keyof typeof dashboardTabLabels): Promise<void> {
  await expect(tabOf(page, tab)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel').locator('> [aria-busy="false"]')).toBeVisible();
  await expect(page.getByRole('tabpanel').locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Moves through the open tab's controls with Tab. */
async function walk(page: Page, tab: keyof typeof dashboardTabLabels): Promise<void> {
  await tabOf(page, tab).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel').first()).toBeFocused();
  await walkWithTab(page, '[role="tabpanel"]');
}

/** A page's height between 14 mm margins, in CSS pixels; Letter is the shorter one. */
const paperHeight = { a4: ((297 - 28) / 25.4) * 96, letter: (11 - 28 / 25.4) * 96 };
const paperWidth = { a4: ((210 - 28) / 25.4) * 96, letter: (8.5 - 28 / 25.4) * 96 };

/** Expects the open tab to print without header, footer, and buttons, and with every card whole on a page. */
async function printsWell(page: Page, tab: keyof typeof dashboardTabLabels): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  for (const paper of ['a4', 'letter'] as const) {
    await page.setViewportSize({ width: Math.floor(paperWidth[paper]), height: 1000 });
    await twoFrames(page);
    for (const hidden of ['header', 'footer', '[role="tab"]', 'main .MuiButton-root'])
      expect(await page.locator(`${hidden}:visible`).count(), `${tab}, ${hidden}`).toBe(0);
    const cards = await page.locator('main .MuiCard-root').evaluateAll((elements) =>
      elements.map((element) => ({
        height: element.getBoundingClientRect().height,
        whole: getComputedStyle(element).breakInside === 'avoid',
        right: element.getBoundingClientRect().right,
      })),
    );
    expect(cards.length, tab).toBeGreaterThan(2);
    for (const card of cards) {
      expect(card.whole, `${tab} on ${paper}`).toBe(true);
      expect(card.height, `${tab} on ${paper}`).toBeLessThan(paperHeight[paper]);
      expect(card.right, `${tab} on ${paper}`).toBeLessThanOrEqual(paperWidth[paper]);
    }
  }
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1280, height: 800 });
}

test('each tab has its own URL, is walked with Tab in order, and prints without controls or split cards', async ({
  page,
}) => {
  await open(page, path);
  await expect(page.getByRole('tab')).toHaveText(Object.values(dashboardTabLabels));

  await test.step('arrow keys move between the tabs, and Enter opens one', async () => {
    await tabOf(page, 'overview').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tabOf(page, 'scores')).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('tab').last()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tabOf(page, 'overview')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('tab').last()).toBeFocused();
    await tabOf(page, 'study-time').focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${path}?tab=scores`);
    await settled(page, 'scores');
    await expect(tabOf(page, 'scores')).toBeFocused();
  });

  for (const tab of dashboardTabs)
    await test.step(tab, async () => {
      await tabOf(page, tab).click();
      await expect(page).toHaveURL(`${path}?tab=${tab}`);
      await settled(page, tab);
      await walk(page, tab);
      await printsWell(page, tab);
    });

  await test.step('Back and a reload show the tab of the URL', async () => {
    await tabOf(page, 'reports').click();
    await settled(page, 'reports');
    await tabOf(page, 'scores').click();
    await settled(page, 'scores');
    await page.goBack();
    await expect(page).toHaveURL(`${path}?tab=reports`);
    await settled(page, 'reports');
    await page.reload();
    await settled(page, 'reports');
    await expect(panel(page, 'Study Time Summary')).toBeVisible();
    await page.goto(`${path}?tab=no-such-tab`);
    await expect(tabOf(page, 'overview')).toHaveAttribute('aria-selected', 'true');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 700 }, hasTouch: true });

  test('the open tab is in view in the row, whether the URL or a tap opened it', async ({ page }) => {
    await open(page, `${path}?tab=notifications`);
    await settled(page, 'notifications');
    await expect(tabOf(page, 'notifications')).toBeInViewport({ ratio: 1 });
    for (const tab of dashboardTabs.toReversed().slice(1)) {
      await tabOf(page, tab).tap();
      await expect(page).toHaveURL(`${path}?tab=${tab}`);
      await settled(page, tab);
      await expect(tabOf(page, tab)).toBeInViewport({ ratio: 1 });
    }
  });
});

test('the overview opens a day and a test by keyboard, and its range stays selected until a reload', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-16T09:00:00'));
  await open(page, path);
  const bars = page.getByRole('group', { name: 'Chart: Study time by day' });
  await bars.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Saturday, Nov 14, 2026');
  await page.keyboard.press('Escape');
  await expect(bars).toBeFocused();
  const totals = page.getByRole('group', { name: 'Chart: Total score by test' });
  await totals.focus();
  // The last point is the forecast, which opens nothing.
  await page.keyboard.press('End');
  await expect(page.getByRole('status').filter({ hasText: 'Forecast for' })).toContainText('about 2,360');
  await page.keyboard.press('Enter');
  await expect(totals).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('2,340');
  await page.keyboard.press('Escape');

  const week = panel(page, 'Weekly Study Time');
  await expect(week).toContainText('19.9 hours, 1.9 over the plan’s target of 18, 1 less than last week');
  await expect(week).toContainText(
    'The daily share of 3 hours (18\u00a0h over the plan’s six study days) was met on 6 days.',
  );
  const range = week.getByRole('group', { name: 'Range' });
  await range.getByRole('button', { name: 'Quarter', pressed: false }).click();
  await expect(week).toContainText('17.8 hours a week, 0.2 short of the plan’s target of 18');
  await expect(week).toContainText('7 of the last 13 weeks reached 18 hours.');
  await week.getByRole('button', { name: /Show as table/ }).click();
  await expect(week.getByRole('row')).toHaveCount(14);

  const sections = panel(page, 'Section Scores');
  await sections.getByRole('button', { name: /Show as table/ }).click();
  await expect(sections.getByRole('columnheader')).toHaveText([
    'Section and test',
    'Score',
    '80% range',
    'Target',
    'Change',
  ]);
  await expect(sections.getByRole('row').last()).toContainText('761');

  await tabOf(page, 'reports').click();
  await settled(page, 'reports');
  await tabOf(page, 'overview').click();
  await settled(page, 'overview');
  await expect(range.getByRole('button', { pressed: true })).toHaveText('Quarter');
  await page.reload();
  await expect(range.getByRole('button', { pressed: true })).toHaveText('Week');
});

test('the weekly reports show two weeks, two placeholder alerts, and earlier reports in full, which print alone', async ({
  page,
}) => {
  await open(page, `${path}?tab=reports`);
  await settled(page, 'reports');
  const study = panel(page, 'Study Time Summary');
  await expect(study).toContainText('19.9 hours, 1.9 over target');
  const weeks = page.getByRole('group', { name: 'Report' });
  await weeks.getByRole('button', { name: 'Previous week', pressed: false }).click();
  await expect(weeks.getByRole('button', { pressed: true })).toHaveText('Previous week');
  await expect(study).toContainText('20.9 hours, 2.9 over target');
  await expect(study.getByRole('list', { name: 'Daily share met' }).getByRole('listitem')).toHaveCount(7);
  await study.getByRole('button', { name: /Show as table/ }).click();
  await expect(study.getByRole('columnheader', { name: 'The week before', exact: true })).toBeVisible();
  await expect(study.getByRole('row')).toHaveCount(8);

  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(`${dialog.type()}: ${dialog.message()}`);
    void dialog.accept();
  });
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await page.getByRole('button', { name: 'Email Report' }).click();
  expect(alerts).toEqual([
    'alert: PDF report generation would be implemented here',
    'alert: Email report functionality would be implemented here',
  ]);

  const buttons = panel(page, 'Previous Reports').getByRole('button', { name: /^View Full Report/ });
  await expect(buttons).toHaveCount(4);
  const last = buttons.nth(2);
  await last.focus();
  await page.keyboard.press('Enter');
  const report = page.getByRole('dialog');
  await expect(report.getByRole('region', { name: 'Study Time Summary' })).toContainText(
    '18.2 hours, 0.2 over target',
  );
  for (const name of [
    'Test Performance Summary',
    'Achievements',
    'Improvements',
    'Goals of the Week',
    'Areas for Improvement',
    'Concerns',
  ])
    await expect(report.getByRole('region', { name, exact: true })).toBeVisible();

  await test.step('an open report has no accessibility violations, on a phone neither', async () => {
    expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await barriers(page, axeWidthOptions)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('it prints alone, and in light colors even in dark mode', async () => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeHidden();
    const heading = report.getByRole('heading', { level: 2 }).first();
    await expect(heading).toBeVisible();
    expect(await heading.evaluate((each) => getComputedStyle(each).color)).toBe('rgb(22, 32, 43)');
    await page.emulateMedia({ media: 'screen' });
  });

  await page.keyboard.press('Escape');
  await expect(report).toBeHidden();
  await expect(last).toBeFocused();
});
