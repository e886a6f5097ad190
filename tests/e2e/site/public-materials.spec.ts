/** The printable sheets: each alone, on the advertised number of pages, in both paper formats. */
import type { Page } from '@playwright/test';
import { pathOf } from '../../../src/site';
import { barriersInBothSchemes, noBarrier } from '../support/axe';
import { expect, open, sidewaysScroll, stickingOut, test } from '../support/site';

const papers = ['A4', 'Letter'] as const;

async function pagesOf(page: Page, format: (typeof papers)[number]): Promise<number> {
  const pdf = await page.pdf({ format });
  return [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length;
}

const sheets = [
  ['answer-sheet', 1],
  ['words&letter=c&part=1', 2],
  ['words&root=all', 2],
  ['words&root=circum', 1],
  ['relations', 1],
  ['formulas', 2],
  ['checklist', 1],
  ['reading-log', 1],
  ['week', 1],
] as const;

test('each sheet prints alone on its number of A4 or Letter pages', async ({ page }) => {
  for (const [sheet, pages] of sheets) {
    await open(page, `${pathOf('materials')}?sheet=${sheet}`);
    const alone = page.locator('[data-print-alone]');
    await expect(alone).toHaveCount(1);
    for (const paper of papers) expect(await pagesOf(page, paper), `${sheet} on ${paper}`).toBe(pages);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-print-alone]')).toBeVisible();
  await expect(page.getByRole('heading')).toHaveCount(0);
});

test('a sheet loads when the reader scrolls to it, without a layout shift', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, pathOf('materials'));
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (const sheet of ['Word List with Roots', 'Formula Card']) {
    const print = page.getByRole('button', { name: `Print this sheet: ${sheet}` });
    await expect(print).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('heading', { name: sheet }).scrollIntoViewIfNeeded();
    await expect(print).toHaveAttribute('aria-disabled', 'false');
  }
  await expect(page.getByLabel('First letter')).toHaveValue('');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
});

test('the URL preserves the word selection, and nothing overflows on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, pathOf('materials'));
  await page.getByRole('heading', { name: 'Word List with Roots' }).scrollIntoViewIfNeeded();
  await page.getByLabel('First letter').selectOption('B');
  await expect(page.getByText('35 words, on one or two pages.')).toBeVisible();
  await expect(page).toHaveURL(/\?letter=b&sheet=words$/);
  await page.reload();
  await expect(page.getByLabel('First letter')).toHaveValue('b');
  await expect(page.getByRole('heading', { name: 'Word List with Roots' })).toBeInViewport();
  expect(await page.evaluate(stickingOut)).toEqual([]);
  expect(await page.evaluate(sidewaysScroll)).toBe(0);
  expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the print command prints the text and the sheets of the document', async ({ page }) => {
    await page.goto(pathOf('materials'));
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('group', { name: 'Preview: Test-Day Checklist' })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Preview: Answer Sheet' })).toBeHidden();
  });
});
