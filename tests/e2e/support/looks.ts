/** Checks for every dashboard, family, and width: nothing clipped, no sideways scrolling, no unresolved values. */
import type { Page } from '@playwright/test';
import { dashboardTabLabels } from '../../../src/domain/dashboard/dashboard-tab';
import { typedKeys } from '../../../src/lib/typedKeys';
import { dashboardLabels, pathOf, site } from '../../../src/site';
import { expect, open, sidewaysScroll, stickingOut, test, twoFrames } from './site';

interface Screen {
  /** The heading of its step in the test's report. */
  readonly name: string;
  readonly show: (page: Page) => Promise<void>;
}

/** Returns the screens of all dashboards. Only the first one is loaded, since a load costs more than the checks of a screen. */
export function dashboardScreens(addressOf: (path: string) => string): readonly Screen[] {
  const first = 'myPage';
  // In the order of their row, so that the last one is the one with tabs.
  const others = typedKeys(dashboardLabels).filter((id) => id !== first);
  return [
    {
      name: site[first].heading,
      show: (page) => open(page, addressOf(pathOf(first))),
    },
    ...others.map((id) => ({
      name: site[id].heading,
      async show(page: Page) {
        const row = page.getByRole('navigation', { name: /dashboards$/i });
        await row.getByRole('link', { name: dashboardLabels[id], exact: true }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(site[id].heading);
      },
    })),
    ...Object.values(dashboardTabLabels)
      .slice(1)
      .map((label) => ({
        name: label,
        async show(page: Page) {
          await page.getByRole('tab', { name: label }).click();
          await expect(page.getByRole('tabpanel', { name: label })).toBeVisible();
        },
      })),
  ];
}

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

/** Shows each screen, checks it at each width after the child's name appears, and then checks what else the test wants of it. */
export async function fitAt(
  page: Page,
  screens: readonly Screen[],
  child: string,
  widths: readonly number[],
  checkMore: () => Promise<void>,
): Promise<void> {
  // Cards fade in.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { name, show } of screens)
    await test.step(name, async () => {
      await show(page);
      // A family from the URL renders after the first paint.
      await expect(page.locator('main')).toContainText(child);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await seeAll(page);
        await twoFrames(page);
        expect(await page.evaluate(sidewaysScroll), `at ${width} px`).toBe(0);
        expect(await page.evaluate(stickingOut), `at ${width} px`).toEqual([]);
        expect(await page.evaluate(cutLabels), `at ${width} px`).toEqual([]);
      }
      expect(await page.locator('main').textContent()).not.toMatch(/NaN|undefined|Infinity|\bnull\b/);
      await checkMore();
    });
}
