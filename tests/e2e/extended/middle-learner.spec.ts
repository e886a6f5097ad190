/** Every page for a student of the Middle Level with a record of five weeks: accessible, and nothing clipped or sticking out. */
import { axeColorOptions, axeWidthOptions } from '../../axe-rules';
import { coveredControls } from '../../covered';
import { barriers, showScheme } from '../support/axe';
import { pageParts, widthFaults } from '../support/fitting';
import { practiced } from '../support/practiced';
import { expect, hydrated, test, twoFrames } from '../support/site';

const laptop = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };
/** Higher than the page, so that the navigation at the bottom covers no part of a control. */
const wholePage = { width: 360, height: 20_000 };
const sizes = [phone, { width: 768, height: 1024 }, laptop];

for (const paths of pageParts)
  test(`each of ${paths.join(', ')} fits and is accessible for a Middle Level student`, async ({ page }) => {
    await practiced(page, 'middle-level');
    for (const path of paths)
      await test.step(path, async () => {
        await page.setViewportSize(laptop);
        await showScheme(page, 'light');
        await page.goto(path);
        await hydrated(page);
        expect.soft(await barriers(page), 'in light').toEqual([]);
        await showScheme(page, 'dark');
        expect.soft(await barriers(page, axeColorOptions), 'in dark').toEqual([]);
        for (const size of sizes) {
          await page.setViewportSize(size);
          await twoFrames(page);
          expect.soft(await widthFaults(page), `at ${size.width} px`).toEqual([]);
        }
        await page.setViewportSize(wholePage);
        expect.soft(await barriers(page, axeWidthOptions), 'on a phone').toEqual([]);
        await page.setViewportSize(laptop);
        await page.keyboard.press('Tab');
        expect.soft(await page.evaluate(coveredControls)).toEqual([]);
      });
  });
