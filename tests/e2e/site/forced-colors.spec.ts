/** In forced-colors mode, selected, enabled, and focused elements are distinguishable from others. */
import type { Locator } from '@playwright/test';
import { expect, open, test } from '../support/site';

// Independent of the width.

/** Returns the colors an element is actually painted with. */
const painted = (element: Locator) =>
  element.evaluate((node) => {
    const { backgroundColor, color } = getComputedStyle(node);
    return { backgroundColor, color };
  });

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', colorScheme }));

    for (const [name, path, list] of [
      ['the dashboard’s tabs', '/parent-dashboard', 'Sections of the dashboard'],
      ['the goal tabs', '/parent-dashboard?tab=goals', 'Kinds of goals'],
    ] as const) {
      test(`the selected one of ${name} is distinguishable from the others`, async ({ page }) => {
        await open(page, path);
        const tabs = page.getByRole('tablist', { name: list });
        const chosen = await painted(tabs.getByRole('tab', { selected: true }));
        const other = await painted(tabs.getByRole('tab', { selected: false }).first());
        expect(chosen.backgroundColor).not.toBe(other.backgroundColor);
        expect(chosen.color).not.toBe(chosen.backgroundColor);
      });
    }

    test('the selected option is distinguishable from the others', async ({ page }) => {
      await open(page, '/dashboard/student');
      const choices = page.getByRole('radiogroup', { name: 'Period' }).locator('label');
      const chosen = await painted(choices.filter({ has: page.getByRole('radio', { checked: true }) }));
      const other = await painted(choices.filter({ has: page.getByRole('radio', { checked: false }) }));
      expect(chosen.backgroundColor).not.toBe(other.backgroundColor);
      expect(chosen.color).not.toBe(chosen.backgroundColor);
    });

    test('a progress bar shows its fill and its full length', async ({ page }) => {
      await open(page, '/my-page');
      const bar = page.getByRole('progressbar').first();
      await expect(bar).toBeVisible();
      const track = await painted(bar);
      const filled = await painted(bar.locator('.MuiLinearProgress-bar').first());
      expect(filled.backgroundColor).not.toBe(track.backgroundColor);
      const outline = await bar.evaluate((node) => getComputedStyle(node).outlineColor);
      expect(outline).toBe(colorScheme === 'dark' ? 'rgb(255, 255, 255)' : 'rgb(0, 0, 0)');
    });

    test('a goal’s bar shows its outline, fill, and pace mark', async ({ page }) => {
      await open(page, '/parent-dashboard?tab=goals');
      const bar = page.getByRole('tabpanel').locator('section > div > [aria-hidden]').first();
      await expect(bar).toBeVisible();
      const track = await painted(bar);
      for (const part of await bar.locator('> *').all())
        expect((await painted(part)).backgroundColor).not.toBe(track.backgroundColor);
      expect(await bar.evaluate((node) => getComputedStyle(node).outlineStyle)).toBe('solid');
    });

    test('a switch that is on differs from one that is off', async ({ page }) => {
      await open(page, '/parent-dashboard?tab=notifications');
      const parts = async (checked: boolean) => {
        const whole = page
          .locator('.MuiSwitch-root')
          .filter({ has: page.getByRole('switch', { checked }) })
          .first();
        return {
          track: await painted(whole.locator('.MuiSwitch-track')),
          thumb: await painted(whole.locator('.MuiSwitch-thumb')),
        };
      };
      await expect(page.getByRole('switch').first()).toBeVisible();
      const on = await parts(true);
      const off = await parts(false);
      expect(on.track.backgroundColor).not.toBe(off.track.backgroundColor);
      for (const { track, thumb } of [on, off]) expect(thumb.backgroundColor).not.toBe(track.backgroundColor);
    });

    test('a button has a visible border', async ({ page }) => {
      await open(page, '/');
      const link = page.getByRole('main').getByRole('link', { name: 'Start the free test' }).first();
      expect(await link.evaluate((node) => getComputedStyle(node).borderTopStyle)).toBe('solid');
    });
  });
}
