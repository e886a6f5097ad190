/**
 * Every chart with invented data (tests/variants/Charts.tsx) by mouse, touch, and keyboard: each gives the same text and covers,
 * moves, and cuts off nothing.
 */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { variantsAddress } from '../../playwright.config';
import { barriersInBothSchemes, noBarrier } from '../support/axe';
import { expect, sidewaysScroll, stickingOut, test } from '../support/site';

test.use({ baseURL: variantsAddress });

interface Chart {
  /** The name in the URL. */
  readonly name: string;
  /** The figure's accessible name. */
  readonly called: string;
  readonly points: number;
  readonly crosshair: boolean;
  readonly opens: boolean;
}

const charts: readonly Chart[] = [
  { name: 'week', called: 'Study time this week', points: 7, crosshair: false, opens: true },
  { name: 'weeks', called: 'Study time by week', points: 13, crosshair: false, opens: false },
  { name: 'total', called: 'Total score', points: 9, crosshair: true, opens: true },
  { name: 'mixed', called: 'Total score from two sources', points: 9, crosshair: true, opens: false },
  { name: 'one-test', called: 'Total score, one test', points: 1, crosshair: true, opens: false },
  { name: 'sections', called: 'Section scores', points: 27, crosshair: true, opens: true },
  { name: 'days', called: 'Study days, 13 weeks', points: 91, crosshair: false, opens: true },
  { name: 'year', called: 'Study days, a year', points: 362, crosshair: false, opens: false },
  { name: 'percentiles', called: 'Percentile of each full test', points: 9, crosshair: true, opens: false },
  { name: 'lines', called: 'Sections by test', points: 9, crosshair: true, opens: false },
  { name: 'curves', called: 'Curves of two measures', points: 7, crosshair: true, opens: false },
  { name: 'ranges', called: 'Sections against their targets', points: 3, crosshair: false, opens: true },
  { name: 'mixed-ranges', called: 'Sections from two sources', points: 3, crosshair: false, opens: false },
  { name: 'topics', called: 'Verbal by topic', points: 2, crosshair: false, opens: false },
  { name: 'trend', called: 'Estimates of the total', points: 9, crosshair: true, opens: false },
  { name: 'dots', called: 'Scores against targets', points: 3, crosshair: false, opens: false },
  { name: 'steps', called: 'Answers by time', points: 18, crosshair: true, opens: false },
];

const total = { name: 'total', called: 'Total score' } as const;

const widths = [320, 390, 768, 1280];

async function openChart(page: Page, { name, called }: Pick<Chart, 'name' | 'called'>): Promise<Locator> {
  await page.goto(`/charts/${name}`);
  const chart = page.getByRole('group', { name: `Chart: ${called}.` });
  await chart.scrollIntoViewIfNeeded();
  await expect(chart.locator('[data-mark]').first()).toBeAttached();
  return chart;
}

const tooltipOf = (page: Page) => page.locator('[data-tooltip]');
const statusOf = (page: Page) => page.getByRole('figure').getByRole('status');

type Edges = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

interface Answer {
  readonly shownText: string;
  readonly said: string;
  readonly tip: Edges;
  readonly mark: Edges;
  readonly card: Edges;
  readonly chart: Edges;
  readonly crosshairs: number;
  readonly sideways: number;
}

/** Reads a figure's state and announcement in one call, in the page. */
const answer = async (): Promise<Answer> => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const nowhere = new DOMRect();
  const tip = document.querySelector('[data-tooltip]');
  const lines = [...(tip?.children ?? [])]
    .filter((line) => !line.hasAttribute('data-hint'))
    .map((line, rank) => {
      const words = [...line.childNodes]
        .map((node) => node.textContent?.trim() ?? '')
        .filter((text) => text !== '');
      // The first cell has its value in large type and its column label after it.
      return (rank === 1 ? words.toReversed() : words).join(' ');
    });
  return {
    shownText: tip === null ? '' : `${lines[0]}: ${lines.slice(1).join(', ')}`,
    said: document.querySelector('figure [role="status"]')?.textContent ?? '',
    tip: (tip?.getBoundingClientRect() ?? nowhere).toJSON(),
    mark: (document.querySelector('[data-active] > *')?.getBoundingClientRect() ?? nowhere).toJSON(),
    card: (document.querySelector('.MuiCard-root')?.getBoundingClientRect() ?? nowhere).toJSON(),
    chart: (document.querySelector('[role="group"]')?.getBoundingClientRect() ?? nowhere).toJSON(),
    crosshairs: document.querySelectorAll('[data-crosshair]').length,
    sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  };
};

/**
 * Expects the tooltip to show the announced text, to leave the active mark uncovered, to stay within its card, and to shift
 * nothing.
 */
