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
      await expect.poll(() => page.evaluate(clippedEntries)).toEqual([]);
    }
    await page.getByRole('banner').getByRole('link', { name: brand.name }).click();
    await expect(page).toHaveURL('/');
    await expect(studentRow(page)).toHaveCount(0);
  },
);

/** Returns the row's partly visible entries; at rest, there must be none. */
function clippedEntries(): string[] {
  const list = document.querySelector('nav[aria-label^="Your pages"] ul');
  if (list === null) return ['no row'];
  const shown = list.getBoundingClientRect();
  return [...list.querySelectorAll('a')]
    .filter((entry) => getComputedStyle(entry).opacity !== '0')
    .filter((entry) => {
      const { left, right } = entry.getBoundingClientRect();
      return left < shown.left - 1 || right > shown.right + 1;
    })
    .map((entry) => entry.textContent);
}
