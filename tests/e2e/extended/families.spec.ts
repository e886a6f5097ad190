/** The six sample families on every dashboard, from the smallest phone to a projector, in both schemes. */
import { axeColorOptions, axeWidthOptions } from '../../axe-rules';
import { barriers } from '../support/axe';
import { dashboardScreens, fitAt } from '../support/looks';
import { expect, test } from '../support/site';
import { heldBack } from '../support/taking';

/**
 * The first two families have all status colors; the others have the same cards with less content. The sweep of every page has the
 * first one at smaller widths (tests/e2e/site/every-page.spec.ts). axe checks the last width.
 */
const families = [
  { family: 'two', child: 'Maya Anders', widths: [1920, 1280], inDark: true, onPhone: true },
  { family: 'off-course', child: 'Nora Whitfield', widths: [768, 320, 1280], inDark: true, onPhone: false },
  { family: 'first-week', child: 'Sam Okafor', widths: [320, 1280], inDark: false, onPhone: false },
  { family: 'one-test', child: 'Ines Duarte', widths: [320, 1280], inDark: false, onPhone: false },
  { family: 'long-year', child: 'Ravi Menon', widths: [1920, 768, 320, 1280], inDark: false, onPhone: false },
  { family: 'middle-level', child: 'Lena Castell', widths: [768, 320, 1280], inDark: true, onPhone: false },
] as const;

for (const { family, child, widths, inDark, onPhone } of families)
  test(`no dashboard has layout errors or accessibility violations with the family ${family}`, async ({
    page,
  }) => {
    const screens = dashboardScreens((path) => `${path}?family=${family}`);
    await fitAt(page, screens, child, widths, async () => {
      expect(await barriers(page)).toEqual([]);
      if (onPhone) {
        await page.setViewportSize({ width: 360, height: 740 });
        expect(await barriers(page, axeWidthOptions), 'on a phone').toEqual([]);
        await page.setViewportSize({ width: 1280, height: 800 });
      }
      if (!inDark) return;
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('html[data-dark]')).toHaveCount(1);
      expect(await barriers(page, axeColorOptions)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
      await expect(page.locator('html[data-light]')).toHaveCount(1);
    });
  });

for (const [asked, shown] of [
  ['family=first-week', 'Sam Okafor'],
  ['child=theo', 'Theo Anders'],
] as const)
  test(`a URL with ${asked} never shows Maya’s figures while loading`, async ({ page }) => {
    const letCodeCome = await heldBack(page, /\/assets\/.*\.js$/);
    await page.goto(`/parent-dashboard?${asked}`, { waitUntil: 'commit' });
    const heading = page.getByText('A sample family: Maya Anders', { exact: false });
    await expect(heading).toBeAttached();
    await expect(heading).toBeHidden();
    await letCodeCome();
    await expect(page.getByText(`A sample family: ${shown}`, { exact: false })).toBeVisible();
  });

test('a link to a tab never shows the overview while loading', async ({ page }) => {
  const letCodeCome = await heldBack(page, /\/assets\/.*\.js$/);
  await page.goto('/parent-dashboard?tab=goals', { waitUntil: 'commit' });
  const overview = page.getByText('Weekly Study Time', { exact: true });
  await expect(overview).toBeAttached();
  await expect(overview).toBeHidden();
  await letCodeCome();
  await expect(page.getByRole('heading', { name: 'Recommended Goals' })).toBeVisible();
  await expect(overview).not.toBeAttached();
});
