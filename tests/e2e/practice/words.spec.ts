/** A student learns words, returns the next day, by keyboard too, and on a small phone. */
import type { Page } from '@playwright/test';
import { barriers, barriersInBothSchemes, noBarrier } from '../support/axe';
import {
  answer,
  begin,
  beginHere,
  entries,
  figure,
  meanings,
  next,
  wordOnScreen,
  wordsKept,
  wordsPath,
} from '../support/learning';
import { expect, onDay, open, sidewaysScroll, test } from '../support/site';
import { keepChoices } from '../support/taking';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Answers the word on screen right with keys alone, and expects the focus to follow the new content. */
async function answerWithKeys(page: Page): Promise<void> {
  await expect(wordOnScreen(page)).toBeFocused();
  const word = await wordOnScreen(page).innerText();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Which meaning is right?')).toBeFocused();
  const texts = await meanings(page).allInnerTexts();
  const place = texts.findIndex((text) => text.includes(entries.get(word)?.definition ?? 'none'));
  // Enter selects nothing, nor does a digit without a choice.
  await page.keyboard.press('5');
  await page.keyboard.press('Enter');
  await page.keyboard.press(String(place + 1));
  await expect(page.getByText('Right', { exact: true })).toBeVisible();
  await expect(page.locator('p:focus')).toHaveText('Right');
  await page.keyboard.press('Enter');
}

test('a student learns words, misses one, and sees it again the next day', async ({ page, context }) => {
  await onDay(context, '2026-11-22');
  await open(page, wordsPath);
  await expect(figure(page, 'To recall')).toHaveText('0');
  await expect(figure(page, 'New')).toHaveText('8');
  await expect(page.getByText('you learn up to eight new words a day')).toBeVisible();
  await page.getByRole('radio', { name: keepChoices.device }).check();
  await button(page, 'Start').press('Enter');
  await expect(button(page, 'Show the choices')).toBeVisible();

  // The first is missed: it is asked again after three others, and the second try doesn't count.
  const missed = await answer(page, false);
  await expect(page.getByText(/^You chose the meaning of/)).toBeVisible();
  await next(page);
  for (let others = 0; others < 3; others += 1) {
    expect(await wordOnScreen(page).innerText()).not.toBe(missed);
    await answerWithKeys(page);
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Once more' })).toBeVisible();
  expect(await answer(page, true)).toBe(missed);
  await next(page);
  for (let others = 0; others < 4; others += 1) await answerWithKeys(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Done for today' })).toBeFocused();
  await expect(figure(page, 'Words today')).toHaveText('8');
  await expect(figure(page, 'Right the first time')).toHaveText('7');
  await expect(figure(page, 'New')).toHaveText('8');
  await expect(figure(page, 'Due tomorrow')).toHaveText('1');

  // More only on request. Closing a tab loses no answers.
  await button(page, 'Five more new words').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Word 1 of 5' })).toBeVisible();
  await answer(page, true);
  await expect.poll(() => wordsKept(page, '2026-11-22')).toBe(9);
  await page.close();

  await onDay(context, '2026-11-23');
  const tab = await context.newPage();
  await open(tab, wordsPath);
  await expect(figure(tab, 'To recall')).toHaveText('1');
  await expect(tab.getByText('You missed 1 of them last time.')).toBeVisible();
  await expect(tab.getByRole('group', { name: /^How long/ })).toHaveCount(0);
  await begin(tab);
  expect(await answer(tab, false)).toBe(missed);
  await button(tab, 'Stop').click();
  await expect(tab.getByRole('heading', { level: 1, name: 'Stopped for now' })).toBeFocused();
  const movedUp = tab.getByRole('list', { name: 'Moved Up' });
  await expect(movedUp).toHaveCount(0);

  // A word that is right after twelve days moves up.
  await onDay(context, '2026-12-05');
  await begin(tab);
  const known = await answer(tab, true);
  await button(tab, 'Stop').click();
  await expect(movedUp.getByRole('listitem')).toHaveText(new RegExp(`^${known}\\d+ days, up from \\d+$`));
});

test('a student learns the words of the Middle Level, and what was learned returns after a change of level', async ({
  page,
  context,
}) => {
  await onDay(context, '2026-11-22');
  await open(page, `${wordsPath}?level=middle`);
  await page.getByRole('radio', { name: keepChoices.device }).check();
  await beginHere(page);
  const learned: string[] = [];
  for (let word = 0; word < 8; word += 1) {
    learned.push(await answer(page, true));
    await next(page);
  }
  for (const word of learned) expect(entries.get(word)?.levels).toContain('middle');
  const ofMiddle = learned.filter((word) => entries.get(word)?.levels.includes('upper') === false);
  expect(ofMiddle.length).toBeGreaterThan(0);

  // A month later, all are due. Words that only the Middle Level has aren’t asked while another level is chosen.
  await onDay(context, '2026-12-22');
  await open(page, `${wordsPath}?level=middle`);
  await expect(figure(page, 'To recall')).toHaveText('8');
  const level = page.getByRole('group', { name: 'Level of the test' });
  await level.getByRole('button', { name: 'Grades 8 to 11: Upper' }).click();
  await expect(figure(page, 'To recall')).toHaveText(String(8 - ofMiddle.length));
  await level.getByRole('button', { name: 'Grades 5 to 7: Middle' }).click();
  await expect(figure(page, 'To recall')).toHaveText('8');
});

const fits = () => document.documentElement.scrollHeight <= window.innerHeight;

test('each screen fits a small phone and has no accessibility violations; a reload loses no answers', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const noSidewaysScroll = async () => {
    await page.setViewportSize({ width: 320, height: 568 });
    expect(await page.evaluate(sidewaysScroll)).toBe(0);
    await page.setViewportSize({ width: 360, height: 640 });
  };
  await begin(page, 'visit');
  expect(await barriers(page)).toEqual([]);
  const place = async () => (await wordOnScreen(page).boundingBox())?.y;
  for (const isRight of [true, false]) {
    expect(await page.evaluate(fits)).toBe(true);
    const placed = await place();
    await noSidewaysScroll();
    await button(page, 'Show the choices').click();
    await expect(meanings(page)).toHaveCount(4);
    expect(await page.evaluate(fits)).toBe(true);
    expect(await place()).toBe(placed);
    await noSidewaysScroll();
    for (const meaning of await meanings(page).all())
      expect((await meaning.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    if (isRight) expect(await barriers(page)).toEqual([]);
    const definition = entries.get(await wordOnScreen(page).innerText())?.definition ?? 'none';
    const own = meanings(page).filter({ hasText: definition });
    await (isRight ? own : meanings(page).filter({ hasNotText: definition }).first()).click();
    await expect(button(page, 'Next')).toBeInViewport({ ratio: 1 });
    expect(await place()).toBe(placed);
    await noSidewaysScroll();
    if (isRight) await next(page);
  }
  expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
  // Saved shortly after the verdict.
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('larkfield:kept:wordDays')))
    .toContain('"recalls":2');
  await page.reload();
  await expect(figure(page, 'New')).toHaveText('6');
  await expect(page.getByText('You have learned 2 new words today.')).toBeVisible();
  await begin(page);
  await button(page, 'Stop').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Stopped for now' })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
});
