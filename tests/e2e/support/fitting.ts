/** Layout checks for any page at any size: no sideways scrolling, clipped or broken words, or covered controls. */
import { type Page } from '@playwright/test';
import { dashboardTabs } from '../../../src/domain/dashboard/dashboard-tab';
import { pathOf, routeIds } from '../../../src/site';
import { coveredControls } from '../../covered';
import { expect, open, sidewaysScroll, stickingOut, twoFrames } from './site';
import { exportEverything } from './my-data';
import { answer, handIn, next, question, start } from './taking';
import { answer as answerWord, begin } from './learning';
import { makePlanFor } from './planner';

interface Size {
  readonly width: number;
  readonly height: number;
  /** Focuses every control in turn, which takes longer than all other checks. */
  readonly walked?: boolean;
}

/** The paths of all pages and of the family dashboard's tabs, in parts that take about the same time. */
export const pageParts: readonly (readonly string[])[] = (() => {
  const paths = [
    ...routeIds.map((id) => pathOf(id)),
    ...dashboardTabs.slice(1).map((tab) => pathOf('parentDashboard', { search: { tab } })),
  ];
  const parts = 8;
  // The neighbors in the table are of one kind, so each part takes every eighth.
  return Array.from({ length: parts }, (_, part) => paths.filter((__, place) => place % parts === part));
})();

/**
 * Runs in the page. Returns clipped text, and figures and words of up to twelve letters broken across lines. Ignores scroll
 * containers and pictures.
 */
export const cutText = () => {
  const meant = '.MuiTabs-scroller, .MuiSwitch-root, [aria-label^="Preview: "], input, [aria-hidden="true"]';
  const hiding = new Set(['hidden', 'clip']);
  const found: string[] = [];
  for (const element of document.querySelectorAll('body *')) {
    if (element.closest(meant) !== null || element.clientWidth <= 2 || element.clientHeight <= 2) continue;
    const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
    // Such a text ends with an ellipsis, and its row opens all of it.
    if (webkitLineClamp !== 'none') continue;
    if (
      (hiding.has(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      (hiding.has(overflowY) && overflowX !== 'auto' && element.scrollHeight > element.clientHeight + 1)
    )
      found.push(`cut: ${element.textContent.slice(0, 60)}`);
  }
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const box = node.parentElement;
    if (box === null || box.clientWidth <= 2 || box.textContent.includes('@')) continue;
    if (box.closest(`${meant}, script, style, noscript, svg, select`) !== null) continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(
      /(?<!\p{Letter})\p{Letter}{2,12}(?!\p{Letter})|\d[\d,.]*/gu,
    )) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(`broken: ${word}`);
    }
  }
  return found;
};

/** Runs in the page. Returns the sizes of its visible text in pixels, in drawings as well, but not in previews of paper. */
export const textSizes = () => {
  const sizes = new Set<number>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const box = node.parentElement;
    if (
      box === null ||
      node.textContent?.trim() === '' ||
      box.closest('script, style, noscript, [aria-label^="Preview: "]') !== null
    )
      continue;
    if (box.checkVisibility({ visibilityProperty: true }) && box.getBoundingClientRect().width > 2)
      sizes.add(Math.round(Number.parseFloat(getComputedStyle(box).fontSize)));
  }
  return [...sizes].toSorted((a, b) => a - b);
};

/** Returns the layout faults of a page at its present width: sideways scrolling, elements that stick out, and text that is cut. */
export async function widthFaults(page: Page): Promise<readonly string[]> {
  const sideways = await page.evaluate(sidewaysScroll);
  return [
    ...(sideways > 0 ? [`sideways: ${sideways} px`] : []),
    ...(await page.evaluate(stickingOut)),
    ...(await page.evaluate(cutText)),
  ];
}

/** Returns all layout faults of the current page. */
async function faults(page: Page, walked: boolean): Promise<readonly string[]> {
  // After the first key press, the browser shows the focus ring and scrolls focused elements into view.
  if (walked) await page.keyboard.press('Tab');
  const sideways = await page.evaluate(sidewaysScroll);
  return [
    ...(sideways > 0 ? [`sideways: ${sideways} px`] : []),
    ...(await page.evaluate(cutText)),
    ...(walked ? await page.evaluate(coveredControls) : []),
  ];
}

async function fitsNow(page: Page, what: string): Promise<void> {
  expect(await faults(page, true), what).toEqual([]);
}

/** Opens each path once and checks it at every size. */
export async function fitsAtAll(page: Page, paths: readonly string[], sizes: readonly Size[]): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found: string[] = [];
  for (const path of paths) {
    await open(page, path);
    for (const size of sizes) {
      const { width, height, walked = false } = size;
      await page.setViewportSize({ width, height });
      await twoFrames(page);
      for (const fault of await faults(page, walked)) found.push(`${path} at ${width} x ${height}, ${fault}`);
    }
  }
  expect(found).toEqual([]);
}

/** Checks every page as its document shows it before any script has run; the browser has to run none. */
export async function documentsFit(page: Page): Promise<void> {
  const found: string[] = [];
  for (const path of pageParts.flat()) {
    await page.goto(path);
    for (const fault of await faults(page, false)) found.push(`${path}, ${fault}`);
  }
  expect(found).toEqual([]);
}

/** Performs the main tasks, from a test to exporting all data; a covered control can't be clicked. */
export async function doMainJobs(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await start(page, pathOf('quickTest'), { keep: 'device' });
  await fitsNow(page, 'a question');
  await answer(page, false);
  await next(page);
  await expect(question(page, 2, 10)).toBeFocused();
  await handIn(page);
  await expect(page.getByRole('heading', { level: 1, name: /: your result/ })).toBeFocused();
  await fitsNow(page, 'a result');

  await begin(page);
  await answerWord(page, true);
  await fitsNow(page, 'a word');

  await start(page, pathOf('writingTest'));
  await fitsNow(page, 'directions');
  await page.getByRole('button', { name: 'Start Writing' }).click();
  await page.getByRole('radiogroup', { name: 'Prompts' }).getByRole('radio').first().check();
  await page.getByLabel('Your essay').fill('Nobody had told the ferry that the bridge was finished.');
  await fitsNow(page, 'an essay');
  await page.getByRole('button', { name: 'Hand in writing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Writing Sample: your result' })).toBeFocused();
  await fitsNow(page, 'the result of an essay');

  await makePlanFor(page, { testDate: '2027-01-09', minutes: 40, keep: 'device' });
  await fitsNow(page, 'a plan');

  // A sample family: the device's own figures, from the practice above, include no full test.
  await open(page, `${pathOf('parentDashboard')}?family=two`);
  await page.getByRole('tab', { name: 'Test Scores' }).click();
  await expect(page.getByRole('heading', { name: 'Recent Test History' })).toBeVisible();
  await page.getByRole('button', { name: 'Total', exact: true }).click();

  await open(page, pathOf('errorLog'));
  const causes = page.getByRole('button', { name: /^All causes/ });
  const filters = page.getByRole('button', { name: /^Filters/ });
  await expect(causes.or(filters).first()).toBeVisible();
  if (await filters.isVisible()) {
    await filters.click();
    await fitsNow(page, 'the filters of the error log');
  }
  await causes.click();
  if (await filters.isVisible()) await page.getByRole('button', { name: /^Show \d/ }).click();
  await fitsNow(page, 'the error log');

  await open(page, pathOf('testResults'));
  await fitsNow(page, 'the list of tests');
  expect((await exportEverything(page)).buffer.length).toBeGreaterThan(1000);
}
