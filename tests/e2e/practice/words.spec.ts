/** A student learns words on a phone, returns on other days and in other tabs, by keyboard only, and offline. */
import type { Page } from '@playwright/test';
import type { WordCard } from '../../../src/domain/plan/words/word-card';
import type { SavedPlan } from '../../../src/domain/plan/schedule/study-plan';
import { barriersInBothSchemes, noBarrier } from '../support/axe';
import {
  answer,
  begin,
  entries,
  figure,
  meanings,
  next,
  wordOnScreen,
  wordsKept,
  wordsPath,
} from '../support/learning';
import { alsoOnPhone, expect, onDay, open, sidewaysScroll, test } from '../support/site';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test(
  'a student learns words, misses one, and sees them again on the days they are due',
  { tag: alsoOnPhone },
  async ({ page, context }) => {
    await onDay(context, '2026-11-22');
    await open(page, wordsPath);
    await expect(page.getByRole('group', { name: /^Should we save/ })).toBeVisible();
    await expect(figure(page, 'To recall')).toHaveText('0');
    await expect(figure(page, 'New')).toHaveText('8');
    await expect(page.getByText('you learn eight new words a day')).toBeVisible();
    await begin(page, 'device');

    // The first is missed: it is asked again after three others, and the second try doesn't count.
    const missed = await answer(page, false);
    await expect(page.getByText(/^You chose the meaning of/)).toBeVisible();
    await next(page);
    for (let others = 0; others < 3; others += 1) {
      expect(await answer(page, true)).not.toBe(missed);
      await next(page);
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Once more' })).toBeVisible();
    expect(await answer(page, true)).toBe(missed);
    await next(page);
    for (let others = 0; others < 4; others += 1) {
      await answer(page, true);
      await next(page);
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Done for today' })).toBeFocused();
    await expect(figure(page, 'Words today')).toHaveText('8');
    await expect(figure(page, 'Right the first time')).toHaveText('7');
    await expect(figure(page, 'New')).toHaveText('8');
    await expect(figure(page, 'Due tomorrow')).toHaveText('1');

    // More only on request.
    await button(page, 'Five more new words').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Word 1 of 5' })).toBeVisible();
    await answer(page, true);
    // Closing a tab loses no answers.
    await expect.poll(() => wordsKept(page, '2026-11-22')).toBe(9);
    await page.close();

    // The missed word comes first on the next days. After the third miss in a row, it gets a picture.
    for (const day of ['2026-11-23', '2026-11-24']) {
      await onDay(context, day);
      const tab = await context.newPage();
      await open(tab, wordsPath);
      await expect(figure(tab, 'To recall')).toHaveText('1');
      await expect(tab.getByText('You missed 1 of them last time.')).toBeVisible();
      await expect(tab.getByRole('group', { name: /^How long/ })).toHaveCount(0);
      await begin(tab);
      expect(await answer(tab, false)).toBe(missed);
      const picture = tab.getByText(entries.get(missed)?.picture ?? '', { exact: true });
      const help = tab.getByText(/^You have missed this word several times/);
      if (day === '2026-11-24') {
        await expect(help).toBeVisible();
        await expect(tab.getByRole('term').nth(0)).toHaveText('Root');
        await expect(tab.getByRole('term').nth(1)).toHaveText('In a sentence');
        await expect(tab.getByRole('term').nth(2)).toHaveText('Picture');
      } else {
        await expect(help).toHaveCount(0);
        await expect(picture).toHaveCount(0);
      }
      await button(tab, 'Stop').click();
      await expect(tab.getByRole('heading', { level: 1, name: 'Stopped for now' })).toBeFocused();
      await tab.close();
    }

    // The others were known at once: they are due after eight days, and stay so during that time.
    await onDay(context, '2026-11-30');
    const tab = await context.newPage();
    await open(tab, wordsPath);
    await expect(figure(tab, 'To recall')).toHaveText('9');
  },
);

/** Answers every word of the session right. */
async function answerAll(page: Page): Promise<void> {
  const done = page.getByRole('heading', { level: 1, name: 'Done for today' });
  while (!(await done.isVisible())) {
    await answer(page, true);
    await next(page);
    await expect(done.or(button(page, 'Show the choices'))).toBeVisible();
  }
}

/** In the study planner's format. */
const kept: SavedPlan = {
  id: 'plan',
  plan: {
    madeOn: '2026-11-22',
    testDate: '2026-11-30',
    minutesPerDay: 20,
    restDays: [],
    balance: { verbal: 25, quantitative: 25, reading: 25, writing: 25 },
    answersUntil: 0,
    entries: [],
  },
  changedAt: 1,
};

/** Saves rows on the device of a student who allowed it. */
function keepRows(
  page: Page,
  store: 'plans' | 'cards',
  rows: readonly (SavedPlan | WordCard)[],
): Promise<void> {
  return page.evaluate(
    ({ name, all }) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('larkfield');
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction(name, 'readwrite');
          for (const row of all) writing.objectStore(name).put({ id: row.id, version: 1, row });
          writing.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    { name: store, all: rows },
  );
}

test('with a test date, the last week has no new words and repeats every word once', async ({
  page,
  context,
}) => {
  await onDay(context, '2026-11-22');
  await begin(page, 'device');
  await answerAll(page);
  await keepRows(page, 'plans', [kept]);
  await open(page, wordsPath);
  await expect(page.getByText(/^15 new words a day is the most that fits into ten minutes/)).toBeVisible();
  await expect(figure(page, 'New')).toHaveText('7');

  // Known at once, they would be due on test day, so they come up before it.
  await onDay(context, '2026-11-29');
  await open(page, wordsPath);
  await expect(figure(page, 'To recall')).toHaveText('8');
  await expect(figure(page, 'New')).toHaveText('0');
  await expect(page.getByText(/^No new words in the last week before your test/)).toBeVisible();
  await begin(page);
  await answerAll(page);
  await expect(figure(page, 'Words today')).toHaveText('8');

  await onDay(context, '2026-11-30');
  await open(page, wordsPath);
  await expect(figure(page, 'To recall')).toHaveText('0');
});

test('600 words in the last week make three sessions a day, starting with the weakest words', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await onDay(context, '2026-11-10');
  await begin(page, 'device');
  await answerAll(page);
  await keepRows(page, 'plans', [kept]);
  const words = [...entries.keys()].slice(0, 600);
  await keepRows(
    page,
    'cards',
    words.map((id, place) => ({
      id,
      dueDay: '2027-03-01',
      stability: 100 + place,
      difficulty: 5,
      reviews: 4,
      lapses: 0,
      missesInARow: 0,
      reviewedOn: '2026-11-10',
      changedAt: 1,
    })),
  );
  await onDay(context, '2026-11-23');
  await open(page, wordsPath);
  await expect(figure(page, 'To recall')).toHaveText('86');
  await expect(figure(page, 'About')).toHaveText('22 min');
  await expect(page.getByText(/^The review takes 3 sessions of up to ten minutes/)).toBeVisible();
  await expect(page.getByText(/can wait until tomorrow/)).toHaveCount(0);
  expect(await page.evaluate(sidewaysScroll)).toBe(0);

  await begin(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Word 1 of 40' })).toBeVisible();
  const asked: string[] = [];
  for (let place = 0; place < 40; place += 1) {
    asked.push(await answer(page, true));
    await next(page);
  }
  expect(asked).toEqual(words.slice(0, 40));
  await expect(page.getByRole('heading', { level: 1, name: 'Session done' })).toBeFocused();
  await expect(page.getByText(/^46 words are still due today, in 2 more sessions\./)).toBeVisible();
  await expect(figure(page, 'Due tomorrow')).toHaveText('94');
  expect(await page.evaluate(sidewaysScroll)).toBe(0);
  await button(page, 'Start another session').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Word 1 of 40' })).toBeVisible();
  expect(await answer(page, true)).toBe(words[40]);
});

test('a session ends after ten minutes even if words are left', async ({ page }) => {
  await page.clock.install();
  await begin(page, 'visit');
  await expect(page.getByText('10 min left')).toBeVisible();
  await answer(page, true);
  await page.clock.fastForward('04:00');
  await expect(page.getByText('6 min left')).toBeVisible();
  await next(page);
  await page.clock.fastForward('06:30');
  await expect(page.getByText('Last word')).toBeVisible();
  await answer(page, false);
  await expect(page.getByText(/Time is up, so this word returns another day\.$/)).toBeVisible();
  await next(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Done for today' })).toBeFocused();
  await expect(figure(page, 'Words today')).toHaveText('2');
});

test('words asked in one tab today aren’t asked in another tab', async ({ page, context }) => {
  await begin(page, 'device');
  const first = await wordOnScreen(page).innerText();
  const other = await context.newPage();
  await begin(other);
  expect(await answer(other, true)).toBe(first);
  await next(other);
  const second = await answer(other, true);
  await next(other);
  const third = await wordOnScreen(other).innerText();

  // Already on screen, it can be answered but doesn't count a second time.
  expect(await answer(page, false)).toBe(first);
  await next(page);
  await expect(wordOnScreen(page)).toHaveText(third);
  expect(second).not.toBe(third);
  await button(page, 'Stop').click();
  await page.reload();
  await expect(figure(page, 'New')).toHaveText('6');
});

test('works by keyboard: Enter shows the choices, a digit chooses, Enter continues, and the focus follows the new content', async ({
  page,
}) => {
  await open(page, wordsPath);
  await button(page, 'Start').press('Enter');
  await expect(button(page, 'Show the choices')).toBeVisible();
  for (let asked = 0; asked < 3; asked += 1) {
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
  await page.keyboard.press('Tab');
  await expect(button(page, 'Show the choices').or(button(page, 'Stop'))).toHaveCount(2);
});

test('a reload loses no answers, even if they are saved only for this visit', async ({ page }) => {
  await begin(page, 'visit');
  await answer(page, true);
  await next(page);
  await answer(page, false);
  // Saved shortly after the verdict.
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('larkfield:kept:wordDays')))
    .toContain('"recalls":2');
  await page.reload();
  await expect(figure(page, 'New')).toHaveText('6');
  await expect(page.getByText('You have learned 2 new words today.')).toBeVisible();
});

test('a session in a browser without storage shows a warning and continues', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
    Storage.prototype.setItem = () => {
      throw new DOMException('No room', 'QuotaExceededError');
    };
  });
  await begin(page, 'device');
  await answer(page, true);
  await expect(page.getByRole('alert')).toContainText('You can go on, but if you reload the page');
  await next(page);
  await answer(page, true);
});

