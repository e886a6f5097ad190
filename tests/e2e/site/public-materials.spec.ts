/** The printable sheets in a browser: the words of a list are fetched, and one sheet prints alone. */
import { pathOf } from '../../../src/site';
import { expect, hydrated, open, test } from '../support/site';
import { pagesOf } from '../support/printing';

test('the words of a list are fetched, its address preserves the selection, and it prints alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, pathOf('materials'));
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (const sheet of ['Word List with Roots', 'Formula Card'])
    await expect(page.getByRole('button', { name: `Print this sheet: ${sheet}` })).toHaveAttribute(
      'aria-disabled',
      'false',
    );
  await expect(page.getByLabel('First letter')).toHaveValue('');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);

  await page.getByLabel('First letter').selectOption('B');
  await expect(page.getByText('41 words, on one or two pages.')).toBeVisible();
  await expect(page).toHaveURL(/\?letter=b&sheet=words$/);
  await page.getByLabel('Level of the test').selectOption('Middle Level, grades 5 to 7');
  await expect(page.getByText('22 words, on one or two pages.')).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Level of the test')).toHaveValue('middle');
  await expect(page.getByLabel('First letter')).toHaveValue('b');
  await expect(page.getByRole('heading', { name: 'Word List with Roots' })).toBeInViewport();

  await expect(page.locator('[data-print-alone]')).toHaveCount(1);
  expect([1, 2]).toContain(await pagesOf(page, 'Letter'));
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-print-alone]')).toBeVisible();
  await expect(page.getByRole('heading')).toHaveCount(0);
});

test('a browser without a print dialog says where to print, and the sheet doesn’t stay alone', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.set(window, 'print', undefined));
  await open(page, pathOf('materials'));
  const print = page.getByRole('button', { name: 'Print this sheet: A Blank Week' });
  await print.scrollIntoViewIfNeeded();
  await expect(print).toHaveAttribute('aria-disabled', 'false');
  await print.click();
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('This browser can’t print. Open this page in your device’s own browser');
  await expect(page.locator('[data-print-alone]')).toHaveCount(0);
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toHaveCount(0);
});
