/** Every chart with invented data (tests/variants/Charts.tsx) at every width: nothing is covered, moved, or cut off. */
import { variantsAddress } from '../../playwright.config';
import { barriersInBothSchemes, noBarrier } from '../support/axe';
import { charts, openChart, statusOf, tooltipOf, worksAt, worksByTouch } from '../support/charts';
import { expect, settled, sidewaysScroll, stickingOut, test } from '../support/site';

test.use({ baseURL: variantsAddress });

const widths = [320, 390, 768, 1280];

for (const half of [0, 1])
  test(`charts work by mouse and keyboard at every width, part ${half + 1}`, async ({ page }) => {
    for (const chart of charts.filter((_, place) => place % 2 === half))
      await test.step(chart.name, async () => {
        const group = await openChart(page, chart);
        for (const width of widths) await worksAt(page, chart, group, width);
        await group.focus();
        await page.keyboard.press('End');
        expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: null });
        await page.getByRole('button', { name: 'Show as table' }).click();
        expect(await page.evaluate(sidewaysScroll)).toBe(0);
      });
  });

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('a tap on a chart shows a point until a tap elsewhere', async ({ page }) => {
    for (const chart of charts)
      await test.step(chart.name, async () => {
        await worksByTouch(page, chart, await openChart(page, chart));
      });
  });
});

test('Enter or a click opens the active point, and the chart’s name mentions Enter', async ({ page }) => {
  for (const chart of charts.filter(({ opens }) => opens)) {
    const group = await openChart(page, chart);
    await expect(group).toHaveAccessibleName(/Arrow keys move between points; Enter opens one\.$/);
    await group.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle('Opened 0');
    await page.keyboard.press('Escape');
    const box = await group.boundingBox();
    await group.hover({ position: { x: (box?.width ?? 0) * 0.7, y: (box?.height ?? 0) * 0.6 } });
    await page.evaluate(() => {
      document.title = 'Charts';
    });
    await page.mouse.down();
    await page.mouse.up();
    await expect(page).toHaveTitle(/^Opened [1-9]\d*$/);
  }
});

test('moving the pointer changes only the active mark', async ({ page }) => {
  const group = await openChart(page, { name: 'total', called: 'Total score' });
  await group.evaluate((box) => {
    const changed: string[] = [];
    Object.assign(window, { changed });
    new MutationObserver((records) => {
      for (const { target } of records)
        if (target instanceof SVGElement && target.closest('[data-follows]') === null)
          changed.push(target.outerHTML.slice(0, 120));
    }).observe(box, { subtree: true, childList: true, attributes: true });
  });
  const box = await group.boundingBox();
  for (let x = 20; x < (box?.width ?? 0); x += 40) await group.hover({ position: { x, y: 60 }, force: true });
  await expect(tooltipOf(page)).toBeVisible();
  expect(await page.evaluate('changed')).toEqual([]);
});

test('vertical arrow keys move by day and horizontal ones by week', async ({ page }) => {
  const group = await openChart(page, { name: 'days', called: 'Study days, 13 weeks' });
  await group.focus();
  const heard = async (key: string) => {
    await page.keyboard.press(key);
    return (await statusOf(page).innerText()).split(':')[0];
  };
  expect(await heard('End')).toBe('Sun, Nov 15');
  expect(await heard('ArrowLeft')).toBe('Sun, Nov 8');
  expect(await heard('ArrowUp')).toBe('Sat, Nov 7');
  expect(await heard('ArrowRight')).toBe('Sat, Nov 14');
  expect(await heard('Home')).toBe('Mon, Aug 17');
});

test('paper has every chart, and a long table only on request', async ({ page }) => {
  await page.goto('/charts');
  await settled(page);
  const bodies = page.locator('tbody');
  const before = await bodies.count();
  expect(await page.locator('figure[data-undrawn]').count()).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('figure[data-undrawn]')).toHaveCount(0);
  expect(await bodies.count()).toBe(before);
});

test('pace bars and sparklines have no accessibility violations or overflow', async ({ page }) => {
  for (const name of ['pace', 'spark']) {
    await page.goto(`/charts/${name}`);
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(stickingOut), `at ${width} px`).toEqual([]);
    }
  }
});
