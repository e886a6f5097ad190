/** The states of the player (tests/variants/player-states.ts), and how they are checked. */
import type { Page } from '@playwright/test';
import { barriers, barriersInBothSchemes, noBarrier } from './axe';
import { expect, sidewaysScroll, stickingOut, test } from './site';

/**
 * The states in groups: those of a group are visited in one test, because a new page costs more time than their checks. The first of
 * each looks most different from other screens.
 */
export const states = {
  'questions under real conditions': ['verbal', 'verbal-in-test', 'quantitative', 'table'],
  'passages and reviews': ['reading', 'reading-practice', 'review', 'review-complete'],
  'section directions': [
    'directions-writing',
    'directions-quantitative',
    'directions-reading',
    'directions-verbal',
  ],
  'other directions and breaks': [
    'directions-experimental',
    'directions-extra-time',
    'directions-practice',
    'break',
    'break-after-writing',
  ],
  'the essay and interruptions': ['essay', 'interrupted', 'paused', 'taken-over'],
  'practice and checked answers': ['practice', 'checked-right', 'checked-wrong', 'checked-blank'],
  'second tries': ['second-try', 'second-try-reading', 'second-try-checked'],
} as const;

export async function openState(page: Page, state: string): Promise<void> {
  await page.goto(`/player/${state}`);
  await expect(page.getByRole('heading').first()).toBeVisible();
}

/** Opens the state and checks its accessibility, its colors in the dark scheme if asked to, and its layout at every size. */
export async function checkState(
  page: Page,
  state: string,
  { alsoDark, sizes }: { readonly alsoDark: boolean; readonly sizes: readonly (readonly [number, number])[] },
): Promise<void> {
  await test.step(state, async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openState(page, state);
    if (alsoDark) expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
    else {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      expect(await barriers(page)).toEqual([]);
    }
    for (const [width, rootPx] of sizes) {
      await page.setViewportSize({ width, height: 740 });
      await page.evaluate((px) => (document.documentElement.style.fontSize = `${px}px`), rootPx);
      expect(await page.evaluate(stickingOut), `${width} px, text of ${rootPx} px`).toEqual([]);
      expect(await page.evaluate(sidewaysScroll), `${width} px, text of ${rootPx} px`).toBe(0);
    }
  });
}
