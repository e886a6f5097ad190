/** Two children on one computer: each has a separate record, and figures don't mix. */
import type { Page } from '@playwright/test';
import { brand } from '../../../src/brand';
import { simulatedExport } from '../../simulated';
import { barriers } from '../support/axe';
import { chooseFile, exportEverything } from '../support/my-data';
import { expect, open, test } from '../support/site';

const now = new Date('2026-11-24T16:00:00');

const asLearner = (page: Page, name: string) =>
  page.getByRole('button', { name: `${name}. Switch students` });

function importFile(page: Page, text: string): Promise<void> {
  return chooseFile(page, {
    name: 'larkfield-prep.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
}

async function theoAndAna(page: Page): Promise<void> {
  await page.clock.setFixedTime(now);
  await open(page, '/test-results');
  await page.getByRole('button', { name: 'Save on this device' }).click();
  await expect(page.getByText(/^Results are saved on this device from now on/)).toBeVisible();
  await importFile(page, simulatedExport('one-test', now.getTime()));
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText(/imported/i).first()).toBeVisible();

  await open(page, '/my-page');
  await page.getByRole('button', { name: /Whose figures$/ }).click();
  await page.getByRole('button', { name: 'Add another student' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Another Student' });
  await dialog.getByLabel('Nickname of the New Student').fill('Ana');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('Enter a nickname to tell the students apart.')).toBeVisible();
  await dialog.getByLabel('Nickname of the Current Student').fill('Theo');
  await dialog.getByLabel('Nickname of the New Student').fill('theo');
  await expect(dialog.getByText('This nickname is already used here. Choose another one.')).toBeVisible();
  await dialog.getByLabel('Nickname of the New Student').fill('Ana');
  expect(await barriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(asLearner(page, 'Ana')).toBeVisible();
}

test('a second learner starts with no data; switching, exporting, importing, and deleting don’t affect the other', async ({
  page,
  context,
}) => {
  await theoAndAna(page);
  await expect(page).toHaveURL('/my-page');
  await expect(page.getByRole('heading', { name: 'Start with the free test' })).toBeVisible();
  await expect(page.getByText('2,153 to 2,267')).toHaveCount(0);
  expect(await barriers(page)).toEqual([]);
  await open(page, '/test-results');
  await expect(page.getByText('No finished tests yet')).toBeVisible();

  await test.step('the header’s menu switches back', async () => {
    await asLearner(page, 'Ana').click();
    await expect(page.getByRole('menuitemradio', { name: 'Ana' })).toBeChecked();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('menuitemradio', { name: 'Theo' }).click();
    await expect(asLearner(page, 'Theo')).toBeVisible();
    await expect(page.getByText('No finished tests yet')).toHaveCount(0);
  });

  const second = await context.newPage();
  await second.clock.setFixedTime(now);
  await test.step('another tab opens the same learner, and switching there doesn’t switch the first', async () => {
    await open(second, '/my-page');
    await expect(asLearner(second, 'Theo')).toBeVisible();
    await expect(second.getByText('2,153 to 2,267').first()).toBeVisible();
    await second.getByRole('button', { name: /Whose figures$/ }).click();
    await second.getByRole('button', { name: /^Ana/ }).click();
    await expect(second.getByRole('heading', { name: 'Start with the free test' })).toBeVisible();
    await page.reload();
    await expect(asLearner(page, 'Theo')).toBeVisible();
    await expect(page.getByText('No finished tests yet')).toHaveCount(0);
  });

  await test.step('an export and a warning name the learners', async () => {
    const file = await exportEverything(page, 'Export Theo’s record');
    expect(file.name).toBe(`${brand.filePrefix}-theo-2026-11-24.json`);
    await asLearner(page, 'Theo').click();
    await page.getByRole('menuitemradio', { name: 'Ana' }).click();
    await expect(asLearner(page, 'Ana')).toBeVisible();
    await chooseFile(page, file);
    await expect(page.getByText(/^This file is Theo’s, and the record here is Ana’s\./)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('a deleted learner’s tabs continue with the other one', async () => {
    await expect(asLearner(second, 'Ana')).toBeVisible();
    await page.getByRole('button', { name: 'Delete Ana’s record' }).click();
    await page.getByRole('button', { name: 'Delete Ana’s record' }).click();
    await page.getByRole('button', { name: 'Yes, delete Ana’s record' }).click();
    await expect(second.getByText('2,153 to 2,267').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Export everything' })).toBeEnabled();
    await expect(page.getByRole('button', { name: /Switch students$/ })).toHaveCount(0);
    await expect(page.getByText('No finished tests yet')).toHaveCount(0);
  });
});
