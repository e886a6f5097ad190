/** Every route: its h1, no console message, no barrier that axe can find, in light and dark, at both sizes. */
import { routeIds, site } from '../../src/site';
import { barriersInBothSchemes, noBarrier } from './axe';
import { expect, hydrated, test } from './site';

for (const id of routeIds) {
  test(`${site[id].path} is sound in light and dark`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const response = await page.goto(site[id].path);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(site[id].title);
    await expect(page).toHaveTitle(new RegExp(`^${site[id].title}`));

    const scroll = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(scroll, 'no sideways scroll').toBeLessThanOrEqual(0);

    expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
  });
}
