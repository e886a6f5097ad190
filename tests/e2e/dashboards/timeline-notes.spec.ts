/** Notes on the timeline: a parent adds, changes, and removes one on the sample, and one on the device survives a reload. */
import type { Page } from '@playwright/test';
import { barriers, barriersInBothSchemes, noBarrier } from '../support/axe';
import { practiced } from '../support/practiced';
import { alsoOnPhone, expect, open, test } from '../support/site';

const card = (page: Page) => page.getByRole('region', { name: 'Notes on the Timeline' });
const add = (page: Page) => page.getByRole('button', { name: 'Add a note' });
const weekly = (page: Page) => page.getByRole('region', { name: 'Weekly Totals' });
/** The drawing of the weekly totals, which appears near the screen. */
const drawing = (page: Page) => weekly(page).getByRole('group', { name: /^Chart: Hours by week/ });

/** Fills the open form, and sends it. */
async function write(page: Page, what: string, days: readonly [first: string, last: string], submit: string) {
  await page.getByLabel('What Happened').fill(what);
  await page.getByLabel('First Day').fill(days[0]);
  await page.getByLabel('Last Day').fill(days[1]);
  await page.getByRole('button', { name: submit }).click();
}

test(
  'a parent adds a note to the sample, sees it on the chart and in the list, changes it, and removes it',
  { tag: alsoOnPhone },
  async ({ page }) => {
    // A Sunday evening, which is the sample's present.
    await page.clock.setFixedTime(new Date('2026-11-22T20:00:00'));
    await open(page, '/parent-dashboard?tab=study-time');

    await test.step('the sample has a note on a Saturday without study', async () => {
      await expect(card(page)).toContainText('Family tripNov 7 to 8');
      await weekly(page).scrollIntoViewIfNeeded();
      await expect(drawing(page)).toContainText('Family trip');
      await expect(weekly(page)).toContainText('Note: “Family trip” (Nov 7 to 8).');
    });

    await test.step('errors stand at their fields, and have no accessibility violations', async () => {
      await add(page).click();
      await expect(page.getByLabel('What Happened')).toBeFocused();
      await write(page, '', ['2026-11-18', '2026-11-16'], 'Add Note');
      await expect(page.getByLabel('What Happened')).toHaveAccessibleDescription(/Say what happened/);
      await expect(page.getByLabel('Last Day')).toHaveAccessibleDescription(/can’t be before the first day/);
      expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
    });

    await test.step('what was typed isn’t discarded without a question', async () => {
      await page.getByLabel('What Happened').fill('School exams');
      await page.keyboard.press('Escape');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
      await expect(page.getByLabel('What Happened')).toHaveValue('School exams');
    });

    await test.step('the note is in the list and on the chart, and the focus returns', async () => {
      await write(page, 'School exams', ['2026-09-14', '2026-09-25'], 'Add Note');
      await expect(page.getByText('Note added for this visit')).toBeVisible();
      await expect(add(page)).toBeFocused();
      await expect(card(page)).toContainText('School examsSep 14 to 25');
      await weekly(page).scrollIntoViewIfNeeded();
      await expect(drawing(page)).toContainText('School exams');
      expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
    });

    await test.step('other tabs show it, too', async () => {
      await page.getByRole('tab', { name: 'Test Scores' }).click();
      await expect(card(page)).toContainText('School exams');
      await expect(page.getByRole('region', { name: 'Percentile Progress' })).toContainText('“School exams”');
      await page.getByRole('tab', { name: 'Progress Overview' }).click();
      await expect(page.getByRole('region', { name: 'Performance Trends' })).toContainText(
        '“School exams” (Sep 14 to 25)',
      );
      await page.getByRole('tab', { name: 'Study Time' }).click();
    });

    await test.step('it is changed', async () => {
      await page.getByRole('button', { name: 'Edit the note “School exams”' }).click();
      await expect(page.getByLabel('Last Day')).toHaveValue('2026-09-25');
      await write(page, 'Sick', ['2026-09-14', ''], 'Save Changes');
      await expect(page.getByText('Note changed for this visit')).toBeVisible();
      await expect(card(page)).toContainText('SickSep 14');
      await expect(card(page)).not.toContainText('School exams');
    });

    await test.step('it is removed after a question', async () => {
      await page.getByRole('button', { name: 'Remove the note “Sick”' }).click();
      expect(await barriers(page)).toEqual([]);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove it' }).click();
      await expect(page.getByText('Note removed for this visit')).toBeVisible();
      await expect(card(page)).not.toContainText('Sick');
      await expect(weekly(page)).not.toContainText('Sick');
      await expect(add(page)).toBeFocused();
    });
  },
);

test('a note on this device survives a reload, goes along in a shared copy, and is read-only there', async ({
  page,
  otherDevice: parent,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await practiced(page, 'first-week');
  await open(page, '/parent-dashboard?tab=study-time');
  await add(page).click();
  await write(page, 'Sick', ['2026-11-20', '2026-11-21'], 'Add Note');
  await expect(page.getByText('Note added', { exact: true })).toBeVisible();
  await page.reload();
  await expect(card(page)).toContainText('SickNov 20 to 21');
  await page.getByRole('button', { name: 'Edit the note “Sick”' }).click();
  await write(page, 'Flu', ['2026-11-20', ''], 'Save Changes');
  await expect(page.getByText('Note changed', { exact: true })).toBeVisible();
  await page.reload();
  await expect(card(page)).toContainText('FluNov 20');

  await test.step('“My Data” counts it', async () => {
    await open(page, '/test-results');
    await expect(page.getByText(/1 note on the timeline/).first()).toBeVisible();
  });

  await test.step('a shared copy shows it and offers no change', async () => {
    await open(page, '/parent-dashboard?tab=study-time');
    await page.getByRole('button', { name: 'Share with a parent' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share with a parent' });
    await expect(dialog).toContainText('1 note on the timeline');
    await dialog.getByRole('button', { name: 'Copy link' }).click();
    await expect(dialog.getByText(/copied/i).first()).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await parent.clock.setFixedTime(new Date('2026-11-24T17:00:00'));
    await parent.goto(link);
    await parent.getByRole('button', { name: 'Only look' }).click();
    await parent.getByRole('tab', { name: 'Study Time' }).click();
    await expect(card(parent)).toContainText('FluNov 20');
    await expect(card(parent).getByRole('button')).toHaveCount(0);
  });

  await test.step('once removed, it stays away', async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Remove the note “Flu”' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove it' }).click();
    await expect(page.getByText('Note removed', { exact: true })).toBeVisible();
    await page.reload();
    await expect(card(page)).toContainText('Note what explains a gap or a dip');
  });
});
