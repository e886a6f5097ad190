/** Checks for every dashboard, family, and width: nothing clipped, no sideways scrolling, no unresolved values. */
import type { Page } from '@playwright/test';
import { dashboardTabs } from '../../src/domain/dashboard/dashboard-tab';
import { expect, open, stickingOut } from './site';

/** Every screen of the dashboards as paths, some with a query. */
export const dashboardScreens = [
  '/my-page',
  '/dashboard/student',
  '/dashboard/parents',
  ...dashboardTabs.map((tab) => `/parent-dashboard?tab=${tab}`),
];

/** Expands the cards that are collapsed on a phone. */
export async function unfoldAll(page: Page): Promise<void> {
  const folded = page.locator('main button[aria-expanded="false"][aria-controls$="-content"]:visible');
  while ((await folded.count()) > 0) await folded.first().click();
}

/** Scrolls through the page, because charts only load near the viewport. */
export async function seeAll(page: Page): Promise<void> {
  const undrawn = page.locator('figure[data-undrawn]');
  await expect(async () => {
    await unfoldAll(page);
    await page.evaluate(() => document.querySelector('figure[data-undrawn]')?.scrollIntoView());
    expect(await undrawn.count()).toBe(0);
  }).toPass({ intervals: [50, 100] });
}

/** Returns chart labels that are clipped by their chart. */
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

/**
 * Opens a screen and checks it at each width after the child's name appears: a family from the URL renders after the first paint.
 */
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
