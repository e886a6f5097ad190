/** In forced-colors mode, selected, enabled, and focused elements are distinguishable from others. */
import type { Locator, Page } from '@playwright/test';
import { expect, follow, open, test } from '../support/site';

// Independent of the width.

/** Returns the colors an element is actually painted with. */
const painted = (element: Locator) =>
  element.evaluate((node) => {
    const { backgroundColor, color } = getComputedStyle(node);
    return { backgroundColor, color };
  });

/** Runs a check in both schemes on the open page: nothing but the system's colors differs. */
async function inBothSchemes(page: Page, check: (ink: string) => Promise<void>): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator(`html[data-${colorScheme}]`)).toHaveCount(1);
    await test.step(colorScheme, () => check(colorScheme === 'dark' ? 'rgb(255, 255, 255)' : 'rgb(0, 0, 0)'));
  }
}

async function expectDistinguishable(chosen: Locator, other: Locator): Promise<void> {
  const [one, another] = [await painted(chosen), await painted(other)];
  expect(one.backgroundColor).not.toBe(another.backgroundColor);
  expect(one.color).not.toBe(one.backgroundColor);
}

/** The colors of the first switch that is on or off. */
async function partsOfSwitch(page: Page, checked: boolean) {
  const whole = page
    .locator('.MuiSwitch-root')
    .filter({ has: page.getByRole('switch', { checked }) })
    .first();
  return {
    track: await painted(whole.locator('.MuiSwitch-track')),
    thumb: await painted(whole.locator('.MuiSwitch-thumb')),
  };
}

test('what is selected, enabled, or filled is distinguishable in both schemes', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/parent-dashboard?tab=goals');
  const sections = page.getByRole('tablist', { name: 'Sections of the dashboard' });
  const goal = page.getByRole('tabpanel').locator('.MuiLinearProgress-root').first();
  await expect(goal).toBeVisible();
  await inBothSchemes(page, async () => {
    for (const tabs of [sections, page.getByRole('tablist', { name: 'Kinds of goals' })])
      await expectDistinguishable(
        tabs.getByRole('tab', { selected: true }),
        tabs.getByRole('tab', { selected: false }).first(),
      );
    // A goal's bar shows its outline, fill, and pace mark.
    const track = await painted(goal);
    expect((await painted(goal.locator('.MuiLinearProgress-bar'))).backgroundColor).not.toBe(
      track.backgroundColor,
    );
    const mark = goal.locator('+ *');
    expect(await mark.evaluate((node) => getComputedStyle(node).borderLeftColor)).not.toBe(
      track.backgroundColor,
    );
    expect(await goal.evaluate((node) => getComputedStyle(node).outlineStyle)).toBe('solid');
  });

  await sections.getByRole('tab', { name: 'Notifications' }).click();
  await expect(page.getByRole('switch').first()).toBeVisible();
  await inBothSchemes(page, async () => {
    const on = await partsOfSwitch(page, true);
    const off = await partsOfSwitch(page, false);
    expect(on.track.backgroundColor).not.toBe(off.track.backgroundColor);
    for (const { track, thumb } of [on, off]) expect(thumb.backgroundColor).not.toBe(track.backgroundColor);
  });

  await open(page, '/dashboard/student');
  const period = page.getByRole('group', { name: 'Period' });
  const dashboards = page.getByRole('navigation', { name: /dashboards/i });
  await expect(period).toBeVisible();
  await inBothSchemes(page, async () => {
    await expectDistinguishable(
      period.getByRole('button', { pressed: true }),
      period.getByRole('button', { pressed: false }),
    );
    await expectDistinguishable(
      dashboards.locator('a[aria-current]'),
      dashboards.locator('a:not([aria-current])').first(),
    );
  });

  await follow(page, 'myPage');
  const bar = page.getByRole('progressbar').first();
  await expect(bar).toBeVisible();
  await inBothSchemes(page, async (ink) => {
    // A progress bar shows its fill and its full length.
    const track = await painted(bar);
    const filled = await painted(bar.locator('.MuiLinearProgress-bar').first());
    expect(filled.backgroundColor).not.toBe(track.backgroundColor);
    expect(await bar.evaluate((node) => getComputedStyle(node).outlineColor)).toBe(ink);
  });

  await follow(page, 'home');
  const start = page.getByRole('main').getByRole('link', { name: 'Start the free test' }).first();
  await expect(start).toHaveCSS('border-top-style', 'solid');
});
