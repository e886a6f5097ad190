/**
 * One chart of each kind with invented data (tests/variants/Charts.tsx) by mouse, touch, and keyboard: its tooltip covers, moves,
 * and cuts off nothing. tests/e2e/extended/charts.spec.ts has all charts at all widths.
 */
import { readFileSync } from 'node:fs';
import { variantsAddress } from '../../playwright.config';
import { barriersInBothSchemes, noBarrier } from '../support/axe';
import { answer, chartsNamed, openChart, tooltipOf, worksAt, worksByTouch } from '../support/charts';
import { expect, test } from '../support/site';

test.use({ baseURL: variantsAddress });

/** Bars, a line with a crosshair, a calendar, and ranges. */
const ofEachKind = chartsNamed('week', 'total', 'days', 'ranges');
const total = { name: 'total', called: 'Total score' } as const;

test('a chart of each kind works by mouse and keyboard', async ({ page }) => {
  for (const chart of ofEachKind)
    await test.step(chart.name, async () => {
      const group = await openChart(page, chart);
      for (const width of [1280, 390]) await worksAt(page, chart, group, width);
    });

  const group = await openChart(page, total);
  await test.step('a point has no accessibility violations with its tooltip open', async () => {
    await group.focus();
    await page.keyboard.press('End');
    expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
    await page.keyboard.press('Escape');
  });

  await test.step('its point disappears when the mouse leaves the chart, but not on the tooltip', async () => {
    const box = await group.boundingBox();
    await group.hover({ position: { x: (box?.width ?? 0) / 2, y: 40 } });
    const { shownText, tip } = await page.evaluate(answer);
    await page.mouse.move((tip.left + tip.right) / 2, tip.top + 4);
    expect((await page.evaluate(answer)).shownText).toBe(shownText);
    await page.mouse.move(2, 2);
    await expect(tooltipOf(page)).toHaveCount(0);
  });

  await test.step('its table is saved as a file', async () => {
    await page.getByRole('button', { name: 'Show as table' }).click();
    await expect(page.getByRole('table', { name: total.called }).locator('tbody tr')).toHaveCount(9);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe('total-score.csv');
    const text = readFileSync(await file.path(), 'utf8');
    expect(text.trimEnd().split('\r\n')).toHaveLength(10);
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('a tap on a chart of each kind shows a point until a tap elsewhere, and scrolling doesn’t', async ({
    page,
  }) => {
    for (const chart of ofEachKind)
      await test.step(chart.name, async () => {
        await worksByTouch(page, chart, await openChart(page, chart));
      });

    const group = await openChart(page, total);
    const box = await group.boundingBox();
    const x = (box?.x ?? 0) + (box?.width ?? 0) / 2;
    const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
    const finger = await page.context().newCDPSession(page);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    for (let moved = 10; moved <= 120; moved += 10)
      await finger.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: [{ x, y: y - moved }],
      });
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(tooltipOf(page)).toHaveCount(0);
  });
});
