/** The dashboards at the edges of their data: long names, a first day, a great deal. Nothing clips and nothing scrolls sideways. */
import { type Page } from '@playwright/test';
import { variants } from '../../src/data/sample/variants';
import { variantsAddress } from '../playwright.config';
import { tabs } from '../../src/domain/family/tab';
import { barriers } from './axe';
import { expect, stickingOut, test } from './site';

test.use({ baseURL: variantsAddress });

const screens = [
  '/my-page',
  '/dashboard/student',
  '/dashboard/parents',
  ...tabs.map((tab) => `/parent-dashboard?tab=${tab}`),
];
const widths = [320, 768, 1280];

/** Every drawing is asked for only when it comes near the screen. */
async function seeAll(page: Page): Promise<void> {
  for (const figure of await page.getByRole('figure').all()) await figure.scrollIntoViewIfNeeded();
  await expect(page.locator('figure:not(:has(svg.recharts-surface))')).toHaveCount(0);
}

/** The labels of the drawings that lie outside of their drawing, and so are cut. */
const cutLabels = () =>
  [...document.querySelectorAll('main svg.recharts-surface')].flatMap((drawing) => {
    const box = drawing.getBoundingClientRect();
    return [...drawing.querySelectorAll('text')]
      .filter((label) => {
        const { left, right, top, bottom } = label.getBoundingClientRect();
        return left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1;
      })
      .map((label) => label.textContent);
  });

for (const variant of Object.keys(variants)) {
  for (const screen of screens) {
    test(`${screen} with ${variant}`, async ({ page }) => {
      await page.goto(`/${variant}${screen}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await seeAll(page);
        expect(await page.evaluate(stickingOut), `at ${width} px`).toEqual([]);
        expect(await page.evaluate(cutLabels), `at ${width} px`).toEqual([]);
        await expect(page.locator('main')).not.toContainText(/NaN|undefined|Infinity|\bnull\b/);
      }
      expect(await barriers(page)).toEqual([]);
    });
  }
}
