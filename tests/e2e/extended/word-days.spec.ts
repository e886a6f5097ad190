/** Words in unusual amounts and places: hundreds in the last week before the test, and the same words in two tabs. */
import type { Page } from '@playwright/test';
import type { SavedPlan } from '../../../src/domain/plan/schedule/study-plan';
import type { WordCard } from '../../../src/domain/plan/words/word-card';
import {
  answer,
  begin,
  entries,
  figure,
  next,
  wordOnScreen,
  wordsKept,
  wordsPath,
} from '../support/learning';
import { expect, onDay, open, sidewaysScroll, test } from '../support/site';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

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
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('larkfield');
        opening.addEventListener('upgradeneeded', () => reject(new Error('There is no database yet')));
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

test('600 words in the last week make three sessions a day, starting with the weakest words', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await onDay(context, '2026-11-10');
  await begin(page, 'device');
  // The first answer creates the database.
  await answer(page, true);
  await expect.poll(() => wordsKept(page, '2026-11-10')).toBe(1);
  await keepRows(page, 'plans', [kept]);
  const listed = [...entries.values()].filter(({ levels }) => levels.includes('upper'));
  const words = listed.slice(0, 600).map(({ word }) => word);
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
