/** A page looks the same before and after its scripts have run, so that nothing flashes or jumps while it loads. */
import { statSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, open, test, twoFrames } from '../support/site';

/**
 * Parts that change by design, masked in both screenshots; they must keep their place and size. Charts and the small lines under
 * figures appear after hydration, and the controls on a test's start page are visibly disabled until then.
 */
const changing = (page: Page) => [
  page.getByRole('figure'),
  page.locator('[data-history]'),
  page.getByRole('region', { name: 'Start' }),
];

/**
 * Runs in the page. Counts the pixels in which two screenshots differ visibly; antialiased corners vary slightly between
 * renderings.
 */
const differingPixels = async (pictures: readonly string[]) => {
  const [one, other] = await Promise.all(
    pictures.map(async (picture) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.codePointAt(0) ?? 0);
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
      context?.drawImage(image, 0, 0);
      return context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
    }),
  );
  if (one === undefined || other === undefined || one.length !== other.length || one.length === 0)
    return Number.POSITIVE_INFINITY;
  return one.filter((value, index) => Math.abs(value - (other[index] ?? 0)) > 4).length;
};

/** Returns 9 AM on the (UTC) day for which the build prerendered its pages. */
const morningOfTheBuild = () => {
  const day = statSync(new URL('../../../build/site/index.html', import.meta.url))
    .mtime.toISOString()
    .slice(0, 10);
  return new Date(`${day}T09:00:00`);
};

/** The screens on which the document's height is compared, and the schemes in which the picture is. */
const screens = [
  { size: { width: 1280, height: 800 }, pictures: ['dark', 'light'] },
  { size: { width: 768, height: 900 }, pictures: [] },
  { size: { width: 360, height: 740 }, pictures: ['light'] },
] as const;

/** Runs in the page. */
const heightOfDocument = () => document.documentElement.scrollHeight;

/** Takes the pictures and heights of a page on every screen. `show` prepares the page for a scheme. */
async function look(page: Page, show: () => Promise<unknown>) {
  const pictures: string[] = [];
  const heights: number[] = [];
  for (const screen of screens) {
    await page.setViewportSize(screen.size);
    for (const colorScheme of screen.pictures) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await show();
      await expect(page.locator(`html[data-${colorScheme}]`)).toHaveCount(1);
      pictures.push(
        (await page.screenshot({ animations: 'disabled', mask: changing(page) })).toString('base64'),
      );
    }
    heights.push(await page.evaluate(heightOfDocument));
  }
  return { pictures, heights };
}

// The second: React's message that it renders a changed document anew.
test.use({ allowed: /Failed to load resource|Minified React error #418/ });

test('pages look the same before and after their scripts have run, and their styles stay single', async ({
  page,
}) => {
  const scripts = '**/assets/*.js';
  // The sample families advance by a week on Sunday evenings; the document shows the week of the build's morning.
  await page.clock.setFixedTime(morningOfTheBuild());
  for (const path of ['/', '/dashboard/student', '/ssat-verbal-practice/quick-test', '/ssat-scoring'])
    await test.step(path, async () => {
      await page.route(scripts, (route) => route.abort());
      await page.emulateMedia({ colorScheme: 'dark' });
      const still = await look(page, async () => {
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
      });
      await page.unroute(scripts);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.setViewportSize(screens[0].size);
      await open(page, path);
      await page.evaluate(() => document.fonts.ready);
      for (const button of await page.getByRole('region', { name: 'Start' }).getByRole('button').all())
        await expect(button).toBeEnabled();
      const alive = await look(page, async () => {
        await twoFrames(page);
        // Only scripts scroll a row to the current page's link.
        await page.evaluate(() => {
          for (const row of document.querySelectorAll('nav ul')) row.scrollLeft = 0;
        });
      });
      for (const [index, picture] of still.pictures.entries())
        expect(
          await page.evaluate(differingPixels, [picture, alive.pictures[index] ?? '']),
          `picture ${index}`,
        ).toBe(0);
      // Other pages are higher with their charts and lists.
      if (path === '/') expect(alive.heights).toEqual(still.heights);

      // Hydration reuses the document's styles. The global ones no longer have their own names.
      await expect(page.locator('head style[data-emotion^="ui-global "]')).toHaveCount(0);
      // By their rules: styles that scripts add have no text.
      const texts = await page
        .locator('head style[data-emotion="ui-global"]')
        .evaluateAll((styles) =>
          styles.map((style) =>
            style instanceof HTMLStyleElement
              ? Array.from(style.sheet?.cssRules ?? [], ({ cssText }) => cssText).join('')
              : '',
          ),
        );
      expect(texts.length).toBeGreaterThan(0);
      expect(new Set(texts).size).toBe(texts.length);
    });
});

test('a node that a browser extension adds before hydration leaves one title and one canonical link', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('main')?.prepend(document.createElement('div'));
    });
  });
  for (const path of ['/', '/parent-dashboard'])
    await test.step(path, async () => {
      await open(page, path);
      await expect(page.locator('head title')).toHaveCount(1);
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
      await expect(page).toHaveTitle(/^My Dashboard/);
      await expect(page.locator('head title')).toHaveCount(1);
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
    });
});
