/** The site in a browser without scripts. */
import { expect, test } from '../support/site';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  for (const address of ['/', '/ssat-verbal-practice/quick-test', '/parent-dashboard']) {
    test(`${address} shows a notice about JavaScript above its heading`, async ({ page }) => {
      await page.goto(address);
      // Text locators ignore <noscript>.
      const word = page.locator('main noscript p').first();
      await expect(word).toHaveText(/^You can read this page without JavaScript/);
      await expect(word).toBeInViewport();
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
      const at = await word.boundingBox();
      expect((at?.y ?? 0) + (at?.height ?? 0)).toBeLessThanOrEqual(heading?.y ?? 0);
    });
  }
});
