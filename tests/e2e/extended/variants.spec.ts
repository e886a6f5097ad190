/** The dashboards with extreme data: long names, a first day, very long records. Nothing is clipped or scrolls sideways. */
import { sampleVariants } from '../../../src/data/sample/sampleVariants';
import { variantsAddress } from '../../playwright.config';
import { barriers } from '../support/axe';
import { dashboardScreens, fitAt } from '../support/looks';
import { expect, test } from '../support/site';

test.use({ baseURL: variantsAddress });

for (const [variant, { children }] of Object.entries(sampleVariants))
  test(`no dashboard has layout errors or accessibility violations with ${variant}`, async ({ page }) => {
    const screens = dashboardScreens((path) => `/${variant}${path}`);
    const { nickname } = children[0].profile;
    await fitAt(page, screens, nickname ?? 'with no name yet', [320, 1280], async () => {
      expect(await barriers(page)).toEqual([]);
    });
  });
