/** The dashboards' frame: content above the fold, the navigation row, the choice of a family, and the presentation. */
import type { Locator, Page } from '@playwright/test';
import { typedKeys } from '../../../src/lib/typedKeys';
import { dashboardLabels, site } from '../../../src/site';
import { barriers, barriersInBothSchemes, noBarrier } from '../support/axe';
import { expect, open, test } from '../support/site';

const child = (page: Page) => page.getByRole('region', { name: 'Child' });

test('the frame answers above the fold, keeps the child on each dashboard, and keeps the tab for another family', async ({
  page,
}) => {
  await open(page, '/parent-dashboard');
  await test.step('the verdict and a chart are above the fold', async () => {
    const answer = page.getByRole('region', { name: /^Clearly above the 2,200 target for Ashby Hall/ });
    for (const words of ['On track since', 'Next step', 'Say', 'Avoid'])
      await expect(answer.getByText(words).first()).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('figure').first()).toBeInViewport();
    await page.setViewportSize({ width: 390, height: 844 });
    const card = page.getByRole('region', { name: 'Weekly Study Time' });
    await expect.poll(async () => (await card.boundingBox())?.y).toBeLessThan(844);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('the navigation row keeps the child, and so does a reload', async () => {
    await page.getByRole('combobox', { name: 'Child' }).selectOption('Theo Anders, grade 10');
    // The URL changes before the links do.
    await expect(page.getByText('66 below the 2,280 target for Norcott School').first()).toBeVisible();
    const row = page.getByRole('navigation', { name: /dashboards$/i });
    for (const id of typedKeys(dashboardLabels).filter((each) => each !== 'parentDashboard')) {
      const name = dashboardLabels[id];
      const { path, heading: title } = site[id];
      await row.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(`${path}?child=theo`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(row.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('combobox', { name: 'Child' })).toHaveValue('theo');
    }
    await page.reload();
    await expect(page.getByText('66 below the 2,280 target for Norcott School').first()).toBeVisible();
  });

  await test.step('the charts follow the child', async () => {
    await page
      .getByRole('button', {
        name: 'Show as table (Section scores with their ranges, against their targets)',
      })
      .click();
    await expect(page.getByRole('row', { name: /^Math 731 .* 770 / })).toBeVisible();
    await page.getByRole('link', { name: 'View Detailed Report' }).click();
    await expect(page).toHaveURL('/parent-dashboard?child=theo');
    await expect(child(page)).toContainText('Theo Anders');
    await page.goBack();
    await page.getByRole('combobox', { name: 'Child' }).selectOption('Maya Anders, grade 8');
    await expect(page.getByText('Clearly above the 2,200 target')).toBeVisible();
    await expect(page).not.toHaveURL(/theo/);
    await page.getByRole('link', { name: 'View Detailed Report' }).click();
    await expect(child(page)).toContainText('Maya Anders');
  });

  await test.step('choosing another family by keyboard keeps the tab open', async () => {
    await page.getByRole('tab', { name: 'Test Scores' }).click();
    await expect(page).toHaveURL(/tab=scores/);
    const chip = page.getByRole('button', { name: /Whose figures/ });
    await chip.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: /^Two children/ })).toBeFocused();
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/parent-dashboard?family=off-course&tab=scores');
    await expect(chip).toBeFocused();
    await expect(child(page)).toContainText('Nora Whitfield');
  });
});

