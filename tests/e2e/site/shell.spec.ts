/** Navigation: menus, drawer, color scheme, focus, scroll position. */
import { expect, open, test } from '../support/site';

for (const width of [1280, 1920])
  test(`the logo is in the same place on every kind of page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const places = [];
    for (const path of [
      '/',
      '/about',
      '/section-study',
      '/free-ssat-test',
      '/my-page',
      '/parent-dashboard',
    ]) {
      await open(page, path);
      places.push(await page.getByRole('banner').getByRole('link').first().boundingBox());
    }
    expect(places[0]).not.toBeNull();
    expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(1);
  });

test('a keyboard and a mouse use the header’s menus and the links between pages', async ({ page }) => {
  await open(page, '/');
  const main = page.getByRole('navigation', { name: 'Main' });
  const heading = page.getByRole('heading', { level: 1 });

  await test.step('the skip link moves the focus past the header', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  const button = page.getByRole('button', { name: 'Section Practice' });
  const verbal = main.getByRole('link', { name: /Synonyms & Analogies/ });
  await test.step('Enter and Arrow Down open the menu, arrows move through it, and Escape returns the focus', async () => {
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(verbal).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(main.getByRole('link', { name: /Quantitative & Problem Solving/ })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/ssat-verbal-practice');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('a menu opens on hover, stays open over its links, and closes when the pointer leaves', async () => {
    const link = main.getByRole('link', { name: '2-Week Intensive' });
    await expect(link).toBeHidden();
    await page.getByRole('button', { name: 'Term Course' }).hover();
    await expect(link).toBeVisible();
    await link.hover();
    await expect(link).toBeVisible();
    await page.mouse.move(20, 700);
    await expect(link).toBeHidden();
  });

  await test.step('a click keeps a menu open, and a second click closes it', async () => {
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(20, 700);
    await expect(verbal).toBeVisible();
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await page.mouse.move(20, 700);
  });

  await test.step('a link to a section of another page focuses the section', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
    const target = page.getByRole('heading', { name: 'Contact Us' });
    await expect(target).toBeFocused();
    await expect(target).toBeInViewport();
  });

  await test.step('the About SSAT link loads a new document', async () => {
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    await main.getByRole('link', { name: 'About SSAT' }).click();
    await expect(heading).toHaveText('About the SSAT');
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(false);
  });
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a phone’s menu opens and closes, and a wide tablet’s menu opens with a tap', async ({ page }) => {
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

    await page.setViewportSize({ width: 1280, height: 800 });
    const button = page.getByRole('button', { name: 'Term Course' });
    await button.tap();
    await expect(page.getByRole('link', { name: '4-Week Complete' }).first()).toBeVisible();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});

test('navigation focuses the h1 and announces the page, and Back restores the scroll position', async ({
  page,
}) => {
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
});

test.describe('the color scheme', () => {
  test.use({ allowed: /Failed to load resource/ });

  test('follows the system, can be switched in the header, and is remembered without a flash', async ({
    page,
  }) => {
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
  });
});
