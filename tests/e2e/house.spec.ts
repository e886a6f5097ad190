/** The house of the dashboards: what is seen at once, the row that joins them, the sample families, and the presentation. */
import { tabs } from '../../src/domain/dashboard/tab';
import { barriersInBothSchemes, noBarrier } from './axe';
import { expect, open, sidewaysScroll, test } from './site';

const families = ['two', 'off-course', 'first-week', 'one-test', 'long-year'] as const;
const paths = ['/my-page', '/dashboard/student', '/dashboard/parents', '/parent-dashboard'] as const;

test('the answer is above the fold, and a chart with it', async ({ page }) => {
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

test('the row leads from dashboard to dashboard, and the child goes along', async ({ page }) => {
  await open(page, '/my-page?child=theo');
  const row = page.getByRole('navigation', { name: /dashboards$/i });
  for (const [name, title, path] of [
    ['Student: This Week', 'Student Dashboard', '/dashboard/student'],
    ['Parent: Overview', 'Parent Overview', '/dashboard/parents'],
    ['Parent: All Details', 'Parent Dashboard', '/parent-dashboard'],
    ['Student: My Dashboard', 'My Dashboard', '/my-page'],
  ] as const) {
    await row.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`${path}?child=theo`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(row.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('combobox', { name: 'Child' })).toHaveValue('theo');
  }
});

test('another family is chosen by keyboard; the tab stays', async ({ page }) => {
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

test('the presentation goes along to the next dashboard, and ends with its switch', async ({ page }) => {
  await open(page, '/parent-dashboard');
  const present = page.getByRole('button', { name: 'Present' });
  await present.click();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Study Time' }).click();
  await page.getByRole('link', { name: 'Student: This Week' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Student Dashboard');
  await expect(present).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('20px');
  await present.click();
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('16px');
});

for (const tab of tabs) {
  test(`${tab}: on a phone its tab is in sight when the address asks for it`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, `/parent-dashboard?tab=${tab}`);
    const active = page
      .getByRole('tablist', { name: 'Sections of the dashboard' })
      .getByRole('tab', { selected: true });
    await expect(active).toHaveAttribute('id', new RegExp(`tab-${tab}$`));
    await expect(active).toBeInViewport({ ratio: 1 });
  });
}

for (const width of [320, 1600]) {
  test(`at ${width} px no family is wider than the screen`, async ({ page }) => {
    // Twenty pages.
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    for (const family of families)
      for (const path of paths) {
        await open(page, `${path}?family=${family}`);
        await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
        expect(await page.evaluate(sidewaysScroll), `${path} of ${family}`).toBe(0);
      }
  });
}

test('the list of families and the presentation put no barrier up', async ({ page }) => {
  await open(page, '/parent-dashboard?family=off-course');
  await page.getByRole('button', { name: 'Present' }).click();
  await page.getByRole('button', { name: /Whose figures/ }).click();
  expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
});
