/**
 * The pages about the provider in a browser: a mistake is reported from a review, and the pages work on a phone and without
 * scripts.
 */
import { barriersInBothSchemes, noBarrier } from '../support/axe';
import { mostShift, shiftsOf, watchShifts } from '../support/shifts';
import { expect, hydrated, sidewaysScroll, stickingOut, test } from '../support/site';
import { handIn, itemOnScreen, start } from '../support/taking';

const reportLink = /^Something wrong with this question\?/;

test('a question links to its mistake report only after the test', async ({ page, context }) => {
  await start(page, '/ssat-verbal-practice/quick-test');
  const { id } = await itemOnScreen(page);
  await expect(page.getByRole('link', { name: reportLink })).toHaveCount(0);
  await handIn(page);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: reportLink }).first().click();
  const about = await opened;
  await expect(about).toHaveURL(new RegExp(`/about\\?question=${id}#report$`));
  await expect(about.getByRole('heading', { name: 'Report a Mistake' })).toBeInViewport();
  await expect(about.getByRole('heading', { name: `Question ${id}, version 1 (Synonym)` })).toBeVisible();
  await about.getByText('More than one choice is right').click();
  const email = await about.getByRole('link', { name: 'Write the email' }).getAttribute('href');
  expect(email).toMatch(new RegExp(`^mailto:.*${id}.*More%20than%20one`));
  // The result is still in its place.
  await expect(page.getByRole('heading', { level: 1, name: 'Quick Verbal Test: your result' })).toBeVisible();
});

test('an unknown question shows a message, and the form loads without a layout shift', async ({ page }) => {
  await watchShifts(page);
  await page.goto('/about?question=syn-9999#report');
  await expect(page.getByText(/^No question has that number/)).toBeVisible();
  const { sum, each } = await shiftsOf(page);
  // The form once shifted by 0.06.
  expect(sum, each).toBeLessThan(mostShift);
  expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
});

test('the pages have no accessibility violations or overflow on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/about', '/features', '/pricing']) {
    await page.goto(path);
    await hydrated(page);
    expect(await page.evaluate(stickingOut)).toEqual([]);
    expect(await page.evaluate(sidewaysScroll)).toBe(0);
    expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a mistake can be reported, and the plans can be read', async ({ page }) => {
    await page.goto('/about');
    const report = page.getByRole('region', { name: 'Report a Mistake' });
    await expect(report.getByRole('link', { name: /@/ })).toHaveAttribute(
      'href',
      /^mailto:.*subject=A%20mistake/,
    );
    await page.goto('/pricing');
    await expect(page.getByRole('link', { name: /^Ask for a quote/ }).first()).toBeVisible();
  });
});
