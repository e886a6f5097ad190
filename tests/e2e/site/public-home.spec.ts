/** The home page in a browser: complete without scripts, no shifts when they load, and usable by keyboard. */
import { barriersInBothSchemes, noBarrier } from '../support/axe';
import { expect, open, sidewaysScroll, stickingOut, test } from '../support/site';

test('a question can be tried by keyboard, and nothing overflows on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/');
  await page.getByRole('button', { name: 'Try it with other numbers' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveText(/is right|comes from a common mistake/);
  await page.getByRole('button', { name: 'Write a message' }).click();
  await page.getByRole('button', { name: 'Write the email' }).click();
  await expect(page.getByLabel('Your name')).toBeFocused();
  await expect(page.getByText('Enter your name.')).toBeVisible();
  expect(await page.evaluate(stickingOut)).toEqual([]);
  expect(await page.evaluate(sidewaysScroll)).toBe(0);
  expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
});

test('two buttons move through the pictures, each of which fits a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/');
  const pictures = page.getByRole('group', { name: /^A question/ }).getByRole('figure');
  const earlier = page.getByRole('button', { name: 'Previous picture' });
  const later = page.getByRole('button', { name: 'Next picture' });
  await expect(pictures.first()).toBeInViewport({ ratio: 0.9 });
  await expect(earlier).toBeDisabled();
  for (const place of [1, 2]) {
    await later.press('Enter');
    await expect(pictures.nth(place)).toBeInViewport({ ratio: 0.9 });
    await expect(pictures.nth(place - 1)).not.toBeInViewport();
  }
  await expect(later).toBeDisabled();
  await earlier.press('Enter');
  await expect(pictures.nth(1)).toBeInViewport({ ratio: 0.9 });
});

test.describe('before its scripts have loaded', () => {
  test.use({ allowed: /ERR_FAILED/ });

  for (const width of [360, 768, 1280])
    test(`the page has its final height at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto('/');
      const before = await height();
      await page.unroute('**/assets/*.js');
      await open(page, '/');
      await page.getByLabel('Your name').waitFor({ state: width === 360 ? 'attached' : 'visible' });
      expect(await height()).toBe(before);
    });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each product has its picture, and the form is replaced with an email address', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('Wrong, your answer')).toBeVisible();
    await expect(page.getByRole('figure')).toHaveCount(5);
    await expect(page.getByText('Avoid', { exact: true })).toBeVisible();
    await expect(page.getByText(/^An email to .+ works, too\.$/)).toBeVisible();
  });
});
