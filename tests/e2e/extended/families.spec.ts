/** The five sample families on every dashboard, from the smallest phone to a projector, in both schemes. */
import { barriers, barriersInBothSchemes, noBarrier } from '../support/axe';
import { dashboardScreens, fitAt } from '../support/looks';
import { expect, test } from '../support/site';
import { heldBack } from '../support/taking';

const families = {
  two: 'Maya Anders',
  'off-course': 'Nora Whitfield',
  'first-week': 'Sam Okafor',
  'one-test': 'Ines Duarte',
  'long-year': 'Ravi Menon',
};
const widths = [320, 390, 768, 1280, 1600, 1920];

for (const [family, child] of Object.entries(families)) {
  const groups = dashboardScreens((path) => `${path}?family=${family}`);
  for (const [group, screens] of Object.entries(groups))
    test(`${group} have no layout errors or accessibility violations with the family ${family}`, async ({
      page,
    }) => {
      await fitAt(page, screens, child, widths, async () => {
        // The first two families cover all status colors; the others have the same cards with less content.
        if (['two', 'off-course'].includes(family))
          expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
        else expect(await barriers(page)).toEqual([]);
      });
    });
}

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
