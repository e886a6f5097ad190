/** Saved data is exported, deleted, and imported again. */
import { brand } from '../../../src/brand';
import { twoFullTests } from '../support/history-file';
import { chooseFile, exportEverything } from '../support/my-data';
import { expect, open, test } from '../support/site';

test('importing an export after deleting everything restores the tests, their notes, and their reports', async ({
  page,
}) => {
  await open(page, '/test-results');
  await page.getByRole('button', { name: 'Save on this device' }).click();
  await chooseFile(page, twoFullTests());
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const table = page.getByRole('table', { name: 'Finished tests' });
  const rows = table.locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(2);
  const row = rows.first();
  const choose = async (menu: RegExp, action: string) => {
    await table.getByRole('button', { name: menu }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };

  // Names and notes are part of the export.
  await choose(/^More for Full Test B, /, 'Name or note');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Before breakfast');
  await dialog.getByLabel('Note').fill('Slept badly.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row.getByRole('link', { name: /^Before breakfast/ })).toBeVisible();
  await expect(table.getByRole('button', { name: /^More for Before breakfast, / })).toBeFocused();

  await choose(/^More for Full Test A, /, 'Delete');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(table.getByRole('button', { name: /^More for Full Test A, / })).toBeFocused();
  // By keys: once it has closed, the menu opens on its first action, and Delete is the last.
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect(rows).toHaveCount(1);
  await expect(table).toBeFocused();
  // One test alone leaves nothing to compare.
  await expect(page.getByRole('region', { name: 'Performance Trends' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Two Tests Side by Side' })).toHaveCount(0);

  const file = await exportEverything(page);
  expect(file.name).toMatch(new RegExp(`^${brand.filePrefix}-\\d{4}-\\d{2}-\\d{2}\\.json$`));
  const before = await row.innerText();

  await page.getByRole('button', { name: 'Delete everything' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete everything' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, delete everything' }).click();
  await expect(page.getByText('No finished tests yet')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No finished tests yet')).toBeVisible();

  await page.getByRole('button', { name: 'Save on this device' }).click();
  await chooseFile(page, file);
  await expect(page.getByText(/^1 new test/)).toBeVisible();
  // Nothing has changed yet.
  await expect(page.getByText('No finished tests yet')).toBeVisible();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(row).toContainText('Slept badly.');
  expect(await row.innerText()).toBe(before);

  // Importing the same file again adds nothing.
  await chooseFile(page, file);
  await expect(page.getByText(/1 already here/)).toBeVisible();
  // The whole row opens the report.
  await row.click({ position: { x: 4, y: 4 } });
  await expect(
    page.getByRole('heading', { level: 1, name: /^A first estimate of your total/ }),
  ).toBeVisible();
});
