/** The printable sheets: each alone, on the advertised number of pages, in both paper formats. */
import { pathOf } from '../../../src/site';
import { pagesOf, papers } from '../support/printing';
import { expect, open, test } from '../support/site';

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
