/** Every route: its h1, no console message, no barrier that axe can find, in light and dark, at both sizes. */
import { routeIds, site } from '../../src/site';
import { barriersInBothSchemes, noBarrier } from './axe';
import { expect, hydrated, sidewaysScroll, test } from './site';

for (const id of routeIds) {
  test(`${site[id].path} is sound in light and dark, wide and narrow`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const response = await page.goto(site[id].path);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(site[id].title);
    await expect(page).toHaveTitle(new RegExp(`^${site[id].title}`));
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(sidewaysScroll), `${width} px`).toBe(0);
      expect(await barriersInBothSchemes(page), `${width} px`).toEqual(noBarrier);
    }
  });
}
