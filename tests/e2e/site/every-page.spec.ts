/**
 * Every page and every tab of the family dashboard, opened once: its title and heading, console messages, accessibility in both
 * color schemes, layout at four widths, layout shift while loading, and controls that something covers.
 */
import type { Page } from '@playwright/test';
import { documentTitleOf, routeIds, site } from '../../../src/site';
import { coveredControls } from '../../covered';
import { axeColorOptions, axeWidthOptions } from '../../axe-rules';
import { barriers, showScheme } from '../support/axe';
import { pageParts, textSizes, widthFaults } from '../support/fitting';
import { seeAll, walkWithTab } from '../support/focus';
import { mostShift, shiftsOf, watchShifts } from '../support/shifts';
import { expect, hydrated, open, test, twoFrames } from '../support/site';

const wide = { width: 1280, height: 800 };
/** From the narrowest phone to the width at which pages stop growing. */
const sizes = [{ width: 320, height: 640 }, { width: 390, height: 844 }, { width: 768, height: 1024 }, wide];
const phoneWidth = 390;
/** The sizes of type on a laptop (`typeScale` in theme/scales.ts), in pixels. */
const typeSizes = [12, 14, 16, 18, 24, 32, 44];

for (const paths of pageParts)
  test(`each of ${paths.join(', ')} opens, fits, and is accessible`, async ({ page }) => {
    await watchShifts(page);
    for (const path of paths)
      await test.step(path, async () => {
        await page.setViewportSize(wide);
        await showScheme(page, 'light');
        const response = await page.goto(path);
        expect(response?.status()).toBe(200);
        await hydrated(page);
        await expectItsTitle(page, path);
        const { sum, each } = await shiftsOf(page);
        expect.soft(sum, each).toBeLessThan(mostShift);

        const sizesInUse = await page.evaluate(textSizes);
        expect.soft(sizesInUse.filter((size) => !typeSizes.includes(size))).toEqual([]);
        expect.soft(await barriers(page), 'in light').toEqual([]);
        await showScheme(page, 'dark');
        expect.soft(await barriers(page, axeColorOptions), 'in dark').toEqual([]);

        for (const size of sizes) {
          await page.setViewportSize(size);
          await twoFrames(page);
          expect.soft(await widthFaults(page), `at ${size.width} px`).toEqual([]);
          if (size.width === phoneWidth)
            expect.soft(await barriers(page, axeWidthOptions), `at ${size.width} px`).toEqual([]);
        }
        // The browser shows the focus ring and scrolls to the focused element only after a key press.
        await page.keyboard.press('Tab');
        expect.soft(await page.evaluate(coveredControls)).toEqual([]);
      });
  });

async function expectItsTitle(page: Page, path: string): Promise<void> {
  const { pathname } = new URL(path, 'http://site');
  const row = routeIds.map((id) => site[id]).find((each) => each.path === pathname);
  if (row === undefined) throw new Error(`No page has the path ${pathname}.`);
  // The worked example's own sentence leads the score report.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    row === site.scoreReport ? /^A clear gain: / : row.heading,
  );
  await expect(page).toHaveTitle(documentTitleOf(row));
}

/** One page of each template; the dashboards have a test of their own. */
for (const id of ['home', 'scoring', 'sectionStudy', 'studyPlanner', 'quickTest', 'scoreReport'] as const)
  test(`Tab moves through ${site[id].path} in order and keeps each control in sight`, async ({ page }) => {
    await open(page, site[id].path);
    await seeAll(page);
    await walkWithTab(page, 'body');
  });
