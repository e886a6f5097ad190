/**
 * Three weeks of a student: a question missed on the first day comes up again after one day, three, and seven, starts over when
 * missed again, and is done after three right answers. Words come up when due, and all of them once more before the test; the plan
 * schedules this and checks itself off; finally, another device imports everything. The clock is set, so nothing waits in real
 * time.
 */
import type { Page } from '@playwright/test';
import { addDays, type IsoDay } from '../../../src/lib/dates/calendar';
import { formatLongDay } from '../../../src/lib/text/format';
import { barriersInBothSchemes, noBarrier } from '../support/axe';
import { drillIsOn, finishDrill, openDrill } from '../support/drilling';
import {
  answer as answerWord,
  beginHere,
  figure,
  next as nextWord,
  wordsKept,
  wordsPath,
} from '../support/learning';
import { chooseFile, exportEverything } from '../support/my-data';
import { makePlanFor, ofDay, wholePlan } from '../support/planner';
import { expect, onDay, open, sidewaysScroll, studentRow, test } from '../support/site';

const log = async (page: Page) => open(page, '/error-log');
const summary = (page: Page, text: string) => expect(page.getByText(text)).toBeVisible();

/** Reviews everything due today, all right except for the given items. */
async function review(page: Page, questions: number, isWrong: (id: string) => boolean = () => false) {
  await page.getByRole('link', { name: /^Practice \d+ mistakes?$/ }).click();
  return reviewHere(page, questions, isWrong);
}

/** The review that has just started. */
async function reviewHere(page: Page, questions: number, isWrong: (id: string) => boolean = () => false) {
  await drillIsOn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Review of Mistakes' })).toBeVisible();
  return finishDrill(page, questions, ({ id }) => isWrong(id));
}

