/** Every route: its h1, no console message, no barrier that axe can find, in light and dark, at both sizes. */
import { routeIds, site } from '../../src/site';
import { barriers } from './axe';
import { expect, hydrated, test } from './site';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    for (const id of routeIds) {
      test(`${site[id].path} is sound in ${colorScheme}`, async ({ page }) => {
        const response = await page.goto(site[id].path);
        expect(response?.status()).toBe(200);
        await hydrated(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(site[id].title);
        await expect(page).toHaveTitle(new RegExp(`^${site[id].title}`));
        await expect(page.locator(`html[data-${colorScheme}]`)).toHaveCount(1);

        const scroll = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(scroll, 'no sideways scroll').toBeLessThanOrEqual(0);

        expect(await barriers(page)).toEqual([]);
      });
    }
  });
}
