/** Navigation through the site: the row of the student's pages, and a learner's bar on a phone. */
import { brand } from '../../../src/brand';
import { practiced } from '../support/practiced';
import { alsoOnPhone, expect, follow, open, studentRow, test } from '../support/site';

const pages = [
  ['Practice', '/section-study'],
  ['Words', '/ssat-verbal-practice-app'],
  ['Error Log', '/error-log'],
  ['Planner', '/study-planner'],
  ['Results', '/test-results'],
  ['Countdown', '/ssat-countdown'],
  ['My Dashboard', '/my-page'],
] as const;

test(
  'the navigation row links all of the student’s pages; other pages have none',
  { tag: alsoOnPhone },
  async ({ page }) => {
    await open(page, '/section-study');
    for (const [name, path] of pages) {
      await studentRow(page).getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const entry = studentRow(page).getByRole('link', { name, exact: true });
      await expect(entry).toHaveAttribute('aria-current', 'page');
      await expect(entry).toBeInViewport({ ratio: 1 });
      // The rest of the row is reached by scrolling it, and the page doesn't move.
      const last = studentRow(page).getByRole('link').last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollLeft)).toBe(0);
    }
    await page.getByRole('banner').getByRole('link', { name: brand.name }).click();
    await expect(page).toHaveURL('/');
    await expect(studentRow(page)).toHaveCount(0);
  },
);

test.describe('by touch', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a learner’s phone has a bar at the bottom in place of the row, which makes room for the keyboard', async ({
    page,
  }) => {
    await practiced(page, 'first-week');
    const bar = studentRow(page);
    await expect(bar).toHaveCount(1);
    await expect(bar).toBeInViewport({ ratio: 1 });
    for (const [name, path] of [
      ['Today', '/'],
      ['Practice', '/section-study'],
      ['Words', '/ssat-verbal-practice-app'],
      ['Progress', '/test-results'],
    ] as const) {
      await bar.getByRole('link', { name }).tap();
      await expect(page).toHaveURL(path);
      await expect(bar.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
      await expect(bar).toBeInViewport({ ratio: 1 });
    }

    await test.step('More has the rest, and shows where one is', async () => {
      const more = bar.getByRole('button', { name: 'More' });
      await more.tap();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expect(menu.getByRole('link', { name: 'Results' })).toHaveAttribute('aria-current', 'page');
      await page.keyboard.press('Escape');
      await expect(more).toBeFocused();
      await more.tap();
      await menu.getByRole('link', { name: 'Error Log' }).tap();
      await expect(page).toHaveURL('/error-log');
      await expect(menu).toBeHidden();
      await expect(bar).toBeInViewport({ ratio: 1 });
    });

    await test.step('at the end of the page, it covers nothing', async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const [footer, ownBox] = [await page.getByRole('contentinfo').boundingBox(), await bar.boundingBox()];
      expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((ownBox?.y ?? 0) + 1);
    });

    await test.step('it makes room for the keyboard, and isn’t printed', async () => {
      await bar.getByRole('link', { name: 'Today' }).tap();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await page.getByRole('button', { name: 'Write a message' }).tap();
      const field = page.getByLabel('Your name');
      await field.tap();
      await expect(bar).toBeHidden();
      await field.blur();
      await expect(bar).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(bar).toBeHidden();
      await page.emulateMedia({ media: null });
    });

    await test.step('My Dashboard has it beside the row of the dashboards', async () => {
      await follow(page, 'myPage');
      await expect(bar.getByRole('link', { name: 'Progress' })).toBeVisible();
      const dashboards = page.getByRole('navigation', { name: 'Your pages and dashboards' });
      await expect(dashboards.getByRole('link')).toHaveCount(4);
    });

    await test.step('a screen turned to its side, or large text, has the row', async () => {
      await follow(page, 'home');
      await page.setViewportSize({ width: 740, height: 360 });
      await expect(bar.getByRole('link')).toHaveCount(8);
    });
  });
});
