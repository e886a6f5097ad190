/** The page about the provider in a browser: a mistake is reported from a review. */
import { barriers } from '../support/axe';
import { mostShift, shiftsOf, watchShifts } from '../support/shifts';
import { expect, test } from '../support/site';
import { handIn, itemOnScreen, start } from '../support/taking';

const reportLink = /^Something wrong with this question\?/;

test('a question links to its mistake report after the test, which loads without a layout shift', async ({
  page,
  context,
}) => {
  await start(page, '/ssat-verbal-practice/quick-test');
  const { id } = await itemOnScreen(page);
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
  await about.close();
  // The result is still in its place.
  await expect(page.getByRole('heading', { level: 1, name: 'Quick Verbal Test: your result' })).toBeVisible();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchShifts(page);
  await page.goto('/about?question=syn-9999#report');
  await expect(page.getByText(/^No question has that number/)).toBeVisible();
  const { sum, each } = await shiftsOf(page);
  // The form once shifted by 0.06.
  expect(sum, each).toBeLessThan(mostShift);
  expect(await barriers(page)).toEqual([]);
});
