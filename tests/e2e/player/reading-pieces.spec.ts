/** The reading layout and the player's tools in isolation: divider, tabs, highlights, line focus, text settings, enlarging. */
import type { Locator, Page } from '@playwright/test';
import { assertPresent } from '../../../src/lib/assert';
import { variantsAddress } from '../../playwright.config';
import { barriersInBothSchemes, noBarrier } from '../support/axe';
import { expect, stickingOut, test } from '../support/site';

test.use({ baseURL: variantsAddress });

const passageOf = (page: Page) => page.getByRole('region', { name: /^Passage \d/ });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const boxOf = async (locator: Locator) => assertPresent(await locator.boundingBox(), 'not on the screen');

async function open(page: Page, question = 1): Promise<void> {
  await page.goto('/player-pieces');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (let at = 1; at < question; at += 1) await button(page, 'Next').click();
  await page.evaluate(() => document.fonts.ready);
}

/** Drags the mouse over words of the passage, from within the first to within the last. */
async function selectWords(page: Page, words: string): Promise<void> {
  const [from, to] = await page.evaluate((wanted) => {
    const pieces = [...document.querySelectorAll('[data-start]')];
    for (const piece of pieces) {
      const text = piece.firstChild;
      const start = text?.textContent?.indexOf(wanted) ?? -1;
      if (text === null || start < 0) continue;
      const pointIn = (character: number) => {
        const range = document.createRange();
        range.setStart(text, character);
        range.setEnd(text, character + 1);
        const { left, top, width, height } = range.getBoundingClientRect();
        // Not the exact middle of a letter, where Chromium can't determine the side and selects nothing.
        return { x: left + width * 0.3, y: top + height / 2 };
      };
      return [pointIn(start + 1), pointIn(start + wanted.length - 2)] as const;
    }
    throw new Error(`no "${wanted}" in the passage`);
  }, words);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

const fontSize = (locator: Locator) =>
  locator.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));

