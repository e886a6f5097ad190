/** Every route has its h1, no console messages, and no axe violations, in both schemes and sizes. */
import { documentTitleOf, routeIds, site } from '../../../src/site';
import { axeWidthOptions } from '../../axe-rules';
import { barriersInBothSchemes, noBarrier } from '../support/axe';
import { expect, hydrated, sidewaysScroll, test } from '../support/site';

for (const id of routeIds) {
  test(`${site[id].path} has no accessibility violations or overflow in either color scheme, wide or narrow`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const response = await page.goto(site[id].path);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(site[id].heading);
    await expect(page).toHaveTitle(documentTitleOf(site[id]));
    expect(await page.evaluate(sidewaysScroll)).toBe(0);
    expect(await barriersInBothSchemes(page)).toEqual(noBarrier);

    await page.setViewportSize({ width: 360, height: 800 });
    expect(await page.evaluate(sidewaysScroll)).toBe(0);
    expect(await barriersInBothSchemes(page, axeWidthOptions)).toEqual(noBarrier);
  });
}
