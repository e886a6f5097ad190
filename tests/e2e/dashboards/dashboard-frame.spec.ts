/** The dashboards' frame: content above the fold, the navigation row, the choice of a family, and the presentation. */
import { dashboardTabs } from '../../../src/domain/dashboard/dashboard-tab';
import { barriersInBothSchemes, noBarrier } from '../support/axe';
import { expect, open, test } from '../support/site';

test('the verdict and a chart are above the fold', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/parent-dashboard');
  const answer = page.getByRole('region', { name: /^Clearly above the 2,200 target for Ashby Hall/ });
  for (const words of ['On track since', 'Next step', 'Say', 'Avoid'])
    await expect(answer.getByText(words).first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('figure').first()).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 844 });
  const card = await page.getByRole('region', { name: 'Weekly Study Time' }).boundingBox();
  expect(card?.y).toBeLessThan(844);
});

test('the navigation links the dashboards and preserves the selected child', async ({ page }) => {
  await open(page, '/my-page?child=theo');
  const row = page.getByRole('navigation', { name: /dashboards$/i });
  for (const [name, title, path] of [
    ['Student: This Week', 'Student Dashboard', '/dashboard/student'],
    ['Parent: Overview', 'Parent Overview', '/dashboard/parents'],
    ['Parent: All Details', 'Parent Dashboard', '/parent-dashboard'],
    ['Student: Overview', 'My Dashboard', '/my-page'],
  ] as const) {
    await row.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`${path}?child=theo`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(row.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('combobox', { name: 'Child' })).toHaveValue('theo');
  }
});

test('choosing another family by keyboard keeps the tab open', async ({ page }) => {
  await open(page, '/parent-dashboard?tab=scores&child=theo');
  const chip = page.getByRole('button', { name: /Whose figures/ });
  await chip.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /Two children on track/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/parent-dashboard?family=off-course&tab=scores');
  await expect(chip).toBeFocused();
  await expect(page.getByRole('region', { name: 'Child' })).toContainText('Nora Whitfield');
});

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
  for (let slide = 1; slide <= 8; slide += 1) {
    await expect(place).toContainText(`${slide} of 8`);
    await expect(hall.locator('figure svg, p, li, dd').filter({ visible: true }).first()).toBeVisible();
    await expect.poll(() => page.evaluate(tooSmall), `slide ${slide}`).toEqual([]);
    await page.keyboard.press('ArrowRight');
  }
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

for (const tab of dashboardTabs) {
  test(`the ${tab} tab is in view on a phone when the URL selects it`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, `/parent-dashboard?tab=${tab}`);
    const active = page
      .getByRole('tablist', { name: 'Sections of the dashboard' })
      .getByRole('tab', { selected: true });
    await expect(active).toHaveAttribute('id', new RegExp(`tab-${tab}$`));
    await expect(active).toBeInViewport({ ratio: 1 });
  });
}

test('the family list and the presentation have no accessibility violations in either color scheme', async ({
  page,
}) => {
  await open(page, '/parent-dashboard?family=off-course');
  await page.getByRole('button', { name: /Whose figures/ }).click();
  expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Present full screen' }).click();
  await expect(page.getByRole('region', { name: 'Presentation' })).toBeVisible();
  expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
});

test('the guided demo leads through eight stops and waits for a running test', async ({ page }) => {
  await open(page, '/about?demo=1');
  const bar = page.getByRole('complementary', { name: 'Guided demo' });
  for (const [stop, path] of [
    ['For parents', '/parent-dashboard?family=two'],
    ['Scores with their ranges', '/parent-dashboard?family=two&tab=scores'],
    ['For students', '/dashboard/student?family=two'],
    ['A first question', '/ssat-verbal-practice/quick-test'],
    ['The score report', '/score-report'],
    ['Practice', '/section-study'],
    ['The plan', '/study-planner'],
    ['The weekly report', '/parent-dashboard?family=two&tab=reports'],
  ] as const) {
    await expect(page).toHaveURL(path);
    await expect(bar).toContainText(stop);
    if (stop === 'A first question') {
      await page.getByRole('button', { name: 'Start the test' }).click();
      await expect(bar).toHaveCount(0);
      await page.getByRole('button', { name: 'Leave' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
    }
    if (stop !== 'The weekly report') await bar.getByRole('button', { name: 'Next' }).click();
  }
  expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
  await bar.getByRole('button', { name: 'End' }).click();
  await expect(bar).toHaveCount(0);
});
