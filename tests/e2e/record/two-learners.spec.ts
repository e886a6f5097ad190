/** Two children on one computer: each has a separate record, and figures don't mix. */
import type { Page } from '@playwright/test';
import { brand } from '../../../src/brand';
import { simulatedExport } from '../../simulated';
import { barriers } from '../support/axe';
import { chooseFile, exportEverything } from '../support/my-data';
import { expect, open, test } from '../support/site';

const now = new Date('2026-11-24T16:00:00');

const asLearner = (page: Page, name: string) =>
  page.getByRole('button', { name: `${name}. Switch learners` });

function importFile(page: Page, text: string): Promise<void> {
  return chooseFile(page, {
    name: 'larkfield-prep.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
}

/** Switches this page to another learner through the menu at the top. */
async function turnTo(page: Page, from: string, to: string): Promise<void> {
  await asLearner(page, from).click();
  await page.getByRole('menuitemradio', { name: to }).click();
  await expect(asLearner(page, to)).toBeVisible();
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
  await page.getByRole('button', { name: 'Add another learner' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Another Learner' });
  await dialog.getByLabel('Nickname of the New Learner').fill('Ana');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('Enter a nickname to tell the learners apart.')).toBeVisible();
  await dialog.getByLabel('Nickname of the Current Learner').fill('Theo');
  await dialog.getByLabel('Nickname of the New Learner').fill('theo');
  await expect(dialog.getByText('This nickname is already used here. Choose another one.')).toBeVisible();
  await dialog.getByLabel('Nickname of the New Learner').fill('Ana');
  expect(await barriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(asLearner(page, 'Ana')).toBeVisible();
}

test('a second learner starts with no data, and the header menu switches back to the first', async ({
  page,
}) => {
  await theoAndAna(page);
  await expect(page).toHaveURL('/my-page');
  await expect(page.getByRole('heading', { name: 'Start with the free test' })).toBeVisible();
  await expect(page.getByText('2,137 to 2,251')).toHaveCount(0);
  expect(await barriers(page)).toEqual([]);
  await open(page, '/test-results');
  await expect(page.getByText('No finished tests yet')).toBeVisible();

  await asLearner(page, 'Ana').click();
  const theo = page.getByRole('menuitemradio', { name: 'Theo' });
  await expect(page.getByRole('menuitemradio', { name: 'Ana' })).toBeChecked();
  expect(await barriers(page)).toEqual([]);
  await theo.click();
  await expect(asLearner(page, 'Theo')).toBeVisible();
  await expect(page.getByText('No finished tests yet')).toHaveCount(0);
  await open(page, '/my-page');
  await expect(page.getByText('2,137 to 2,251').first()).toBeVisible();
});

test('another tab opens the same learner, and switching there doesn’t switch the first tab', async ({
  page,
  context,
}) => {
  await theoAndAna(page);
  await turnTo(page, 'Ana', 'Theo');
  await open(page, '/my-page');
  const second = await context.newPage();
  await second.clock.setFixedTime(now);
  await open(second, '/my-page');
  await second.getByRole('button', { name: /Whose figures$/ }).click();
  await second.getByRole('button', { name: /^Ana/ }).click();
  await expect(second.getByRole('heading', { name: 'Start with the free test' })).toBeVisible();
  await page.reload();
  await expect(asLearner(page, 'Theo')).toBeVisible();
  await expect(page.getByText('2,137 to 2,251').first()).toBeVisible();
});

test('exporting, importing, and deleting name the learner and don’t affect the other', async ({
  page,
  context,
}) => {
  await theoAndAna(page);
  await turnTo(page, 'Ana', 'Theo');
  await open(page, '/test-results');
  const file = await exportEverything(page, 'Export Theo’s record');
  expect(file.name).toBe(`${brand.filePrefix}-theo-2026-11-24.json`);

  await turnTo(page, 'Theo', 'Ana');
  await chooseFile(page, file);
  await expect(page.getByText(/^This file is Theo’s, and the record here is Ana’s\./)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();

  // Another tab still shows her and continues with the remaining learner.
  const second = await context.newPage();
  await second.clock.setFixedTime(now);
  await open(second, '/my-page');
  await expect(asLearner(second, 'Ana')).toBeVisible();

  await page.getByRole('button', { name: 'Delete Ana’s record' }).click();
  await page.getByRole('button', { name: 'Delete Ana’s record' }).click();
  await page.getByRole('button', { name: 'Yes, delete Ana’s record' }).click();
  await expect(second.getByText('2,137 to 2,251').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export everything' })).toBeEnabled();
  await expect(page.getByRole('button', { name: /Switch learners$/ })).toHaveCount(0);
  await expect(page.getByText('No finished tests yet')).toHaveCount(0);
  await open(page, '/my-page');
  await expect(page.getByText('2,137 to 2,251').first()).toBeVisible();
});
