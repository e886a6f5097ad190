/** The reading layout and the player's tools in every detail, each in isolation. */
import type { Locator, Page } from '@playwright/test';
import { barriersInBothSchemes, noBarrier } from '../support/axe';
import { boxOf, button, fontSize, openPieces, passageOf, selectWords } from '../support/reading';
import { variantsAddress } from '../../playwright.config';
import { expect, stickingOut, test } from '../support/site';

test.use({ baseURL: variantsAddress });

test('the passage keeps its scroll position and shows the paragraph a question is about', async ({
  page,
}) => {
  await openPieces(page, 29);
  const passage = passageOf(page);
  const said = passage.getByText('Paragraph 3, which the question is about');
  await expect(said).toBeAttached();
  await passage.evaluate((element) => element.scrollTo(0, 150));
  await button(page, 'Next').click();
  await expect(passage.getByText('which the question is about')).toHaveCount(0);
  expect(await passage.evaluate((element) => element.scrollTop)).toBe(150);

  // After a click on a choice, the passage scrolls by one key.
  await page.getByRole('radio').first().click();
  await page.keyboard.press('PageDown');
  expect(await passage.evaluate((element) => element.scrollTop)).toBeGreaterThan(150);
  await page.keyboard.press('PageUp');
  await passage.evaluate((element) => element.scrollTo(0, 150));

  // Off-screen, the sixth paragraph of a later passage scrolls into view with the question that names it, but only the first time.
  await passage.evaluate((element) => element.scrollTo(0, 0));
  while ((await page.getByRole('heading', { name: /sixth paragraph/ }).count()) === 0)
    await button(page, 'Next').click();
  await expect(passage.getByText('Paragraph 6, which the question is about')).toBeAttached();
  const paragraph = passage.locator('[data-paragraph="5"]');
  await expect(paragraph).toBeInViewport({ ratio: 0.3 });
  await passage.evaluate((element) => element.scrollTo(0, 0));
  await button(page, 'Back').click();
  await button(page, 'Next').click();
  expect(await passage.evaluate((element) => element.scrollTop)).toBe(0);
});

test('verse numbers every fifth line, prose numbers every paragraph, and a fade shows that there is more below', async ({
  page,
}) => {
  await openPieces(page);
  await expect(page.locator('[data-paragraph] [aria-hidden]')).toHaveText(['1', '2', '3', '4', '5']);
  const fade = page.locator('[data-fade]').first();
  await expect(fade).toHaveAttribute('data-fade', 'true');
  await passageOf(page).evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(fade).toHaveAttribute('data-fade', 'false');
  for (let at = 1; at < 12; at += 1) await button(page, 'Next').click();
  await expect(page.locator('[data-paragraph] [aria-hidden]')).toHaveText(['5', '10', '15', '20', '25']);
  await expect(page.getByText('Stanza 3, which the question is about')).toBeAttached();
});

/** Returns the width of the focused pane's outline. */
const ring = () => {
  const frame = document.activeElement?.parentElement ?? document.body;
  return getComputedStyle(frame, '::after').borderTopWidth;
};

test('words can be highlighted and unhighlighted with the keyboard', async ({ page }) => {
  await openPieces(page, 6);
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
  await expect(said).toHaveText('is water that');
  await page.keyboard.press('Enter');
  await expect(page.locator('mark')).toHaveText(['is water that']);
  await expect(said).toHaveText('Highlighted');
  await page.keyboard.press('ArrowLeft');
  await expect(said).toHaveText('water, highlighted');
  await page.keyboard.press('Enter');
  await expect(page.locator('mark')).toHaveText(['is ', ' that']);

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
  await openPieces(page, 6);
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

const looks: readonly { readonly name: string; readonly prepare: (page: Page) => Promise<void> }[] = [
  { name: 'a question', prepare: (page) => openPieces(page, 6) },
  {
    name: 'a passage with highlights in the largest text',
    prepare: async (page) => {
      await openPieces(page, 6);
      await button(page, 'Tools').click();
      await button(page, '150%').click();
      await button(page, 'Wide').click();
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
      await openPieces(page);
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

for (const { name, prepare } of looks)
  test(`${name} has no accessibility violations or overflow`, async ({ page }) => {
    for (const width of [320, 1280])
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await prepare(page);
        expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
        expect(await page.evaluate(stickingOut)).toEqual([]);
      });
  });

const ground = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).backgroundColor);

test('highlights and the word cursor are visible in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPieces(page, 6);
  await button(page, /^Highlight$/).focus();
  for (const key of ['Enter', 'Enter', 'ArrowRight']) await page.keyboard.press(key);
  expect(await ground(page.locator('mark'))).not.toBe(await ground(page.locator('body')));
  await expect(page.locator('[data-chosen]')).toHaveCSS('outline-style', 'solid');
});
