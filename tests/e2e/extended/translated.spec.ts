/**
 * In a page that the browser translates, each screen says the same after its controls were pressed as it does without: no text is
 * left over from before, and no moved node takes the page down.
 */
import type { Page } from '@playwright/test';
import { translatePage } from '../../translatePage';
import { pageParts } from '../support/fitting';
import { expect, hydrated, open, test, twoFrames } from '../support/site';
import { keepChoices } from '../support/taking';

/** Controls that leave the page, save a file, or delete something. */
const leaving = /print|save|export|import|download|copy|share|delete|present|start|light and dark|skip/i;
/** Controls pressed on each screen. */
const most = 6;

/** The same choice of questions and the same time in both runs. */
async function makeRepeatable(page: Page): Promise<void> {
  await page.clock.setFixedTime('2026-11-23T16:00:00');
  await page.addInitScript(() => {
    crypto.getRandomValues = (array) => {
      if (array instanceof Uint8Array || array instanceof Uint32Array) array.fill(7);
      return array;
    };
  });
}

/** Returns what the page says, without the clocks that run. */
async function words(page: Page): Promise<readonly string[]> {
  await twoFrames(page);
  const text = await page.evaluate(() => {
    // The footer reports what is stored for offline use, and a hidden text that charts measure is never read.
    for (const part of document.querySelectorAll('footer, #recharts_measurement_span'))
      part.setAttribute('hidden', '');
    return document.body.innerText;
  });
  return text
    .replaceAll(/\d+:\d\d\b/g, 'time')
    .replaceAll(/[\s\u200b]+/g, ' ')
    .split(' ');
}

/** The same page as it is and translated, side by side, so that both have the time that parts need to load. */
interface Pair {
  readonly plain: Page;
  readonly translated: Page;
}

const both = ({ plain, translated }: Pair, act: (page: Page) => Promise<unknown>) =>
  Promise.all([act(plain), act(translated)]);

/** Expects both to say the same, now or once late parts have arrived; `before` runs in both before each look. */
async function expectSame(
  pair: Pair,
  pressed: string,
  before?: (page: Page) => Promise<void>,
): Promise<void> {
  await expect
    .poll(
      async () => {
        if (before !== undefined) await both(pair, before);
        return firstDifference(await words(pair.plain), await words(pair.translated));
      },
      { message: `after “${pressed}”` },
    )
    .toBeNull();
}

/** Quotes where a translated page first says something else; null if it says the same. */
function firstDifference(plain: readonly string[], translated: readonly string[]): string | null {
  const length = Math.max(plain.length, translated.length);
  for (let at = 0; at < length; at += 1) {
    const fragment = (all: readonly string[]) => all.slice(Math.max(0, at - 4), at + 8).join(' ');
    if (plain[at] !== translated[at]) return `“${fragment(plain)}” became “${fragment(translated)}”`;
  }
  return null;
}

async function openBoth(pair: Pair, path: string): Promise<void> {
  await both(pair, async (page) => {
    await page.goto(path);
    await hydrated(page);
  });
  await expectSame(pair, 'nothing');
  await pair.translated.evaluate(translatePage);
}

for (const paths of pageParts)
  test(`each of ${paths.join(', ')} says the same when it is translated`, async ({ page, otherDevice }) => {
    const pair: Pair = { plain: page, translated: otherDevice };
    await both(pair, makeRepeatable);
    for (const path of paths)
      await test.step(path, async () => {
        await openBoth(pair, path);
        await expectSame(pair, 'nothing');
        await pressControls(pair);
      });
  });

const controlsOf = (page: Page) =>
  page
    .locator('main')
    .locator('button:visible:enabled, [role="button"]:visible, [role="tab"]:visible, select:visible');

const dialogsOf = (page: Page) =>
  page.locator('[role="dialog"]:visible, dialog[open], .MuiPopover-paper:visible').first();

async function closeDialog(page: Page): Promise<void> {
  if (await dialogsOf(page).isVisible()) await page.keyboard.press('Escape');
}

/** Presses the controls of both pages, one after the other. */
async function pressControls(pair: Pair): Promise<void> {
  // A dialog whose code arrives late is closed before the next control is pressed.
  await both(pair, (page) => page.addLocatorHandler(dialogsOf(page), closeDialog.bind(null, page)));
  const count = Math.min(most, await controlsOf(pair.plain).count());
  for (let index = 0; index < count; index += 1) {
    const control = controlsOf(pair.plain).nth(index);
    if (!(await control.isVisible())) continue;
    const pressed = `${await control.innerText()} ${(await control.getAttribute('aria-label')) ?? ''}`.trim();
    if (leaving.test(pressed)) continue;
    const isSelect = (await control.evaluate(({ tagName }) => tagName)) === 'SELECT';
    await both(pair, (page) => {
      const own = controlsOf(page).nth(index);
      return isSelect ? own.press('ArrowDown') : own.click();
    });
    await expectSame(pair, pressed);
    await expectSame(pair, `${pressed}, then Escape`, closeDialog);
  }
}

test('each question of a translated test has its own stem and choices', async ({ page, otherDevice }) => {
  const pair: Pair = { plain: page, translated: otherDevice };
  await both(pair, makeRepeatable);
  for (const path of [
    '/ssat-verbal-practice/quick-test',
    '/ssat-reading-test',
    '/ssat-verbal-practice/demi-test',
  ])
    await test.step(path, async () => {
      await openBoth(pair, path);
      await both(pair, begin);
      await expectSame(pair, 'Start');
      for (let number = 1; number <= 3; number += 1) {
        await both(pair, (each) => each.getByRole('radio').nth(1).click());
        await expectSame(pair, `the choice of question ${number}`);
        await both(pair, (each) => each.keyboard.press('n'));
        await expectSame(pair, `N at question ${number}`);
      }
    });
});

/** Starts a test, past its directions. */
async function begin(page: Page): Promise<void> {
  const consent = page.getByRole('radio', { name: keepChoices.visit });
  if (await consent.isVisible()) await consent.check();
  const startButton = page.getByRole('button', { name: /^Start/ }).first();
  await startButton.click();
  await expect(page.getByRole('progressbar', { name: 'Progress' })).toBeVisible();
  if (await startButton.isVisible()) await startButton.click();
  await expect(page.getByRole('radio').nth(1)).toBeVisible();
}

test.describe('beside something else that changes the page', () => {
  // What the browser says of a node that isn't where React left it.
  test.use({ allowed: /NotFoundError/ });

  test('a page whose nodes something else has moved is built anew', async ({ page }) => {
    await open(page, '/parent-dashboard');
    await page.getByRole('tab', { name: 'Test Scores' }).click();
    await expect(page.getByRole('region', { name: 'Recent Test History' })).toBeVisible();
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('[role="tabpanel"] > *, [role="tabpanel"] > * > *')) {
        const wrapper = document.createElement('div');
        element.replaceWith(wrapper);
        wrapper.append(element);
      }
    });
    await page.getByRole('tab', { name: 'Goal Setting' }).click();
    await expect(page.getByRole('button', { name: 'Add New Goal' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Recent Test History' })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
});
