/** What is looked at on every dashboard, whatever the family and the width: nothing cut, nothing sideways, nothing uncomputed. */
import type { Page } from '@playwright/test';
import { dashboardTabs } from '../../src/domain/dashboard/dashboard-tab';
import { expect, open, stickingOut } from './site';

/** Every screen of the dashboards, as paths; a path may have a query already. */
export const dashboardScreens = [
  '/my-page',
  '/dashboard/student',
  '/dashboard/parents',
  ...dashboardTabs.map((tab) => `/parent-dashboard?tab=${tab}`),
];

/** Opens the cards that a phone folds. */
export async function unfoldAll(page: Page): Promise<void> {
  const folded = page.locator('main button[aria-expanded="false"][aria-controls$="-content"]:visible');
  while ((await folded.count()) > 0) await folded.first().click();
}

/** Every drawing is asked for only when it comes near the screen. */
export async function seeAll(page: Page): Promise<void> {
  const undrawn = page.locator('figure[data-undrawn]');
  await expect(async () => {
    await unfoldAll(page);
    await page.evaluate(() => document.querySelector('figure[data-undrawn]')?.scrollIntoView());
    expect(await undrawn.count()).toBe(0);
  }).toPass({ intervals: [50, 100] });
}

/** The labels of the drawings that lie outside of their drawing, and so are cut. */
const cutLabels = () =>
  [...document.querySelectorAll('main figure svg')].flatMap((drawing) => {
    const box = drawing.getBoundingClientRect();
    return [...drawing.querySelectorAll('text')]
      .filter((label) => {
        const { left, right, top, bottom } = label.getBoundingClientRect();
        return left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1;
      })
      .map((label) => label.textContent);
  });

/** Opens a screen and looks at it at each width, once the child's name stands there: another family comes after the first paint. */
export async function fitsAt(
  page: Page,
  path: string,
  child: string,
  widths: readonly number[],
): Promise<void> {
  await open(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main')).toContainText(child);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await seeAll(page);
    expect(await page.evaluate(stickingOut), `at ${width} px`).toEqual([]);
    expect(await page.evaluate(cutLabels), `at ${width} px`).toEqual([]);
    await expect(page.locator('main')).not.toContainText(/NaN|undefined|Infinity|\bnull\b/);
  }
}
