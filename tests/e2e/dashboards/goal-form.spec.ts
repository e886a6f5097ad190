/** The goal form with Back, reload, and arbitrary pasted text. */
import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/site';

/** A goal can be up to three years away. */
const nextYear = new Date().getFullYear() + 1;

async function writeGoal(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Add New Goal' }).click();
  await page.getByRole('textbox', { name: 'Goal Title' }).fill(title);
}
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Discard what you typed?' });
const title = (page: Page) => page.getByRole('textbox', { name: 'Goal Title' });

test('Back asks for confirmation before it discards a goal that is being edited', async ({ page }) => {
  await open(page, '/parent-dashboard');
  await page.getByRole('tab', { name: 'Goal Setting' }).click();
  await writeGoal(page, 'Read before breakfast');
  await page.goBack();
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(title(page)).toHaveValue('Read before breakfast');
  await expect(page).toHaveURL('/parent-dashboard?tab=goals');
  await page.goBack();
  await question(page).getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL('/parent-dashboard');
  await expect(title(page)).toBeHidden();
  await expect(page.getByRole('tab', { name: 'Progress Overview' })).toHaveAttribute('aria-selected', 'true');
});

test('a reload asks for confirmation only while something is unsaved', async ({ page }) => {
  await open(page, '/parent-dashboard?tab=goals');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.getByRole('button', { name: 'Add New Goal' }).click();
  await expect(title(page)).toBeFocused();
  await page.reload();
  expect(asked).toEqual([]);
  await writeGoal(page, 'Read before breakfast');
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await writeGoal(page, 'Read before breakfast');
  await page.getByRole('textbox', { name: 'Target Value' }).fill('20');
  await page.getByLabel('Target Date').fill(`${nextYear}-12-31`);
  await page.getByRole('button', { name: 'Create Goal' }).click();
  await expect(page.getByText('Goal added to Academic Goals')).toBeVisible();
  await page.reload();
  expect(asked).toHaveLength(1);
});

test('a value with a comma is accepted, and an invalid number format gets an explanation', async ({
  page,
}) => {
  await open(page, '/parent-dashboard?tab=goals');
  await writeGoal(page, '\u200b\u00a0');
  const value = page.getByRole('textbox', { name: 'Target Value' });
  const create = page.getByRole('button', { name: 'Create Goal' });
  await value.fill('0x10');
  await page.getByLabel('Target Date').fill(`${nextYear}-12-31`);
  await create.click();
  await expect(title(page)).toHaveAccessibleDescription(/Give the goal a title/);
  await expect(value).toHaveAccessibleDescription(/a plain number, such as 750, 2.5, or 1,000/);
  await title(page).fill('A thousand words');
  await value.fill('1,000');
  await create.click();
  await expect(page.getByRole('region', { name: 'A thousand words' })).toContainText('0 of 1,000');
});

test('an email address of 80,000 characters doesn’t freeze the page', async ({ page }) => {
  await open(page, '/parent-dashboard?tab=notifications');
  const email = page.getByRole('textbox', { name: 'Email address' });
  await expect(email).toHaveAttribute('maxlength', '254');
  await email.fill(`a@${'a-'.repeat(40_000)}!`);
  const started = Date.now();
  await page.getByRole('button', { name: 'Save Notification Settings' }).click();
  await expect(email).toHaveAccessibleDescription(/at most 254 characters|does not look like an email/);
  await expect(email).toBeFocused();
  expect(Date.now() - started).toBeLessThan(3000);
});
