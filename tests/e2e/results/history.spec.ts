/** Saved data is exported, deleted, and imported again; an invalid file changes nothing. */
import { brand } from '../../../src/brand';
import { badFiles, twoFullTests } from '../support/history-file';
import { chooseFile, exportEverything } from '../support/my-data';
import { expect, open, test } from '../support/site';
import { answer, handIn, next, start } from '../support/taking';

const list = /^Finished tests$/;

test('importing an export after deleting everything restores the tests and their report', async ({
  page,
}) => {
  await start(page, '/ssat-verbal-practice/quick-test', { keep: 'device' });
  await answer(page, true);
  await next(page);
  await answer(page, false);
  await handIn(page);
  await open(page, '/test-results');
  const row = page.getByRole('list', { name: list }).getByRole('listitem').first();
  await expect(row).toContainText('1 right, 1 wrong, 8 blank');

  // Names and notes are part of the export.
  await page.getByRole('button', { name: /^Name or note: Quick Verbal Test/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Before breakfast');
  await dialog.getByLabel('Note').fill('Slept badly.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row.getByRole('link', { name: /^Before breakfast/ })).toBeVisible();

  const file = await exportEverything(page);
  expect(file.name).toMatch(new RegExp(`^${brand.filePrefix}-\\d{4}-\\d{2}-\\d{2}\\.json$`));
  const before = await row.innerText();

  await page.getByRole('button', { name: 'Delete everything' }).click();
  await page.getByRole('alertdialog').getByRole('button').nth(1).click();
  // The second confirmation.
  await page.getByRole('alertdialog').getByRole('button').nth(1).click();
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
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 2, name: '1 right answer out of 10.' })).toBeVisible();

  // Importing the same file again adds nothing.
  await open(page, '/test-results');
  await chooseFile(page, file);
  await expect(page.getByText(/1 already here/)).toBeVisible();
});

test('a foreign, damaged, newer, or huge file is rejected with a reason', async ({ page }, testInfo) => {
  await open(page, '/test-results');
  await page.getByRole('button', { name: 'Save on this device' }).click();
  await chooseFile(page, twoFullTests());
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const rows = page.getByRole('list', { name: list }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  const files = badFiles(testInfo.outputPath('huge.json'));
  const reasons = {
    foreign: /was not exported from here/,
    damaged: /This file is damaged/,
    newer: /newer version of this site/,
    huge: /larger than 64 MB/,
  } as const;
  for (const kind of ['foreign', 'damaged', 'newer', 'huge'] as const) {
    await chooseFile(page, files[kind]);
    await expect(page.getByRole('alert'), kind).toContainText(reasons[kind]);
    await expect(rows).toHaveCount(2);
  }
});

test('deleting a test asks for confirmation and keeps the others', async ({ page }) => {
  await open(page, '/test-results');
  await page.getByRole('button', { name: 'Save on this device' }).click();
  await chooseFile(page, twoFullTests());
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('button', { name: /^Delete: Full Test A/ }).click();
  await expect(page.getByRole('alertdialog', { name: 'Delete this test?' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByRole('button', { name: /^Delete: Full Test A/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Delete it' }).click();
  const rows = page.getByRole('list', { name: list }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Full Test B');
  await page.reload();
  await expect(rows).toHaveCount(1);
});
