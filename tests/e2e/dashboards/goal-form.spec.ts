/** The forms of the family dashboard in a browser: the focus, Back, a reload, and what lasts for the visit. */
import type { Page } from '@playwright/test';
import { axeWidthOptions } from '../../axe-rules';
import { barriers, barriersInBothSchemes, noBarrier } from '../support/axe';
import { expect, open, test } from '../support/site';

/** A goal can be up to three years away. */
const nextYear = new Date().getFullYear() + 1;

const form = (page: Page) => page.getByRole('dialog', { name: 'Add New Goal' });
const title = (page: Page) => page.getByRole('textbox', { name: 'Goal Title' });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Discard what you typed?' });
const create = (page: Page) => page.getByRole('button', { name: 'Create Goal' });
const add = (page: Page) => page.getByRole('button', { name: 'Add New Goal' });
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Types a title, and waits until the page has rendered that it has unsaved text: nobody leaves in the same millisecond. */
async function typeTitle(page: Page, text: string): Promise<void> {
  await title(page).fill(text);
  await page.waitForFunction(async () =>
    (await navigator.locks.query()).held?.some(({ name }) => name === 'larkfield-unsaved'),
  );
}

test('a goal is corrected, kept from Back and a reload while it is unsaved, and lasts for the visit', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await open(page, '/parent-dashboard');
  await page.getByRole('tab', { name: 'Goal Setting' }).click();

  await test.step('the details of a goal have no accessibility violations', async () => {
    await page
      .getByRole('button', { name: /^View Details/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('errors get the focus and have no accessibility violations', async () => {
    await page.getByRole('tab', { name: 'Study Habits' }).click();
    await add(page).click();
    await expect(title(page)).toBeFocused();
    await page.getByRole('textbox', { name: 'Target Value' }).fill('20');
    await create(page).click();
    await expect(title(page)).toBeFocused();
    await expect(title(page)).toHaveAccessibleDescription(/Give the goal a title/);
    expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
  });

  await test.step('Escape and Back ask before they discard what was typed', async () => {
    await typeTitle(page, 'Read before breakfast');
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await barriers(page, axeWidthOptions), 'on a phone').toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await question(page).getByRole('button', { name: 'Keep editing' }).click();
    await expect(title(page)).toHaveValue('Read before breakfast');
    await page.goBack();
    await question(page).getByRole('button', { name: 'Keep editing' }).click();
    await expect(title(page)).toHaveValue('Read before breakfast');
    await expect(page).toHaveURL('/parent-dashboard?tab=goals');
  });

  await test.step('the goal is added, and the focus returns to the button', async () => {
    await page.getByLabel('Target Date').fill(`${nextYear}-12-31`);
    await page.getByRole('combobox', { name: 'Priority' }).selectOption('High');
    await create(page).click();
    await expect(form(page)).toBeHidden();
    await expect(page.getByText('Goal added to Study Habits')).toBeVisible();
    await expect(add(page)).toBeFocused();
    await expect(panel(page, 'Read before breakfast')).toContainText('0 of 20');
  });

  await test.step('it lasts for the visit, and a reload asks only while something is unsaved', async () => {
    await page.getByRole('tab', { name: 'Progress Overview' }).click();
    await expect(page).toHaveURL('/parent-dashboard?tab=overview');
    await page.getByRole('tab', { name: 'Goal Setting' }).click();
    await page.getByRole('button', { name: 'View Details: Read before breakfast' }).click();
    await expect(page.getByRole('dialog')).toContainText(`Dec 31, ${nextYear}`);
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(add(page)).toBeVisible();
    await expect(panel(page, 'Read before breakfast')).toHaveCount(0);
    expect(asked).toEqual([]);
    await add(page).click();
    await typeTitle(page, 'Read before breakfast');
    await page.reload();
    expect(asked).toEqual(['beforeunload']);
  });

  await test.step('Back discards an unsaved goal once confirmed', async () => {
    await add(page).click();
    await typeTitle(page, 'Read before breakfast');
    await page.goBack();
    await question(page).getByRole('button', { name: 'Discard' }).click();
    await expect(page).toHaveURL('/parent-dashboard?tab=overview');
    await expect(title(page)).toBeHidden();
    await expect(page.getByRole('tab', { name: 'Progress Overview' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  await test.step('notification settings show an error at its field and stay saved for the visit', async () => {
    await page.getByRole('tab', { name: 'Notifications' }).click();
    const weekly = page.getByRole('switch', { name: /^Weekly Report/ });
    await weekly.focus();
    await page.keyboard.press('Space');
    await expect(weekly).not.toBeChecked();
    const email = page.getByRole('textbox', { name: 'Email address' });
    // Only a pattern that takes exponential time would freeze the page here.
    await email.fill(`a@${'a-'.repeat(40_000)}!`);
    const save = page.getByRole('button', { name: 'Save Notification Settings' });
    await save.click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(/at most 254 characters|does not look like an email/);
    await email.fill('other.parent@example.com');
    await save.click();
    await expect(page.getByText('Saved for this visit')).toBeVisible();
    await page.getByRole('tab', { name: 'Weekly Reports' }).click();
    await expect(page).toHaveURL(/tab=reports/);
    await page.getByRole('tab', { name: 'Notifications' }).click();
    await expect(weekly).not.toBeChecked();
    await expect(email).toHaveValue('other.parent@example.com');
  });
});
