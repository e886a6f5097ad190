/** Navigation through the site: the row of the student's pages, and the distance to daily practice from any page. */
import { brand } from '../../../src/brand';
import { drillIsOn, finishDrill, openDrill } from '../support/drilling';
import { barriersInBothSchemes, noBarrier } from '../support/axe';
import { alsoOnPhone, expect, open, sidewaysScroll, studentRow, test } from '../support/site';

const pages = [
  ['Practice', '/section-study'],
  ['Words', '/ssat-verbal-practice-app'],
  ['Error Log', '/error-log'],
  ['Planner', '/study-planner'],
  ['Results', '/test-results'],
  ['Countdown', '/ssat-countdown'],
  ['My Dashboard', '/my-page'],
] as const;

test('the navigation row links all of the student’s pages', { tag: alsoOnPhone }, async ({ page }) => {
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
});

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

test(
  'daily practice is two taps away from any page, and a result links back to today',
  { tag: alsoOnPhone },
  async ({ page }) => {
    await open(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(studentRow(page)).toHaveCount(0);

    await openDrill(page, 'practice=verbal&questions=5', 'device');
    await drillIsOn(page);
    await expect(studentRow(page)).toHaveCount(0);
    await finishDrill(page, 5, () => true);
    await expect(studentRow(page)).toBeVisible();
    expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
    await page.getByRole('link', { name: 'Back to today' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await expect(studentRow(page).getByRole('link', { name: 'Today' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(await page.evaluate(sidewaysScroll)).toBe(0);

    await open(page, '/pricing');
    await page.getByRole('banner').getByRole('link', { name: brand.name }).click();
    await studentRow(page).getByRole('link', { name: 'Error Log' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Error Log' })).toBeVisible();
  },
);