async function expectAnswer(page: Page, resting: Answer): Promise<Answer> {
  const now = await page.evaluate(answer);
  const { shownText, said, tip, mark, card, chart, sideways } = now;
  expect(shownText).not.toBe('');
  expect(shownText).toBe(said);
  const isApart =
    tip.right <= mark.left + 1 ||
    mark.right <= tip.left + 1 ||
    tip.bottom <= mark.top + 1 ||
    mark.bottom <= tip.top + 1;
  expect(isApart, `tooltip ${JSON.stringify(tip)} on ${JSON.stringify(mark)}, ${shownText}`).toBe(true);
  expect(tip.left).toBeGreaterThanOrEqual(card.left);
  expect(tip.right).toBeLessThanOrEqual(card.right);
  expect(chart.bottom - chart.top).toBe(resting.chart.bottom - resting.chart.top);
  expect(sideways).toBe(0);
  return now;
}

/** Returns labels that overlap or are clipped by their chart. */
const troubledLabels = () =>
  [...document.querySelectorAll('[role="group"] svg')].flatMap((drawing) => {
    const texts = [...drawing.querySelectorAll('text')].map((label) => ({
      words: label.textContent,
      box: label.getBoundingClientRect(),
    }));
    const edge = drawing.getBoundingClientRect();
    const cut = texts
      .filter(
        ({ box }) =>
          box.left < edge.left - 1 ||
          box.right > edge.right + 1 ||
          box.top < edge.top - 1 ||
          box.bottom > edge.bottom + 1,
      )
      .map(({ words }) => `"${words}" is cut`);
    const covered = texts.flatMap((one, index) =>
      texts
        .slice(index + 1)
        .filter(
          ({ box }) =>
            one.box.left < box.right - 1 &&
            box.left < one.box.right - 1 &&
            // A line box is taller than its letters.
            one.box.top < box.bottom - 4 &&
            box.top < one.box.bottom - 4,
        )
        .map(({ words }) => `"${one.words}" lies on "${words}"`),
    );
    return [...cut, ...covered];
  });

