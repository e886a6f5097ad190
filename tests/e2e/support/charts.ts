/** The charts with invented data (tests/variants/Charts.tsx), and what holds for each at any width, by mouse, keyboard, and touch. */
import type { Locator, Page } from '@playwright/test';
import { typedKeys } from '../../../src/lib/typedKeys';
import { type ChartFacts, chartFacts } from '../../variants/chart-facts';
import type { SampleName } from '../../variants/Charts';
import { expect, stickingOut } from './site';

export interface Chart extends ChartFacts {
  /** The name in the URL. */
  readonly name: SampleName;
}

export const charts: readonly Chart[] = typedKeys(chartFacts).map((name) => ({
  name,
  ...chartFacts[name],
}));

/** Returns the charts of these names. */
export const chartsNamed = (...names: readonly SampleName[]) =>
  charts.filter(({ name }) => names.includes(name));

export async function openChart(
  page: Page,
  { name, called }: Pick<Chart, 'name' | 'called'>,
): Promise<Locator> {
  await page.goto(`/charts/${name}`);
  const chart = page.getByRole('group', { name: `Chart: ${called}.` });
  await chart.scrollIntoViewIfNeeded();
  await expect(chart.locator('[data-mark]').first()).toBeAttached();
  return chart;
}

export const tooltipOf = (page: Page) => page.locator('[data-tooltip]');
export const statusOf = (page: Page) => page.getByRole('figure').getByRole('status');

type Edges = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

interface Answer {
  readonly shownText: string;
  readonly said: string;
  readonly tip: Edges;
  readonly mark: Edges;
  readonly card: Edges;
  readonly chart: Edges;
  /** The chart's drawing; of several in one group, the first. Between two of them are words, to which nothing answers. */
  readonly plot: Edges;
  readonly crosshairs: number;
  readonly sideways: number;
}

/** Reads a figure's state and announcement in one call, in the page. */
export const answer = async (): Promise<Answer> => {
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
  const group = document.querySelector('[role="group"]');
  // Legends have small drawings of their own.
  const plot = [...(group?.querySelectorAll('svg') ?? [])].find((drawing) => drawing.clientHeight > 50);
  return {
    shownText: tip === null ? '' : `${lines[0]}: ${lines.slice(1).join(', ')}`,
    said: document.querySelector('figure [role="status"]')?.textContent ?? '',
    tip: (tip?.getBoundingClientRect() ?? nowhere).toJSON(),
    mark: (document.querySelector('[data-active] > *')?.getBoundingClientRect() ?? nowhere).toJSON(),
    card: (document.querySelector('.MuiCard-root')?.getBoundingClientRect() ?? nowhere).toJSON(),
    chart: (group?.getBoundingClientRect() ?? nowhere).toJSON(),
    plot: ((plot ?? group)?.getBoundingClientRect() ?? nowhere).toJSON(),
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

/**
 * Moves over a chart by mouse and keyboard: its tooltip has the announced text, covers no mark, and closes on Escape. No label
 * lies on another one.
 */
export async function worksAt(page: Page, chart: Chart, group: Locator, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate(() => window.scrollTo(0, 0));
  const resting = await page.evaluate(answer);
  const { left, right, top, bottom } = resting.plot;
  const at = (across: number, down: number) =>
    page.mouse.move(left + across * (right - left), Math.min(790, top + down * (bottom - top)));
  for (const [across, down] of [
    [0.15, 0.3],
    [0.5, 0.5],
    [0.85, 0.75],
  ] as const) {
    await at(across, down);
    const { crosshairs } = await expectAnswer(page, resting);
    expect(crosshairs).toBe(chart.crosshair ? 1 : 0);
  }
  // Escape closes a tooltip opened by the pointer; it stays closed until the pointer moves to another point.
  await page.keyboard.press('Escape');
  await at(0.85, 0.75);
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

/** Taps a chart: the first tap shows a point under the drawing until a tap elsewhere, the second one opens it. */
export async function worksByTouch(page: Page, chart: Chart, group: Locator): Promise<void> {
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
}
