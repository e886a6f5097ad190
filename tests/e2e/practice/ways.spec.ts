/** Navigation through the site: the row of the student's pages. */
import { brand } from '../../../src/brand';
import { alsoOnPhone, expect, open, studentRow, test } from '../support/site';

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
      // On the dashboards, the entry names the page's audience.
      const entry = studentRow(page).getByRole('link', {
        name: name === 'My Dashboard' ? 'Student: Overview' : name,
        exact: true,
      });
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
