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
  const rows = page.getByRole('list', { name: /^Finished tests$/ }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  const row = rows.first();

  // Names and notes are part of the export.
  await page.getByRole('button', { name: /^Name or note: Full Test B/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Before breakfast');
  await dialog.getByLabel('Note').fill('Slept badly.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row.getByRole('link', { name: /^Before breakfast/ })).toBeVisible();

  const remove = page.getByRole('button', { name: /^Delete: Full Test A/ });
  await remove.click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect(rows).toHaveCount(1);

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
  await row.getByRole('link').click();
  await expect(
    page.getByRole('heading', { level: 1, name: /^A first estimate of your total/ }),
  ).toBeVisible();
});