test('no screen has accessibility violations', { tag: alsoOnPhone }, async ({ page }) => {
  await open(page, wordsPath);
  await expect(button(page, 'Start')).toBeVisible();
  expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
  await begin(page);
  expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
  await button(page, 'Show the choices').click();
  expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
  await meanings(page).first().click();
  expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
  await button(page, 'Stop').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Stopped for now' })).toBeVisible();
  expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
});

const fits = () => document.documentElement.scrollHeight <= window.innerHeight;

test('a small phone never scrolls horizontally, and a word with its choices fits without scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page, wordsPath);
  await expect(button(page, 'Start')).toBeVisible();
  expect(await page.evaluate(sidewaysScroll)).toBe(0);
  await begin(page);
  await page.setViewportSize({ width: 360, height: 640 });
  for (let asked = 0; asked < 8; asked += 1) {
    expect(await page.evaluate(fits)).toBe(true);
    await button(page, 'Show the choices').click();
    await expect(meanings(page)).toHaveCount(4);
    expect(await page.evaluate(fits)).toBe(true);
    for (const meaning of await meanings(page).all())
      expect((await meaning.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await meanings(page).first().click();
    await expect(button(page, 'Next')).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 320, height: 568 });
    expect(await page.evaluate(sidewaysScroll)).toBe(0);
    await page.setViewportSize({ width: 360, height: 640 });
    await next(page);
  }
});

test.describe('without a connection', () => {
  test.use({ allowed: /ERR_FAILED|Failed to fetch|Failed to load/ });

  test('shows an error without starting the session, and the next try works', async ({ page }) => {
    await page.route('**/assets/words-1-*', (route) => route.abort());
    await open(page, wordsPath);
    await button(page, 'Start').click();
    await expect(page.getByRole('alert')).toContainText(
      'The words could not be loaded, so the session didn’t start.',
    );
    await expect(page.getByRole('group', { name: /^Should we save/ })).toBeVisible();
    await page.unroute('**/assets/words-1-*');
    await button(page, 'Try again').click();
    await expect(button(page, 'Show the choices')).toBeVisible();
  });
});