for (const chart of charts) {
  test(`the ${chart.name} chart works by pointer and keyboard, as a table, and as a CSV file`, async ({
    page,
  }) => {
    const group = await openChart(page, chart);

    await test.step('the tooltip matches the announcement, covers no mark, and closes on Escape', async () => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate(() => window.scrollTo(0, 0));
        const resting = await page.evaluate(answer);
        const { left, right, top, bottom } = resting.chart;
        for (const [across, down] of [
          [0.15, 0.3],
          [0.5, 0.5],
          [0.85, 0.75],
        ] as const) {
          await page.mouse.move(left + across * (right - left), Math.min(790, top + down * (bottom - top)));
          const { crosshairs } = await expectAnswer(page, resting);
          expect(crosshairs).toBe(chart.crosshair ? 1 : 0);
        }
        // Escape closes a tooltip opened by the pointer; it stays closed until the pointer moves to another point.
        await page.keyboard.press('Escape');
        await page.mouse.move(left + 0.85 * (right - left), Math.min(790, top + 0.75 * (bottom - top)));
        expect(await page.evaluate(answer)).toMatchObject({ shownText: '', said: '' });
        await page.mouse.move(2, 2);
        await group.focus();
        for (const key of ['End', 'ArrowLeft', 'ArrowLeft', 'Home', 'ArrowDown']) {
          await page.keyboard.press(key);
          await expectAnswer(page, resting);
        }
        await page.keyboard.press('Escape');
        expect(await page.evaluate(answer)).toMatchObject({ shownText: '', said: '' });
        expect(await page.evaluate(troubledLabels), `at ${width} px`).toEqual([]);
        expect(await page.evaluate(stickingOut), `at ${width} px`).toEqual([]);
      }
    });

    // A year is the calendar of 13 weeks with four times as many days.
    if (chart.name !== 'year')
      await test.step('has no accessibility violations with its tooltip open in either color scheme', async () => {
        await group.focus();
        await page.keyboard.press('End');
        expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
      });

    await test.step('the announcements, the table, and the file have the same content', async () => {
      const heard: string[] = [];
      await group.focus();
      await page.keyboard.press('Home');
      heard.push(await statusOf(page).innerText());
      await page.keyboard.press('End');
      heard.push(await statusOf(page).innerText());

      const rows = page.getByRole('table', { name: chart.called, includeHidden: true }).locator('tbody tr');
      await expect(rows).toHaveCount(chart.points > 60 ? 0 : chart.points);
      await page.getByRole('button', { name: 'Show as table' }).click();
      await expect(rows).toHaveCount(chart.points);
      const table = await page
        .getByRole('table')
        .evaluate((element) =>
          [...element.querySelectorAll('tr')].map((row) =>
            [...row.querySelectorAll('th, td')].map((cell) => cell.textContent),
          ),
        );
      const [columns = [], ...points] = table;
      const said = [points[0], points.at(-1)].map(
        ([name, ...cells] = []) =>
          `${name}: ${cells.map((cell, index) => `${columns[index + 1]} ${cell}`).join(', ')}`,
      );
      expect(heard).toEqual(said);
      expect(await page.evaluate(sidewaysScroll)).toBe(0);

      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save as CSV' }).click();
      const file = await saved;
      expect(file.suggestedFilename()).toMatch(/^[a-z0-9-]+\.csv$/);
      const text = readFileSync(await file.path(), 'utf8');
      expect(text.startsWith('\uFEFF')).toBe(true);
      expect(text.trimEnd().split('\r\n')).toHaveLength(chart.points + 1);
      expect(text).toContain(points.at(-1)?.[0]?.split(',')[0] ?? '?');
    });
  });
}

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  for (const chart of charts) {
    test(`a tap on the ${chart.name} chart shows a point until a tap elsewhere`, async ({ page }) => {
      const group = await openChart(page, chart);
      const resting = await page.evaluate(answer);
      const { left, right, top, bottom } = resting.chart;
      const position = { x: 0.6 * (right - left), y: 0.5 * (bottom - top) };
      await group.tap({ position });
      const { tip } = await expectAnswer(page, resting);
      // Docked: as wide as the chart.
      expect(Math.round(tip.right - tip.left)).toBe(Math.round(right - left));

      await page.evaluate(() => {
        document.title = 'Charts';
      });
      await group.tap({ position });
      await expect(page).toHaveTitle(chart.opens ? /^Opened \d+$/ : 'Charts');

      await page.keyboard.press('Escape');
      await expect(tooltipOf(page)).toHaveCount(0);
      await group.tap({ position });
      await expect(tooltipOf(page)).toBeVisible();
      await page.getByRole('heading', { level: 1 }).tap();
      await expect(tooltipOf(page)).toHaveCount(0);
    });
  }

  test('scrolling the page by touch doesn’t activate a point', async ({ page }) => {
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

test('the active point disappears when the mouse leaves the chart, but not when it moves onto the tooltip', async ({
  page,
}) => {
  const group = await openChart(page, total);
  const box = await group.boundingBox();
  await group.hover({ position: { x: (box?.width ?? 0) / 2, y: 40 } });
  const { shownText, tip } = await page.evaluate(answer);
  await page.mouse.move((tip.left + tip.right) / 2, tip.top + 4);
  expect((await page.evaluate(answer)).shownText).toBe(shownText);
  await page.mouse.move(2, 2);
  await expect(tooltipOf(page)).toHaveCount(0);
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
  const group = await openChart(page, total);
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

test('vertical arrow keys move by day and horizontal ones by week; a year opens at its newest weeks', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const year = charts.find(({ name }) => name === 'year');
  if (year === undefined) throw new Error('There is no year');
  const group = await openChart(page, year);
  const scroller = group.locator('[data-scroller]');
  const scrolled = () =>
    scroller.evaluate(({ scrollLeft, scrollWidth, clientWidth }) => scrollLeft / (scrollWidth - clientWidth));
  expect(await scrolled()).toBeGreaterThan(0.98);
  await group.focus();
  const heard = async (key: string) => {
    await page.keyboard.press(key);
    return (await statusOf(page).innerText()).split(':')[0];
  };
  expect(await heard('End')).toBe('Sun, Nov 15');
  expect(await heard('ArrowLeft')).toBe('Sun, Nov 8');
  expect(await heard('ArrowUp')).toBe('Sat, Nov 7');
  expect(await heard('ArrowRight')).toBe('Sat, Nov 14');
  expect(await heard('Home')).toBe('Wed, Nov 19');
  await expect.poll(scrolled).toBeLessThan(0.05);
});

test('printing shows the chart, and a long table only on request', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'only Chromium makes a PDF');
  await page.goto('/charts');
  await expect(page.getByRole('figure').first()).toBeVisible();
  const bodies = page.locator('tbody');
  const before = await bodies.count();
  await page.pdf();
  expect(await bodies.count()).toBe(before + 2);
});

for (const width of widths) {
  test(`pace bars and sparklines have no accessibility violations or overflow at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const name of ['pace', 'spark']) {
      await page.goto(`/charts/${name}`);
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
      expect(await page.evaluate(stickingOut)).toEqual([]);
      expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
    }
  });
}
