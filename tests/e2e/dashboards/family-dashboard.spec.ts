/** A parent uses the tabs of the family dashboard, and a student uses My Dashboard. */
import type { Page } from '@playwright/test';
import { dashboardTabLabels, dashboardTabs } from '../../../src/domain/dashboard/dashboard-tab';
import { barriersInBothSchemes, noBarrier } from '../support/axe';
import { alsoOnPhone, expect, open, sidewaysScroll, test } from '../support/site';

/** A goal can be up to three years away. */
const nextYear = new Date().getFullYear() + 1;

const path = '/parent-dashboard';
const tabOf = (page: Page, tab: keyof typeof dashboardTabLabels) =>
  page.getByRole('tab', { name: dashboardTabLabels[tab] });
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Checks that an element is horizontally within the window; a reload may have scrolled past it vertically. */
const isBetweenSides = (element: Element) => {
  const { left, right } = element.getBoundingClientRect();
  return left >= 0 && right <= window.innerWidth;
};

/** Opens a tab by its URL and waits for its content. */
async function openTab(page: Page, tab: keyof typeof dashboardTabLabels): Promise<void> {
  await open(page, `${path}?tab=${tab}`);
  await settled(page, tab);
}

async function settled(page: Page, tab: keyof typeof dashboardTabLabels): Promise<void> {
  await expect(tabOf(page, tab)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel').locator('> [aria-busy="false"]')).toBeVisible();
  // On a phone, the tab row scrolls to the open tab; a tap during the movement would miss.
  if (await tabOf(page, tab).isVisible())
    await expect.poll(() => tabOf(page, tab).evaluate(isBetweenSides)).toBe(true);
  // Content below the overview's first row loads after it.
  if (tab === 'overview') await expect(panel(page, 'Weekly Goals')).toBeVisible();
}

test('shows the child’s summary and gives each tab its own URL', { tag: alsoOnPhone }, async ({ page }) => {
  await open(page, path);
  const strip = page.getByRole('region', { name: 'Child' });
  await expect(strip.getByRole('combobox', { name: 'Child' }).locator('option:checked')).toHaveText(
    'Maya Anders, grade 8',
  );
  for (const text of ['Target school: Ashby Hall', '87%', '2,340', '92nd'])
    await expect(strip.getByText(text, { exact: false })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(Object.values(dashboardTabLabels));
  await expect(tabOf(page, 'overview')).toHaveAttribute('aria-selected', 'true');

  for (const tab of dashboardTabs.slice(1)) {
    await tabOf(page, tab).click();
    await expect(page).toHaveURL(`${path}?tab=${tab}`);
    await settled(page, tab);
  }
  await tabOf(page, 'reports').click();
  await tabOf(page, 'scores').click();
  await expect(tabOf(page, 'scores')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page).toHaveURL(`${path}?tab=reports`);
  await settled(page, 'reports');
  await page.reload();
  await settled(page, 'reports');
  await expect(panel(page, 'Study Time Summary')).toBeVisible();
  await page.goto(`${path}?tab=no-such-tab`);
  await expect(tabOf(page, 'overview')).toHaveAttribute('aria-selected', 'true');
});

test('arrow keys move between the tabs, and Enter opens one', async ({ page }) => {
  await open(page, path);
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

/** Runs in the page. Numbers the Tab stops in the tab's content in document order and returns their count. */
const numberStops = () => {
  const found = [
    ...document.querySelectorAll<HTMLElement>('[role="tabpanel"] :is(a, button, input, select, [tabindex])'),
  ].filter(
    (element) =>
      element.tabIndex >= 0 &&
      // Only the checked radio button of a group is a Tab stop; arrow keys reach the others.
      !element.matches(':disabled, [type="radio"]:not(:checked)') &&
      element.checkVisibility({ visibilityProperty: true }),
  );
  for (const [index, element] of found.entries()) element.dataset['stop'] = `${index}`;
  return found.length;
};

/** Runs in the page. Checks that the middle of the focused element is visible and not under the header. */
const focusIsInSight = () => {
  const focused = document.activeElement;
  const box = focused?.getBoundingClientRect();
  if (focused === null || box === undefined) return false;
  const seen = document.elementFromPoint(box.x + box.width / 2, box.y + Math.min(box.height / 2, 200));
  return seen !== null && (focused.contains(seen) || seen.contains(focused));
};

for (const tab of dashboardTabs) {
  test(`Tab moves through the controls of ${tab} in order and keeps each one visible`, async ({ page }) => {
    await openTab(page, tab);
    await tabOf(page, tab).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel').first()).toBeFocused();
    const count = await page.evaluate(numberStops);
    expect(count).toBeGreaterThan(2);
    for (let stop = 0; stop < count; stop += 1) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveAttribute('data-stop', `${stop}`);
      expect(await page.evaluate(focusIsInSight), `stop ${stop}`).toBe(true);
    }
    await page.keyboard.press('Tab');
    expect(await page.locator('[role="tabpanel"] :focus').count()).toBe(0);
  });
}

test('a range on the overview changes the chart and stays selected until a reload', async ({ page }) => {
  await open(page, path);
  const week = panel(page, 'Weekly Study Time');
  await expect(week).toContainText('19.9 hours, 1.9 over the 18-hour target, 1 less than last week');
  await expect(week).toContainText('The daily share of 2.6 hours was met on 6 days.');
  await week.getByRole('radio', { name: 'Quarter' }).check();
  await expect(week).toContainText('17.8 hours a week, 0.2 short of the 18-hour target');
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
    'Since the previous test',
  ]);
  await expect(sections.getByRole('row').last()).toContainText('760');

  await tabOf(page, 'reports').click();
  await settled(page, 'reports');
  await tabOf(page, 'overview').click();
  await settled(page, 'overview');
  await expect(week.getByRole('radio', { name: 'Quarter' })).toBeChecked();
  await page.reload();
  await expect(week.getByRole('radio', { name: 'Week', exact: true })).toBeChecked();
});

test('Enter opens a day’s sessions and a point’s test on the overview', async ({ page }) => {
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
  await page.getByRole('group', { name: 'Chart: Total score by test' }).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('2,340');
});

test('the weekly reports show two weeks, two placeholder alerts, and earlier reports in full', async ({
  page,
}) => {
  await openTab(page, 'reports');
  const study = panel(page, 'Study Time Summary');
  await expect(study).toContainText('19.9 hours, target 18');
  await page.getByRole('radio', { name: 'Previous week' }).check();
  await expect(study).toContainText('20.9 hours, target 18');
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
    '18.2 hours, target 18',
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
  await page.keyboard.press('Escape');
  await expect(report).toBeHidden();
  await expect(last).toBeFocused();
});

for (const tab of dashboardTabs) {
  test(`${tab} has no accessibility violations or overflow`, { tag: alsoOnPhone }, async ({ page }) => {
    await openTab(page, tab);
    expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
    expect(await page.evaluate(sidewaysScroll)).toBe(0);
  });
}

test('an open report has no accessibility violations', { tag: alsoOnPhone }, async ({ page }) => {
  await openTab(page, 'reports');
  await page
    .getByRole('button', { name: /^View Full Report/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
});

/** A page's height between 14 mm margins, in CSS pixels; Letter is the shorter one. */
const paperHeight = { a4: ((297 - 28) / 25.4) * 96, letter: (11 - 28 / 25.4) * 96 };
const paperWidth = { a4: ((210 - 28) / 25.4) * 96, letter: (8.5 - 28 / 25.4) * 96 };

test.describe('in print', () => {
  for (const tab of dashboardTabs) {
    test(`${tab} has no header, buttons, or split cards`, async ({ page }) => {
      await openTab(page, tab);
      await page.emulateMedia({ media: 'print' });
      for (const paper of ['a4', 'letter'] as const) {
        await page.setViewportSize({ width: Math.floor(paperWidth[paper]), height: 1000 });
        await expect(page.locator('header')).toBeHidden();
        await expect(page.locator('footer')).toBeHidden();
        await expect(page.getByRole('tab').first()).toBeHidden();
        expect(await page.locator('main .MuiButton-root:visible').count()).toBe(0);
        const cards = await page.locator('main .MuiCard-root').evaluateAll((elements) =>
          elements.map((element) => ({
            height: element.getBoundingClientRect().height,
            whole: getComputedStyle(element).breakInside === 'avoid',
            right: element.getBoundingClientRect().right,
          })),
        );
        expect(cards.length).toBeGreaterThan(2);
        for (const card of cards) {
          expect(card.whole, paper).toBe(true);
          expect(card.height, paper).toBeLessThan(paperHeight[paper]);
          expect(card.right, paper).toBeLessThanOrEqual(paperWidth[paper]);
        }
      }
    });
  }

  test('an open report prints alone, and in light colors even in dark mode', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openTab(page, 'reports');
    await page
      .getByRole('button', { name: /^View Full Report/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeHidden();
    await expect(page.getByRole('dialog').getByRole('heading', { level: 2 }).first()).toBeVisible();
    const ink = await page
      .getByRole('dialog')
      .getByRole('heading', { level: 2 })
      .first()
      .evaluate((heading) => getComputedStyle(heading).color);
    expect(ink).toBe('rgb(22, 32, 43)');
  });
});

test('My Dashboard shows its figures, expands the activity list, and links to practice and the error log', async ({
  page,
}) => {
  await open(page, '/my-page');
  for (const label of ['Tests Taken', 'Average Score', 'Day Streak', 'Hours Studied'])
    await expect(page.getByText(label, { exact: true })).toBeVisible();
  await expect(panel(page, 'Study Progress')).toContainText('2,340, target 2,200');
  await expect(panel(page, 'Study Progress')).toContainText('48 days until the test');

  const activity = panel(page, 'Recent Activity');
  await expect(activity.getByRole('listitem')).toHaveCount(5);
  await activity.getByRole('button', { name: 'View All' }).click();
  await expect(activity.getByRole('listitem')).toHaveCount(20);
  await activity.getByRole('button', { name: 'Show fewer' }).click();
  await expect(activity.getByRole('listitem')).toHaveCount(5);
  // A practice test has points, everything else a percentage.
  await expect(activity.getByRole('listitem').first()).toContainText('75%');
  await expect(activity.getByRole('listitem').nth(1)).toContainText('2,340');
  await expect(activity.getByRole('listitem').nth(1)).not.toContainText('2,340%');

  await page.getByRole('link', { name: 'Start Targeted Practice' }).click();
  await expect(page).toHaveURL('/section-study?focus=reading');
  await page.goBack();
  await page.getByRole('link', { name: 'View Details' }).click();
  await expect(page).toHaveURL('/error-log');
});

test(
  'the goal form validates a new goal, which has details and lasts until a reload',
  { tag: alsoOnPhone },
  async ({ page }) => {
    await openTab(page, 'goals');
    await page
      .getByRole('tab', { name: 'Study Habits' })
      .or(page.getByRole('button', { name: 'Study Habits' }))
      .click();
    const add = page.getByRole('button', { name: 'Add New Goal' });
    await add.click();
    const form = page.getByRole('dialog', { name: 'Add New Goal' });
    await form.getByRole('button', { name: 'Create Goal' }).click();
    await expect(form.getByRole('textbox', { name: 'Goal Title' })).toBeFocused();
    await expect(form.getByText('Give the goal a title.')).toBeVisible();
    await form.getByRole('textbox', { name: 'Goal Title' }).fill('Read before breakfast');
    await form.getByRole('textbox', { name: 'Target Value' }).fill('-3');
    await form.getByLabel('Target Date').fill('2020-01-01');
    await form.getByRole('button', { name: 'Create Goal' }).click();
    await expect(form.getByText('The target value must be above 0.')).toBeVisible();
    await expect(form.getByText('Choose today or a later day.')).toBeVisible();
    // Typed text isn't lost: Escape asks before discarding it.
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(form.getByRole('textbox', { name: 'Goal Title' })).toHaveValue('Read before breakfast');
    await form.getByRole('textbox', { name: 'Target Value' }).fill('20');
    await form.getByLabel('Target Date').fill(`${nextYear}-12-31`);
    await form.getByRole('combobox', { name: 'Priority' }).selectOption('High');
    await form.getByRole('button', { name: 'Create Goal' }).click();
    await expect(form).toBeHidden();
    await expect(page.getByText('Goal added to Study Habits')).toBeVisible();
    await expect(add).toBeFocused();
    await expect(panel(page, 'Read before breakfast')).toContainText('0 of 20');

    const recommended = panel(page, 'Recommended Goals');
    const take = recommended.getByRole('button', { name: /^Add This Goal/ }).first();
    await take.click();
    await expect(recommended.getByRole('button', { name: /^Added/ })).toBeDisabled();

    await tabOf(page, 'overview').click();
    await settled(page, 'overview');
    await tabOf(page, 'goals').click();
    await settled(page, 'goals');
    await expect(panel(page, 'Read before breakfast')).toBeVisible();
    await page.getByRole('button', { name: 'View Details: Read before breakfast' }).click();
    await expect(page.getByRole('dialog')).toContainText(`Dec 31, ${nextYear}`);
    await page.keyboard.press('Escape');
    await page.reload();
    await settled(page, 'goals');
    await expect(panel(page, 'Read before breakfast')).toHaveCount(0);
  },
);

test(
  'notification settings show an error at its field and stay saved for the visit',
  { tag: alsoOnPhone },
  async ({ page }) => {
    await openTab(page, 'notifications');
    const recent = panel(page, 'Recent Notifications');
    await expect(recent.getByText('Unread')).toHaveCount(4);
    await recent.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(recent.getByText('Unread')).toHaveCount(0);
    await expect(page.getByText('Nothing unread.')).toBeVisible();

    const weekly = page.getByRole('switch', { name: /^Weekly Report/ });
    await weekly.focus();
    await page.keyboard.press('Space');
    await expect(weekly).not.toBeChecked();
    const email = page.getByRole('textbox', { name: 'Email address' });
    await email.fill('parent at example');
    await page.getByRole('button', { name: 'Save Notification Settings' }).click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(/does not look like an email address/);
    await email.fill('other.parent@example.com');
    await page.getByRole('button', { name: 'Save Notification Settings' }).click();
    await expect(page.getByText('Saved for this visit')).toBeVisible();

    await tabOf(page, 'reports').click();
    await settled(page, 'reports');
    await tabOf(page, 'notifications').click();
    await settled(page, 'notifications');
    await expect(weekly).not.toBeChecked();
    await expect(email).toHaveValue('other.parent@example.com');
  },
);

test(
  'the goal form with errors, its discard prompt, and goal details have no accessibility violations',
  { tag: alsoOnPhone },
  async ({ page }) => {
    await openTab(page, 'goals');
    await page
      .getByRole('button', { name: /^View Details/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: 'Add New Goal' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Create Goal' }).click();
    expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
    await page.getByRole('textbox', { name: 'Goal Title' }).fill('x');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Discard' })).toBeVisible();
    expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
  },
);