test('mistakes return when they are due and eventually retire', async ({ page, context }) => {
  await onDay(context, '2026-11-02');
  await openDrill(page, 'practice=verbal&questions=3', 'device');
  const [stubborn] = await finishDrill(page, 3, () => true);
  const missed = stubborn?.id ?? '';
  await openDrill(page, 'practice=math-percent&questions=1');
  await finishDrill(page, 1, () => true);
  await log(page);
  await summary(page, '4 questions open, 0 due today, 0 done.');

  // The cause in one tap.
  await page
    .getByRole('group', { name: 'Why did you miss it?' })
    .first()
    .getByRole('button', { name: 'Misread' })
    .click();
  await expect(page.getByRole('button', { name: 'Misread 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Misread 1' }).click();
  await expect(page.getByText('1 shown')).toBeVisible();
  expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
  expect(await page.evaluate(sidewaysScroll)).toBe(0);

  // Tuesday: all four are due, on the hub and in the log.
  await onDay(context, '2026-11-03');
  await open(page, '/section-study');
  await expect(page.getByText('All 4 that are due')).toBeVisible();
  await log(page);
  await summary(page, '4 questions open, 4 due today, 0 done.');
  const asked = await review(page, 4);
  expect(asked.map(({ id }) => id)).toContain(missed);
  // The math question has new numbers.
  expect(asked.filter(({ id }) => id.startsWith('percent-'))).toHaveLength(1);
  await studentRow(page).getByRole('link', { name: 'Error Log' }).click();
  await summary(page, '4 questions open, 0 due today, 0 done.');
  await expect(page.getByText('Right again 1 of 2 times').first()).toBeAttached();

  // Three days later, none is due.
  await onDay(context, '2026-11-06');
  await log(page);
  await summary(page, '4 questions open, 0 due today, 0 done.');

  // A week after the first review, three are done, and one is missed again.
  await onDay(context, '2026-11-10');
  await log(page);
  await summary(page, '4 questions open, 4 due today, 0 done.');
  await review(page, 4, (id) => id === missed);
  await log(page);
  await summary(page, '1 question open, 0 due today, 3 done.');
  await page.getByRole('combobox', { name: 'Due' }).selectOption({ label: 'Done' });
  await expect(page.getByRole('heading', { level: 2, name: 'Done 3' })).toBeVisible();

  // The last one has been due since the 11th.
  await onDay(context, '2026-11-16');
  await log(page);
  await summary(page, '1 question open, 1 due today, 3 done.');
  await review(page, 1);
  await onDay(context, '2026-11-23');
  await log(page);
  await summary(page, '1 question open, 1 due today, 3 done.');

  // Another tab receives this one's changes.
  const other = await page.context().newPage();
  await log(other);
  await summary(other, '1 question open, 1 due today, 3 done.');
  await review(page, 1);
  await summary(other, '0 questions open, 0 due today, 4 done.');
  await other.close();
});

/** Returns the plan's text for each entry of a day. */
const entriesOf = (page: Page, day: IsoDay) => ofDay(page, formatLongDay(day)).getByRole('listitem');

/** Returns the minutes of all entries of a plan, done or not. */
function minutesOf(plan: ReadonlyMap<string, readonly string[]>): number {
  const entries = [...plan.values()].flat().join('\n');
  const sumOf = (unit: RegExp) =>
    [...entries.matchAll(unit)].reduce((sum, [, figures]) => sum + Number(figures), 0);
  return 60 * sumOf(/(\d+)\sh\b/g) + sumOf(/(\d+)\smin/g);
}

async function wordsToday(page: Page) {
  await open(page, wordsPath);
  const row = async (label: string) => Number(await figure(page, label).textContent());
  return { recall: await row('To recall'), fresh: await row('New') };
}

/** Starts an entry of a day from the plan. */
async function startEntry(page: Page, day: IsoDay, name: string): Promise<void> {
  await open(page, '/study-planner');
  await entriesOf(page, day).getByRole('link', { name }).click();
}

/**
 * Reviews today's words from the plan, all right. Reviews come before new words, and a five-minute session has space for fewer new
 * ones than there are.
 */
async function recallWords(page: Page, day: IsoDay) {
  const all = await wordsToday(page);
  const due = all.recall;
  await startEntry(page, day, 'Word review');
  await expect(figure(page, 'To recall')).toHaveText(String(due));
  // A review takes 15 seconds, a new word 40.
  const fresh = Math.min(all.fresh, Math.floor((300 - 15 * due) / 40));
  await expect(figure(page, 'New')).toHaveText(String(fresh));
  await beginHere(page);
  await expect(page.getByRole('heading', { level: 1, name: `Word 1 of ${due + fresh}` })).toBeVisible();
  const newWord = page.getByText(/, new word$/);
  const asked: string[] = [];
  for (let place = 0; place < due; place += 1) {
    await expect(newWord).toHaveCount(0);
    asked.push(await answerWord(page, true));
    await nextWord(page);
  }
  if (all.fresh > 0) {
    await expect(newWord).toBeVisible();
    await page.getByRole('button', { name: 'Stop' }).click();
  }
  const end = all.fresh > 0 ? 'Stopped for now' : 'Done for today';
  await expect(page.getByRole('heading', { level: 1, name: end })).toBeFocused();
  await expect.poll(() => wordsKept(page, day)).toBe(due);
  return { ...all, asked: asked.toSorted() };
}

/** Reviews the mistakes that are due, started from the plan. */
async function reviewFromPlan(page: Page, day: IsoDay, questions: number, isWrong?: (id: string) => boolean) {
  await startEntry(page, day, 'Mistake review');
  await reviewHere(page, questions, isWrong);
}

/** Returns all saved data that the practice pages show. */
async function whatIsKept(page: Page) {
  const words = await wordsToday(page);
  const plan = [...(await wholePlan(page))];
  await log(page);
  const shown = async (due: string) => {
    await page.getByRole('combobox', { name: 'Due' }).selectOption({ label: due });
    await expect(page.getByRole('main')).not.toContainText('Loading…');
    return page.getByRole('main').innerText();
  };
  return { words, plan, openMistakes: await shown('Any time'), doneMistakes: await shown('Done') };
}

test('words return, the plan checks off its entries until the test, and another device imports everything', async ({
  page,
  context,
  otherDevice,
}) => {
  const [monday, testDate] = ['2026-11-02', '2026-11-24'] as const;
  const studyDays = Array.from({ length: 22 }, (_, index): IsoDay => addDays(monday, index))
    .map(formatLongDay)
    .filter((day) => !/^(Thursday|Sunday)/.test(day));
  const notice = (text: RegExp) =>
    expect(page.getByRole('main').getByRole('status').filter({ hasText: text })).toBeVisible();

  // A plan of three weeks, with nothing on its days off.
  await onDay(context, monday);
  await makePlanFor(page, { testDate, minutes: 30, daysOff: ['Thursday'], keep: 'device' });
  await expect(
    page.getByText(/^Tuesday, Nov\s24, 2026\. 30 min a day, Thursdays and Sundays off/),
  ).toBeVisible();
  const made = await wholePlan(page);
  expect([...made.keys()]).toEqual(studyDays);

  // It starts with new words. The first is missed, asked again, and counted once.
  await startEntry(page, monday, 'Word review');
  await expect(figure(page, 'New')).toHaveText('7');
  await beginHere(page);
  const missed = await answerWord(page, false);
  const learned = new Set([missed]);
  await nextWord(page);
  while (learned.size < 5) {
    learned.add(await answerWord(page, true));
    await nextWord(page);
  }
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect.poll(() => wordsKept(page, monday)).toBe(5);
  expect(await wordsToday(page)).toEqual({ recall: 0, fresh: 10 });

  // Work checks off the day's entry, or else another one of the week.
  await openDrill(page, 'practice=verbal');
  const [stubborn] = await finishDrill(page, 10, (_, place) => place < 2);
  await open(page, '/study-planner');
  await expect(entriesOf(page, monday)).toHaveText([
    /Done Nov\s2: 5 words$/,
    /^Mistake review[^:]*$/,
    /^Math practice[^:]*$/,
  ]);
  await expect(ofDay(page, 'Friday, Nov 6')).toContainText(/Verbal practice 20 minDone Nov\s2: Verbal Drill/);

  // Tuesday: only what was missed the day before is due. One word is less than half of a review that also has new ones.
  await onDay(context, '2026-11-03');
  expect(await recallWords(page, '2026-11-03')).toEqual({ recall: 1, fresh: 14, asked: [missed] });
  await reviewFromPlan(page, '2026-11-03', 2);
  await open(page, '/study-planner');
  await expect(entriesOf(page, '2026-11-03')).toHaveText([
    /^Word review 5 min$/,
    /Done Nov\s3: Review of Mistakes$/,
    /^Reading practice[^:]*$/,
  ]);

  // Wednesday was missed. On Friday, one tap reschedules open entries: a past day shows what was moved, and no day off gets any.
  await onDay(context, '2026-11-06');
  await open(page, '/study-planner');
  await notice(/^5 entries from earlier days are still open, 1 h 15 min in all/);
  await page.getByRole('button', { name: 'Spread out what was missed' }).click();
  await notice(/^1 h 15 min moved to the coming days/);
  const spread = await wholePlan(page);
  await expect(page.getByRole('button', { name: 'Spread out what was missed' })).toHaveCount(0);
  expect(minutesOf(spread)).toBe(minutesOf(made));
  expect([...spread.keys()]).toEqual(studyDays);
  expect([...spread.values()].slice(0, 2)).toEqual([
    [
      'Math practice Moved to later days',
      expect.stringMatching(/^Word review.*Done/),
      expect.stringMatching(/^Mistake review.*Nothing left to review$/),
    ],
    [
      'Word review Moved to later days',
      'Reading practice Moved to later days',
      expect.stringMatching(/^Mistake review.*Done/),
    ],
  ]);
  expect(await recallWords(page, '2026-11-06')).toEqual({ recall: 1, fresh: 14, asked: [missed] });

  await onDay(context, '2026-11-08');
  await open(page, '/study-planner');
  await expect(
    page.getByText('Your plan has nothing for today. It continues on Monday, Nov 9.'),
  ).toBeVisible();

  // A week later, the words known at once are due, and one of the mistakes is done. The other gets its cause.
  await onDay(context, '2026-11-13');
  const others = [...learned].filter((word) => word !== missed).toSorted();
  expect(await recallWords(page, '2026-11-13')).toEqual({ recall: 4, fresh: 13, asked: others });
  await reviewFromPlan(page, '2026-11-13', 2, (id) => id === stubborn?.id);
  await log(page);
  await page
    .getByRole('group', { name: 'Why did you miss it?' })
    .getByRole('button', { name: 'Misread' })
    .click();
  await expect(page.getByRole('button', { name: 'Misread 1' })).toBeVisible();

  // None is due before the last week.
  await onDay(context, '2026-11-16');
  expect(await wordsToday(page)).toEqual({ recall: 0, fresh: 15 });

  // On the eve of the test, everything is exported to a file and imported on another device.
  await onDay(context, '2026-11-23');
  await open(page, '/test-results');
  const file = await exportEverything(page);
  await onDay(otherDevice.context(), '2026-11-23');
  await open(otherDevice, '/test-results');
  await otherDevice.getByRole('button', { name: 'Save on this device' }).click();
  await expect(otherDevice.getByText('Results are saved on this device from now on.')).toBeVisible();
  await chooseFile(otherDevice, file);
  await expect(otherDevice.getByRole('group', { name: 'What the import will do' })).toContainText(
    '3 new tests. Also new or updated: 5 words you have practiced, 1 reason for mistakes, a study plan, and 1 profile.',
  );
  await otherDevice.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(otherDevice.getByText(/^3 tests imported to this device/)).toBeVisible();

  // The export there is identical, and so is every page.
  const again = await exportEverything(otherDevice);
  expect(JSON.parse(again.buffer.toString())).toEqual(JSON.parse(file.buffer.toString()));
  const kept = await whatIsKept(page);
  expect(kept.openMistakes).toContain('1 question open, 1 due today, 1 done.');
  expect(await whatIsKept(otherDevice)).toEqual(kept);

  // In the last week, every word is due once more, and none is new. They are reviewed there, and the plan there checks them off.
  const all = { recall: 5, fresh: 0, asked: [...learned].toSorted() };
  expect(await recallWords(otherDevice, '2026-11-23')).toEqual(all);
  await open(otherDevice, '/study-planner');
  await expect(entriesOf(otherDevice, '2026-11-23')).toHaveText([
    /^Word review 10 minDone Nov\s23: 5 words$/,
  ]);
  await expect(otherDevice.getByRole('heading', { name: 'A light evening' })).toBeVisible();
});