test('the divider can be dragged, moved by keyboard, and reset, and keeps its place for the next passage', async ({
  page,
}) => {
  await open(page);
  const divider = page.getByRole('separator', { name: 'Width of the passage' });
  const width = async () => Math.round((await boxOf(passageOf(page))).width);
  await expect(divider).toHaveAttribute('aria-valuenow', '50');

  const { x, y, width: own, height } = await boxOf(divider);
  await page.mouse.move(x + own / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(768, y + 40, { steps: 5 });
  await page.mouse.up();
  await expect(divider).toHaveAttribute('aria-valuenow', '60');
  expect(await width()).toBe(768);
  await divider.dblclick();
  await expect(divider).toHaveAttribute('aria-valuenow', '50');

  await divider.focus();
  for (const [key, share] of [
    ['ArrowLeft', '48'],
    ['Home', '30'],
    ['ArrowLeft', '30'],
    ['End', '70'],
    ['Enter', '50'],
    ['ArrowRight', '52'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(divider).toHaveAttribute('aria-valuenow', share);
  }
  for (let at = 0; at < 5; at += 1) await button(page, 'Next').click();
  await expect(page.getByRole('heading', { name: /Passage 2 of 8/ })).toBeVisible();
  await expect(divider).toHaveAttribute('aria-valuenow', '52');
});

test('the passage keeps its scroll position and shows the paragraph a question is about', async ({
  page,
}) => {
  await open(page, 28);
  const passage = passageOf(page);
  const said = passage.getByText('Paragraph 3, which the question is about');
  await expect(said).toBeAttached();
  await passage.evaluate((element) => element.scrollTo(0, 150));
  await button(page, 'Next').click();
  await expect(passage.getByText('which the question is about')).toHaveCount(0);
  expect(await passage.evaluate((element) => element.scrollTop)).toBe(150);

  // Off-screen, the third paragraph scrolls into view with the question that names it, but only the first time.
  await passage.evaluate((element) => element.scrollTo(0, 0));
  while ((await page.getByRole('heading', { name: /third paragraph/ }).count()) === 0)
    await button(page, 'Next').click();
  await expect(said).toBeAttached();
  const paragraph = passage.locator('[data-paragraph="2"]');
  await expect(paragraph).toBeInViewport({ ratio: 0.3 });
  await passage.evaluate((element) => element.scrollTo(0, 0));
  await button(page, 'Back').click();
  await button(page, 'Next').click();
  expect(await passage.evaluate((element) => element.scrollTop)).toBe(0);
});

test('verse numbers every fifth line, and prose numbers every paragraph', async ({ page }) => {
  await open(page);
  await expect(page.locator('.number')).toHaveText(['1', '2', '3', '4']);
  await open(page, 12);
  await expect(page.locator('.number')).toHaveText(['5', '10', '15', '20']);
  await expect(page.getByText('Stanza 3, which the question is about')).toBeAttached();
});

test('a fade shows that there is more below until the end is reached', async ({ page }) => {
  await open(page);
  const fade = page.locator('[data-fade]').first();
  await expect(fade).toHaveAttribute('data-fade', 'true');
  await passageOf(page).evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(fade).toHaveAttribute('data-fade', 'false');
});

test('words can be highlighted and unhighlighted with the mouse', async ({ page }) => {
  await open(page, 6);
  const bar = page.getByRole('group', { name: 'Selected words' });
  await selectWords(page, 'took it for granted');
  await bar.getByRole('button', { name: 'Highlight' }).click();
  await expect(page.locator('mark')).toHaveText(['took it for granted']);
  await expect(bar).toHaveCount(0);

  await page.locator('mark').click();
  await button(page, 'Remove').click();
  await expect(page.locator('mark')).toHaveCount(0);

  // The pane's button highlights the selection; without one, it turns into a marker.
  await selectWords(page, 'the years before');
  await expect(bar).toBeVisible();
  await button(page, /^Highlight$/)
    .first()
    .click();
  await expect(page.locator('mark')).toHaveText(['the years before']);
  await button(page, /^Highlight$/).click();
  await selectWords(page, 'scientific reasoning');
  await expect(page.locator('mark')).toHaveText(['the years before', 'scientific reasoning.']);
});

/** Returns the width of the focused pane's outline. */
const ring = () => {
  const frame = document.activeElement?.parentElement ?? document.body;
  return getComputedStyle(frame, '::after').borderTopWidth;
};

test('words can be highlighted and unhighlighted with the keyboard', async ({ page }) => {
  await open(page, 6);
  const highlight = button(page, /^Highlight$/);
  const said = page.getByRole('status').last();
  await highlight.focus();
  await page.keyboard.press('Enter');
  await expect(highlight).toHaveAttribute('aria-pressed', 'true');
  await expect(said).toContainText('Escape exits');
  expect(await page.evaluate(ring), 'the ring of the focused passage').toBe('2px');
  await page.keyboard.press('ArrowRight');
  await expect(said).toHaveText('is');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(said).toHaveText('is the water');
  await page.keyboard.press('Enter');
  await expect(page.locator('mark')).toHaveText(['is the water']);
  await expect(said).toHaveText('Highlighted');
  await page.keyboard.press('ArrowLeft');
  await expect(said).toHaveText('the, highlighted');
  await page.keyboard.press('Enter');
  await expect(page.locator('mark')).toHaveText(['is ', ' water']);

  await page.keyboard.press('ArrowDown');
  const cursor = page.locator('[data-chosen]');
  const line = (await boxOf(cursor)).y;
  await page.keyboard.press('ArrowDown');
  expect((await boxOf(cursor)).y).toBeGreaterThan(line + 10);
  await page.keyboard.press('ArrowUp');
  expect((await boxOf(cursor)).y).toBe(line);
  // Moving the cursor scrolls the passage.
  for (let at = 0; at < 40; at += 1) await page.keyboard.press('ArrowDown');
  await expect(cursor).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(highlight).toBeFocused();
  await expect(highlight).toHaveAttribute('aria-pressed', 'false');
  await expect(cursor).toHaveCount(0);
});

test('line focus shows three lines and follows the pointer and the arrow keys', async ({ page }) => {
  await open(page, 6);
  await button(page, 'Tools').click();
  await page.getByRole('switch', { name: 'Line focus' }).click();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Tools')).toBeFocused();
  const band = page.locator('[data-line-focus] > div');
  const { height, y } = await boxOf(band);
  expect(height).toBeGreaterThan(3 * 24);
  expect(height).toBeLessThan(3 * 34);
  await page.mouse.move(300, 500);
  const moved = await boxOf(band);
  expect(Math.abs(moved.y + moved.height / 2 - 500)).toBeLessThan(20);
  // Text below it is still reachable.
  await selectWords(page, 'board on props');
  await expect(page.getByRole('group', { name: 'Selected words' })).toBeVisible();
  await page.mouse.move(900, 500);
  const passage = passageOf(page);
  await passage.focus();
  for (let at = 0; at < 60; at += 1) await page.keyboard.press('ArrowUp');
  expect((await boxOf(band)).y).toBe(y);
  for (let at = 0; at < 60; at += 1) await page.keyboard.press('ArrowDown');
  expect(await passage.evaluate((element) => element.scrollTop)).toBeGreaterThan(50);
  await expect(band).toBeInViewport({ ratio: 1 });
});

test('the tools change the stem, choices, and passage, including those of the next question', async ({
  page,
}) => {
  await open(page, 6);
  // By selector: while the tools are open, everything behind them has no role.
  const texts = [
    page.locator('main h2').last(),
    page.locator('main label > span').first(),
    page.locator('main [data-paragraph]').first(),
  ];
  const standard = await Promise.all(texts.map(fontSize));
  await button(page, 'Tools').click();
  const tools = page.getByRole('dialog', { name: 'Tools' });
  await expect(tools).toBeVisible();
  for (const control of await tools.locator('button, label').all())
    expect((await boxOf(control)).height).toBeGreaterThanOrEqual(44);
  await page.getByRole('radio', { name: '150%' }).check();
  const largest = await Promise.all(texts.map(fontSize));
  largest.forEach((size, index) => expect(size / (standard[index] ?? 0)).toBeCloseTo(1.5, 2));
  await page.getByRole('radio', { name: 'Wide' }).check();
  await page.getByRole('radio', { name: 'Easier to read' }).check();
  for (const text of texts) await expect(text).toHaveCSS('font-family', /^"?Figtree/);
  await page.getByRole('switch', { name: 'Hide the clock' }).click();
  await button(page, 'Close').click();
  await expect(page.getByText('The clock is hidden')).toBeVisible();
  await button(page, 'Next').click();
  expect(await fontSize(texts[2] ?? page.locator('body'))).toBe(largest[2]);
});

test('a figure opens full screen, can be zoomed, and returns the focus when closed', async ({ page }) => {
  await page.goto('/player-pieces/material');
  const enlarge = button(page, 'Enlarge the figure').first();
  const inPage = await boxOf(page.getByRole('img').first());
  await enlarge.click();
  const dialog = page.getByRole('dialog', { name: 'Figure' });
  const drawing = dialog.getByRole('img');
  const fitted = await boxOf(drawing);
  expect(fitted.width).toBeGreaterThan(inPage.width);
  await button(page, 'Larger').click();
  await expect(dialog.getByRole('status')).toHaveText('125%');
  expect((await boxOf(drawing)).width).toBeCloseTo(fitted.width * 1.25, -1);
  await page.keyboard.press('-');
  await expect(dialog.getByRole('status')).toHaveText('100%');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(enlarge).toBeFocused();

  await button(page, 'Enlarge the table').first().click();
  const table = page.getByRole('dialog', { name: 'Table' }).getByRole('table');
  expect(await fontSize(table)).toBeGreaterThan(20);
  await button(page, 'Close').click();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('passage and question are two tabs that preserve their scroll positions', async ({ page }) => {
    await open(page, 6);
    const [passageTab, questionTab] = [
      page.getByRole('tab', { name: 'Passage' }),
      page.getByRole('tab', { name: 'Question' }),
    ];
    await expect(questionTab).toHaveAttribute('aria-selected', 'true');
    await expect(passageOf(page)).toHaveCount(0);
    await passageTab.tap();
    await expect(page.getByRole('tabpanel', { name: 'Passage' })).toBeVisible();
    await passageOf(page).evaluate((element) => element.scrollTo(0, 300));
    await passageTab.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tabpanel', { name: 'Question' })).toBeVisible();
    await passageTab.tap();
    expect(await passageOf(page).evaluate((element) => element.scrollTop)).toBe(300);
    await button(page, 'Next').tap();
    await expect(questionTab).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('heading', { name: /Wells measured the dew/ })).toBeVisible();
  });

  test('the highlight button for a touch selection appears above the footer', async ({ page }) => {
    await open(page, 6);
    await page.getByRole('tab', { name: 'Passage' }).tap();
    await page.locator('[data-paragraph="0"]').tap();
    await page.evaluate(() => {
      const text = document.querySelector('[data-paragraph="0"] [data-start]')?.firstChild;
      if (text !== null && text !== undefined) document.getSelection()?.setBaseAndExtent(text, 12, text, 15);
    });
    const bar = page.getByRole('group', { name: 'Selected words' });
    const { y, height } = await boxOf(bar);
    expect(y + height).toBeLessThanOrEqual(740 - 80);
    expect(y).toBeGreaterThan(740 - 80 - 80);
    await bar.getByRole('button', { name: 'Highlight' }).tap();
    await expect(page.locator('mark')).toHaveText(['water']);
  });
});

const looks: readonly { readonly name: string; readonly prepare: (page: Page) => Promise<void> }[] = [
  { name: 'a question', prepare: (page) => open(page, 6) },
  {
    name: 'a passage with highlights in the largest text',
    prepare: async (page) => {
      await open(page, 6);
      await button(page, 'Tools').click();
      await page.getByRole('radio', { name: '150%' }).check();
      await page.getByRole('radio', { name: 'Wide' }).check();
      await page.getByRole('switch', { name: 'Line focus' }).click();
      await page.keyboard.press('Escape');
      const tab = page.getByRole('tab', { name: 'Passage' });
      if ((await tab.count()) > 0) await tab.click();
      await button(page, /^Highlight$/).focus();
      for (const key of ['Enter', 'Shift+ArrowRight', 'Enter', 'ArrowRight']) await page.keyboard.press(key);
      await expect(page.locator('mark')).not.toHaveCount(0);
    },
  },
  {
    name: 'the tools panel',
    prepare: async (page) => {
      await open(page);
      await button(page, 'Tools').click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'an enlarged table',
    prepare: async (page) => {
      await page.goto('/player-pieces/material');
      await button(page, 'Enlarge the table').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];

for (const { name, prepare } of looks) {
  for (const width of [320, 1280]) {
    test(`${name} has no accessibility violations or overflow at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await prepare(page);
      expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
      expect(await page.evaluate(stickingOut)).toEqual([]);
    });
  }
}

const ground = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).backgroundColor);

test('highlights and the word cursor are visible in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, 6);
  await button(page, /^Highlight$/).focus();
  for (const key of ['Enter', 'Enter', 'ArrowRight']) await page.keyboard.press(key);
  expect(await ground(page.locator('mark'))).not.toBe(await ground(page.locator('body')));
  await expect(page.locator('[data-chosen]')).toHaveCSS('outline-style', 'solid');
});
