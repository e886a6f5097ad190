/** The pages on scores in a browser: the calculator, and the chart that loads after the page without a shift. */
import { barriers } from '../support/axe';
import { expect, follow, open, sidewaysScroll, stickingOut, test } from '../support/site';

test('the calculator works by keyboard on a phone, and the score guide’s chart loads without a layout shift', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/ssat-scoring');
  await expect(page.getByText('38 + 8 + 14 = 60, a whole verbal section.')).toBeVisible();
  await page.getByRole('button', { name: 'Verbal', pressed: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(
    page.getByText(/A raw score of 30 in the quantitative section is about \d{3}\sto\s\d{3}/),
  ).toBeVisible();
  await page.getByLabel(/^Right/).fill('many');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('alert')).toHaveText('Enter a whole number from 0 to 50.');
  expect(await page.evaluate(stickingOut)).toEqual([]);
  expect(await page.evaluate(sidewaysScroll)).toBe(0);
  expect(await barriers(page)).toEqual([]);

  await page.setViewportSize({ width: 1280, height: 800 });
  await follow(page, 'scoreGuide');
  const next = page.getByRole('heading', { name: 'A Score Is a Range' });
  const topOfNext = async () => ((await next.boundingBox())?.y ?? 0) + (await page.evaluate(() => scrollY));
  await expect(next).toBeAttached();
  const before = await topOfNext();
  const chart = page.getByRole('group', { name: /^Chart: Percentile by scaled score/ });
  await chart.scrollIntoViewIfNeeded();
  await expect(chart.locator('[data-mark]')).toHaveCount(3);
  await chart.focus();
  await page.keyboard.press('Home');
  await expect(page.getByRole('figure').getByRole('status')).toHaveText(
    '500: Verbal 1st, Quantitative 1st, Reading (rougher) 1st',
  );
  expect(await topOfNext()).toBeCloseTo(before, 0);
});
