/**
 * The pages on paper: every page in dark text on white, in the dark color scheme as well, and the dashboards as opened, from a
 * laptop and from a phone.
 */
import type { Page, Request } from '@playwright/test';
import { pathOf } from '../../../src/site';
import { dashboardPaths } from '../support/dashboards';
import { pageParts } from '../support/fitting';
import { palePrint, papers, print, printFaults } from '../support/printing';
import { expect, open, settled, test } from '../support/site';

for (const paths of pageParts)
  test(`each of ${paths.join(', ')} prints dark text on white in the dark color scheme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    for (const path of paths)
      await test.step(path, async () => {
        await open(page, path);
        await page.emulateMedia({ media: 'print' });
        expect.soft(await page.evaluate(palePrint)).toEqual([]);
        await page.emulateMedia({ media: 'screen' });
      });
  });

test('the score report prints its first sheet as one, and two or three questions on each sheet after the evidence', async ({
  page,
}) => {
  await openWhole(page, pathOf('scoreReport'));
  await expect(page.getByRole('region', { name: 'Guess Audit' })).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('draw-all-charts')));
  await expect(page.locator('figure[data-undrawn]')).toHaveCount(0);
  for (const paper of papers) {
    const sheets = await print(page, paper);
    // Fractions within fractions are the only smaller text.
    const faults = printFaults(sheets).filter((fault) => !/text of 6\.\d pt$/.test(fault));
    expect.soft(faults, paper).toEqual([]);
    expect.soft(printFaults(sheets).length, paper).toBeLessThanOrEqual(3);
    // The head, at most three sheets of evidence, and ten of the twenty questions shown.
    expect.soft(sheets.length, paper).toBeLessThanOrEqual(14);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('What to Say to the Student')).toBeVisible();
  await expect(page.getByRole('combobox').filter({ visible: true })).toHaveCount(1);
  for (const question of await page.getByRole('article').all())
    expect(await question.evaluate((card) => getComputedStyle(card).breakInside)).toBe('avoid');
  await page.emulateMedia({ media: null });

  await page.getByRole('button', { name: 'Parent’s page' }).click();
  await expect(page.getByRole('dialog').getByRole('region', { name: 'Estimated Scores' })).toBeVisible();
  for (const paper of papers) {
    const sheets = await print(page, paper);
    expect.soft(printFaults(sheets), `the parent’s page on ${paper}`).toEqual([]);
    expect.soft(sheets.length, `the parent’s page on ${paper}`).toBe(1);
  }
});

const chartless = /notifications|goals/;

/** Notes, when the page is laid out for paper, the charts that aren't drawn, or are narrower or wider than their box. */
const watchCharts = () => {
  window.matchMedia('print').addEventListener('change', ({ matches }) => {
    if (!matches) return;
    const boxes = [...document.querySelectorAll<HTMLElement>('main figure [role="group"]')];
    const faults = boxes.flatMap((box) => {
      const drawings = [...box.querySelectorAll('svg')].map((svg) => svg.getBoundingClientRect());
      const { left, right } = box.getBoundingClientRect();
      const isWhole =
        drawings.length > 0 &&
        Math.abs(Math.min(...drawings.map((each) => each.left)) - left) < 2 &&
        Math.abs(Math.max(...drawings.map((each) => each.right)) - right) < 2;
      return isWhole ? [] : [box.getAttribute('aria-label') ?? ''];
    });
    Reflect.set(window, 'chartFaults', [boxes.length > 0, ...faults]);
  });
};

for (const width of [1440, 390])
  test(`each dashboard prints as opened in a window of ${width} px, with its charts as wide as the paper`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of dashboardPaths)
      await test.step(path, async () => {
        await openWhole(page, path);
        await page.evaluate(watchCharts);
        for (const paper of papers) {
          expect.soft(printFaults(await print(page, paper)), paper).toEqual([]);
          const charts = await page.evaluate(() => Reflect.get(window, 'chartFaults'));
          expect.soft(charts, `charts on ${paper}`).toEqual([!chartless.test(path)]);
        }
      });
  });

test('charts that haven’t loaded print as tables, and none over another card', async ({ page }) => {
  await page.route(/Drawing/, () => new Promise(() => undefined));
  for (const tab of ['overview', 'study-time'])
    await test.step(tab, async () => {
      await page.goto(pathOf('parentDashboard', { search: { tab } }));
      await expect(page.locator('figure[data-undrawn]')).toHaveCount(4);
      expect(printFaults(await print(page, 'A4'))).toEqual([]);
    });
});

/** Opens a page and waits for the cards and charts that load late: some begin to only when the browser is idle. */
async function openWhole(page: Page, path: string): Promise<void> {
  const underway = new Set<Request>();
  page.on('request', (request) => underway.add(request));
  page.on('requestfinished', (request) => underway.delete(request));
  await open(page, path);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await settled(page);
  await expect.poll(() => underway.size).toBe(0);
  await settled(page);
}
