/** The page of the reading layout and the player's tools in isolation (tests/variants/PlayerPieces.tsx). */
import type { Locator, Page } from '@playwright/test';
import { assertPresent } from '../../../src/lib/assert';
import { expect } from './site';

export const passageOf = (page: Page) => page.getByRole('region', { name: /^Passage \d/ });
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
export const boxOf = async (locator: Locator) =>
  assertPresent(await locator.boundingBox(), 'not on the screen');

export async function openPieces(page: Page, question = 1): Promise<void> {
  await page.goto('/player-pieces');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (let at = 1; at < question; at += 1) await button(page, 'Next').click();
  await page.evaluate(() => document.fonts.ready);
}

/** Drags the mouse over words of the passage, from within the first to within the last. */
export async function selectWords(page: Page, words: string): Promise<void> {
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

export const fontSize = (locator: Locator) =>
  locator.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
