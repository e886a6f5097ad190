/** The dashboards with extreme data: long names, a first day, very long records. Nothing is clipped or scrolls sideways. */
import { sampleVariants } from '../../src/data/sample/sampleVariants';
import { variantsAddress } from '../playwright.config';
import { barriers } from './axe';
import { dashboardScreens, fitsAt } from './looks';
import { expect, test } from './site';

test.use({ baseURL: variantsAddress });

for (const [variant, { children }] of Object.entries(sampleVariants))
  for (const screen of dashboardScreens)
    test(`${screen} with ${variant}`, async ({ page }) => {
      const { nickname } = children[0].profile;
      await fitsAt(page, `/${variant}${screen}`, nickname ?? 'with no name yet', [320, 1280]);
      expect(await barriers(page)).toEqual([]);
    });