test('on a small phone, the rows of pages and of tabs show what is reached and chosen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await open(page, '/parent-dashboard');
  await test.step('each link of the row of pages is shown whole once the keyboard reaches it', async () => {
    const links = page.getByRole('navigation', { name: /dashboards$/i }).getByRole('link');
    await links.first().focus();
    for (const link of await links.all()) {
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Tab');
    }
  });

  // Goals have tabs of their own.
  const tabs = page.getByRole('tablist', { name: 'Sections of the dashboard' });
  const chosen = tabs.getByRole('tab', { selected: true });
  await test.step('two tabs chosen quickly by keyboard: the second one is shown', async () => {
    await tabs.getByRole('tab').first().focus();
    for (const key of ['End', 'Enter', 'Home', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    await expect(chosen).toHaveText('Test Scores');
    await staysInView(page, chosen);
  });

  await test.step('a tab pressed right after the arrow is shown', async () => {
    await tabs.getByRole('tab').first().press('Enter');
    await expect(chosen).toHaveText('Progress Overview');
    const tab = await tabs.getByRole('tab', { name: 'Test Scores' }).boundingBox();
    const list = await tabs.locator('..').boundingBox();
    if (tab === null || list === null) throw new Error('there are no tabs');
    const middle = tab.y + tab.height / 2;
    await page.mouse.click(list.x + list.width - 20, middle);
    await page.mouse.click(tab.x + tab.width / 2, middle);
    await expect(chosen).not.toHaveText('Progress Overview');
    await staysInView(page, chosen);
  });
});

/** Expects an element in view after longer than the library's animation takes. */
async function staysInView(page: Page, element: Locator): Promise<void> {
  await page.waitForTimeout(400);
  await expect(element).toBeInViewport({ ratio: 1 });
}

test('a presentation shows one card at a time and returns to where it started', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(page, '/parent-dashboard?tab=study-time');
  await expect(page.getByRole('region', { name: 'Daily Hours' })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 600));
  // A real click would first scroll to the button.
  await page.getByRole('button', { name: 'Present full screen' }).dispatchEvent('click');
  const hall = page.getByRole('region', { name: 'Presentation' });
  const place = hall.getByRole('status', { name: 'Slide' });
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
  for (let slide = 1; slide <= 13; slide += 1) {
    await expect(place).toContainText(`${slide} of 13`);
    await expect(hall.locator('figure svg, p, li, dd').filter({ visible: true }).first()).toBeVisible();
    await expect.poll(() => page.evaluate(tooSmall), `slide ${slide}`).toEqual([]);
    await page.keyboard.press('ArrowRight');
  }
  // The first and the last slide are about the site.
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await hall.getByRole('combobox', { name: 'Family' }).selectOption('off-course');
  await expect(hall.getByRole('heading', { level: 1 })).toContainText('Nora Whitfield');
  await page.keyboard.press('Escape');
  await expect(hall).toHaveCount(0);
  await expect(page).toHaveURL(/tab=study-time/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  // The family carries over to a page whose link doesn't name it.
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/my-page');
  await expect(page.getByRole('main')).toContainText('Nora Whitfield');

  await page
    .getByRole('navigation', { name: /dashboards$/i })
    .getByRole('link', { name: 'Parent Dashboard', exact: true })
    .click();
  // Until the new page appears, the button is the one of the page before.
  await expect(page.getByRole('tabpanel')).toBeVisible();
  await page.getByRole('button', { name: 'Present full screen' }).click();
  await expect(hall).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page).toHaveURL('/my-page');
  await page.goForward();
  await expect(page.getByRole('tabpanel')).toBeVisible();
  await expect(hall).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true);
});

test('Escape closes a menu of the header while the pointer rests on a chart', async ({ page }) => {
  await open(page, '/parent-dashboard');
  const chart = page
    .getByRole('figure')
    .first()
    .getByRole('group', { name: /^Chart:/ });
  await expect(chart.locator('svg').first()).toBeVisible();
  await chart.hover();
  const menu = page.getByRole('banner').getByRole('button', { name: 'Section Practice' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(menu).toBeFocused();
});

/** Runs in the page. Returns text of the presentation below 32 px, and of its charts below 24 px. */
function tooSmall(): string[] {
  const words = [...document.querySelectorAll<HTMLElement>('[aria-label="Presentation"] *')].filter(
    (element) =>
      element.getBoundingClientRect().width > 2 &&
      [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '',
      ),
  );
  return words.flatMap((element) => {
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    const least = element.closest('svg') === null ? 31.9 : 24;
    return size < least ? [`${element.textContent}: ${size}`] : [];
  });
}
