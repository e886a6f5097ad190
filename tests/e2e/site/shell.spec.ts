/** Navigation: menus, drawer, color scheme, focus, scroll position, errors. */
import { statSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { alsoOnPhone, expect, open, test } from '../support/site';

test.describe('on a laptop', () => {
  test('a menu opens on hover, stays open over its links, and closes when the pointer leaves', async ({
    page,
  }) => {
    await open(page, '/');
    const button = page.getByRole('button', { name: 'Term Course' });
    const link = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: '2-Week Intensive' });
    await expect(link).toBeHidden();
    await button.hover();
    await expect(link).toBeVisible();
    await link.hover();
    await expect(link).toBeVisible();
    await page.mouse.move(20, 700);
    await expect(link).toBeHidden();
  });

  test('a click keeps a menu open, and a second click closes it', async ({ page }) => {
    await open(page, '/');
    const button = page.getByRole('button', { name: 'Section Practice' });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(20, 700);
    await expect(page.getByRole('link', { name: /Synonyms & Analogies/ })).toBeVisible();
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('Enter and Arrow Down open the menu, arrows move through it, and Escape closes it and returns the focus', async ({
    page,
  }) => {
    await open(page, '/');
    const button = page.getByRole('button', { name: 'Section Practice' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('link', { name: /Synonyms & Analogies/ })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('link', { name: /Quantitative & Problem Solving/ })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/ssat-verbal-practice');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test.describe('by touch on a wide tablet', () => {
    test.use({ hasTouch: true });
    test('a tap opens a menu, and a tap outside closes it', async ({ page }) => {
      await open(page, '/');
      const button = page.getByRole('button', { name: 'Term Course' });
      await button.tap();
      await expect(page.getByRole('link', { name: '4-Week Complete' }).first()).toBeVisible();
      await page.getByRole('heading', { level: 1 }).tap();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });
  });

  test('the About SSAT link loads a new document', async ({ page }) => {
    await open(page, '/');
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About SSAT' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About the SSAT');
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(false);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the menu opens, traps the focus, closes on Escape and with its button, and its links work', async ({
    page,
  }) => {
    await open(page, '/');
    const toggle = page.getByRole('button', { name: 'Menu', exact: true });
    await toggle.click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.click();
    await menu.getByRole('button', { name: 'Close the menu' }).click();
    await expect(menu).toBeHidden();
    await toggle.click();
    await menu.getByRole('link', { name: '1:1 Coaching' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('1:1 Coaching');
    await expect(menu).toBeHidden();
  });
});

test(
  'navigation focuses the h1 and announces the page, and Back restores the scroll position',
  { tag: alsoOnPhone },
  async ({ page }) => {
    await open(page, '/');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Features' });
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(100);
    await link.click();
    const heading = page.getByRole('heading', { level: 1, name: 'Features' });
    await expect(heading).toBeFocused();
    await expect(page.getByTestId('route-announcer')).toHaveText('Features');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Know the SSAT before you take it');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 50);
  },
);

for (const [label, heading] of [
  ['What We Offer', 'From Today to Test Day'],
  ['Contact', 'Ask Us'],
] as const) {
  test(`the "${label}" link on another page focuses its section`, async ({ page }) => {
    await open(page, '/pricing');
    await page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).click();
    const target = page.getByRole('heading', { name: heading });
    await expect(target).toBeFocused();
    await expect(target).toBeInViewport();
  });
}

test('the skip link moves the focus past the header', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('the color scheme', () => {
  test.use({ allowed: /Failed to load resource/ });

  test(
    'follows the system, can be switched in the header, and is remembered without a flash',
    { tag: alsoOnPhone },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light' });
      await open(page, '/about');
      await expect(page.locator('html[data-light]')).toHaveCount(1);
      await page.getByRole('button', { name: 'Switch between light and dark' }).click();
      await expect(page.locator('html[data-dark]')).toHaveCount(1);
      // The document must be dark before any module script runs.
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.reload({ waitUntil: 'domcontentloaded' });
      await expect(page.locator('html[data-dark]')).toHaveCount(1);
      expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
        'rgb(15, 20, 26)',
      );
    },
  );
});

test.describe('an unknown URL', () => {
  test.use({ allowed: /404/ });

  test('returns 404 and links to the home page', async ({ page }) => {
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page at this address');
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('when a page’s code is gone after a deployment', () => {
  test.use({ allowed: /Failed to load resource|PageLoadError|dynamically imported module|preload/ });

  test('the page reloads once and then shows an error', async ({ page }) => {
    await open(page, '/');
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.route(/FeaturesPage-.*\.js/, (route) => route.fulfill({ status: 404, body: '' }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Features' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be loaded');
    expect(documents).toBe(1);
    await page.unroute(/FeaturesPage-.*\.js/);
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Features');
  });
});

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

test.describe('before and after hydration', () => {
  test.use({ allowed: /Failed to load resource/ });
  for (const path of ['/', '/dashboard/student', '/ssat-verbal-practice/quick-test', '/ssat-scoring']) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`${path} looks the same in ${colorScheme}`, { tag: alsoOnPhone }, async ({ page, browser }) => {
        await page.emulateMedia({ colorScheme });
        await page.route('**/assets/*.js', (route) => route.abort());
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        const still = await page.screenshot({ mask: changing(page) });
        const fresh = await browser.newPage({ colorScheme, viewport: page.viewportSize() });
        // The sample families advance by a week on Sunday evenings; the document shows the week of the build's morning.
        await fresh.clock.setFixedTime(morningOfTheBuild());
        await open(fresh, new URL(path, page.url()).href);
        await fresh.evaluate(() => document.fonts.ready);
        for (const button of await fresh.getByRole('region', { name: 'Start' }).getByRole('button').all())
          await expect(button).toBeEnabled();
        // At the end of a row with hidden entries: only scripts know that they exist, and nothing shifts.
        await fresh.evaluate(() => {
          for (const arrow of document.querySelectorAll('[data-row-arrow]')) arrow.remove();
          for (const entry of document.querySelectorAll('[data-cut]')) entry.removeAttribute('data-cut');
        });
        const alive = await fresh.screenshot({ mask: changing(fresh) });
        const pictures = [still, alive].map((picture) => picture.toString('base64'));
        expect(await fresh.evaluate(differingPixels, pictures)).toBe(0);
        await fresh.close();
      });
    }
  }
});

test('hydration reuses the document’s styles without duplicating them', async ({ page }) => {
  await open(page, '/');
  // The global styles no longer have their own names.
  await expect(page.locator('head style[data-emotion^="ui-global "]')).toHaveCount(0);
  const texts = await page.locator('head style[data-emotion="ui-global"]').allTextContents();
  expect(texts.length).toBeGreaterThan(0);
  expect(new Set(texts).size).toBe(texts.length);
});
