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
const most = 8;

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

/** What the page says after something was pressed. */
interface Step {
  readonly pressed: string;
  readonly words: readonly string[];
}

/** Returns what the page says once it no longer changes, without the clocks that run. */
async function said(page: Page): Promise<readonly string[]> {
  let text = '';
  await expect
    .poll(
      async () => {
        const before = text;
        await twoFrames(page);
        text = await page.evaluate(() => {
          // The footer reports what is stored for offline use, and a hidden text that charts measure is never read.
          for (const part of document.querySelectorAll('footer, #recharts_measurement_span'))
            part.setAttribute('hidden', '');
          return document.body.innerText;
        });
        return text === before && !/loading…|Reading the record/i.test(text);
      },
      { intervals: [100, 250] },
    )
    .toBe(true);
  return text
    .replaceAll(/\d+:\d\d\b/g, 'time')
    .replaceAll(/[\s\u200b]+/g, ' ')
    .split(' ');
}

/** Opens a page and presses its controls, one after the other. */
async function run(page: Page, path: string, isTranslated: boolean): Promise<readonly Step[]> {
  await page.goto(path);
  await hydrated(page);
  await said(page);
  if (isTranslated) await page.evaluate(translatePage);
  const steps: Step[] = [{ pressed: 'nothing', words: await said(page) }];
  const controls = page
    .locator('main')
    .locator('button:visible:enabled, [role="tab"]:visible, select:visible');
  const count = Math.min(most, await controls.count());
  for (let index = 0; index < count; index += 1) {
    const control = controls.nth(index);
    if (!(await control.isVisible())) continue;
    const pressed = `${await control.innerText()} ${(await control.getAttribute('aria-label')) ?? ''}`.trim();
    if (leaving.test(pressed)) continue;
    if ((await control.evaluate(({ tagName }) => tagName)) === 'SELECT') await control.press('ArrowDown');
    else await control.click();
    steps.push({ pressed, words: await said(page) });
    if ((await page.locator('[role="dialog"], dialog[open]').count()) > 0)
      await page.keyboard.press('Escape');
    steps.push({ pressed: `${pressed}, then closed`, words: await said(page) });
  }
  return steps;
}

/** Describes where a translated page first says something else; null if it never does. */
function firstDifference(plain: readonly Step[], translated: readonly Step[]): string | null {
  for (const [index, { pressed, words }] of plain.entries()) {
    const other = translated[index];
    if (other?.pressed !== pressed) return `“${pressed}” became “${other?.pressed ?? 'nothing'}”`;
    const at = words.findIndex((word, place) => other.words[place] !== word);
    const from = at === -1 && other.words.length > words.length ? words.length : at;
    const fragment = (all: readonly string[]) => all.slice(Math.max(0, from - 4), from + 8).join(' ');
    if (from !== -1) return `after “${pressed}”: “${fragment(words)}” became “${fragment(other.words)}”`;
  }
  return null;
}

for (const paths of pageParts)
  test(`each of ${paths.join(', ')} says the same when it is translated`, async ({ page }) => {
    await makeRepeatable(page);
    for (const path of paths)
      await test.step(path, async () => {
        const plain = await run(page, path, false);
        expect.soft(firstDifference(plain, await run(page, path, true)), path).toBeNull();
      });
  });

/** Starts practice and answers three questions by keyboard. */
async function answerThree(page: Page, path: string, isTranslated: boolean): Promise<readonly Step[]> {
  await open(page, path);
  const consent = page.getByRole('radio', { name: keepChoices.visit });
  if (await consent.isVisible()) await consent.check();
  await page
    .getByRole('button', { name: /^Start/ })
    .first()
    .click();
  await expect(page.getByRole('progressbar', { name: 'Progress' })).toBeVisible();
  if (isTranslated) await page.evaluate(translatePage);
  const steps: Step[] = [];
  const directions = page.getByRole('button', { name: /^Start/ });
  if (await directions.isVisible()) await directions.click();
  for (let number = 1; number <= 3; number += 1) {
    await page.getByRole('radio').nth(1).click();
    steps.push({ pressed: `the choice of question ${number}`, words: await said(page) });
    await page.keyboard.press('n');
    steps.push({ pressed: `N at question ${number}`, words: await said(page) });
  }
  return steps;
}

test('each question of a translated test has its own stem and choices', async ({ browser, baseURL }) => {
  for (const path of [
    '/ssat-verbal-practice/quick-test',
    '/ssat-reading-test',
    '/ssat-verbal-practice/demi-test',
  ])
    await test.step(path, async () => {
      const runs: (readonly Step[])[] = [];
      for (const isTranslated of [false, true]) {
        const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
        const tab = await context.newPage();
        await makeRepeatable(tab);
        runs.push(await answerThree(tab, path, isTranslated));
        await context.close();
      }
      const [plain = [], translated = []] = runs;
      expect.soft(plain).toHaveLength(6);
      expect.soft(firstDifference(plain, translated), path).toBeNull();
    });
});
