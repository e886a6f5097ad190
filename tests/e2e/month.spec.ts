/**
 * A month of a student through the visible interface: the free test, a plan, and sixteen days with a visit, on which the student does
 * what the card of today says until nothing is left. Twelve days of the plan are missed, and with them a full test. Everything is chance,
 * from one seed; the clock is set.
 *
 * The story holds what an earlier month has shown to be wrong: mistakes that pile up, blanks that vanish, a step that doesn't move, pages
 * that name different tasks, a full test that is lost, generators that repeat, times that disagree.
 */
import type { Page } from '@playwright/test';
import { generators } from '../../src/data/items/generators';
import { parseGeneratedId } from '../../src/domain/plan/item-facts';
import type { IsoDay } from '../../src/lib/calendar';
import { groupBy } from '../../src/lib/groupBy';
import { startOfTask, taskEverywhere, taskOn } from './card';
import { makePlanFor } from './planner';
import { expect, open, studentRow, test } from './site';
import { type Practiced, Student } from './student';

const [monday, testDate]: readonly [IsoDay, IsoDay] = ['2026-11-02', '2026-12-05'];

/** A Saturday with a full test, the 14th, is not among them; the 21st and the 28th are. */
const visits: readonly IsoDay[] = [
  monday,
  '2026-11-03',
  '2026-11-04',
  '2026-11-06',
  '2026-11-09',
  '2026-11-10',
  '2026-11-12',
  '2026-11-16',
  '2026-11-17',
  '2026-11-19',
  '2026-11-21',
  '2026-11-23',
  '2026-11-25',
  '2026-11-28',
  '2026-12-01',
  '2026-12-04',
];

/**
 * From the next day on the student comes every third day until the test, to two full tests in eight days and to an essay: the mistakes of
 * these tests are more than the minutes that are left.
 */
const keepsUpUntil: IsoDay = '2026-11-23';

/** No day has more than these. */
const mostTasks = 6;
/** Questions of the longest review for which a day of 45 minutes has room: what is planned, and half of its practice. */
const mostReviewed = 22;

/** What the error log counts: open, due, done. */
async function logged(page: Page): Promise<{ readonly open: number; readonly due: number }> {
  await open(page, '/error-log');
  const summary = await page.getByText(/^\d+ questions? open, /).innerText();
  const [, all, due] = /^(\d+) questions? open, (\d+) due today/.exec(summary) ?? [];
  return { open: Number(all), due: Number(due) };
}

async function taskOnHub(page: Page): Promise<string> {
  await open(page, '/section-study');
  return taskOn(page);
}

/** Spreads what was missed, where something was; returns what the planner says of it. */
async function spreadMissed(page: Page): Promise<string> {
  await open(page, '/study-planner');
  await expect(page.getByRole('region', { name: 'Week by Week' })).toBeVisible();
  const button = page.getByRole('button', { name: 'Spread out what was missed' });
  if (!(await button.isVisible())) return '';
  await button.click();
  const outcome = /moved to the coming days|No upcoming day has room/;
  const said = page.getByRole('main').getByRole('status').filter({ hasText: outcome });
  await expect(said).toBeVisible();
  return said.innerText();
}

/**
 * Drills that asked a generator again while another one of its topic hadn't been asked, on that day or ever. Reviews ask what was missed,
 * whichever generator that is of; a drill is shuffled, so it counts as a whole.
 */
function drawnTooSoon(practiced: readonly Practiced[]): readonly string[] {
  return practiced.flatMap(({ day, isReview, itemIds }, place) => {
    if (isReview) return [];
    const earlier = practiced.slice(0, place);
    const sameDay = earlier.filter((each) => each.day === day);
    return [...groupBy(generatorsOf(itemIds), ({ topic }) => topic)].flatMap(([topic, drawn]) => {
      const siblings = generators.filter((each) => each.topic === topic);
      const isSoon = [earlier, sameDay].some((before) => {
        const asked = [...before.flatMap((drill) => generatorsOf(drill.itemIds)), ...drawn];
        const isAgain = drawn.some((each) => asked.indexOf(each) < asked.lastIndexOf(each));
        return isAgain && siblings.some((each) => !asked.includes(each));
      });
      return isSoon ? [`${day}, ${topic}: ${itemIds.join(', ')}`] : [];
    });
  });
}

const generatorsOf = (itemIds: readonly string[]) =>
  itemIds.flatMap((itemId) => generators.find(({ id }) => id === parseGeneratedId(itemId)?.generator) ?? []);

test('a month by the card of today', async ({ page, context }) => {
  // It takes about two thousand answers.
  test.setTimeout(20 * 60_000);
  await context.clock.install({ time: new Date(`${monday}T16:00:00`) });
  const student = new Student(page, context, 2026);
  await open(page, '/free-ssat-test');
  const { wrong, blank } = await student.takesTest('device');
  // What was wrong comes back, and what was left blank does, too.
  expect(blank).toBeGreaterThan(0);
  expect((await logged(page)).open).toBe(wrong + blank);
  await makePlanFor(page, { testDate, minutes: 45, keep: 'device' });
  // A review for which nothing is there yet counts as no work.
  await expect(page.getByRole('button', { name: /^Week 1, .* 0 of \d+ done$/ })).toBeVisible();

  const steps: string[] = [];
  const spread: string[] = [];
  for (const day of visits)
    await test.step(day, async () => {
      await student.comesOn(day);
      spread.push(await spreadMissed(page));
      // On every page the same task, in the morning of the day and after each task.
      expect([...(await taskEverywhere(page))]).toHaveLength(1);
      let missedAgain: number | null = null;
      await taskOnHub(page);
      for (let tasks = 0; (await startOfTask(page).count()) > 0; tasks += 1) {
        expect(tasks).toBeLessThan(mostTasks);
        const { title, asked, promised, missed } = await student.doesTask();
        steps.push(title);
        if (promised !== null) expect(asked, `${day}: ${title}`).toBe(promised);
        if (/^\d+ mistakes?,/.test(title)) missedAgain = missed;
        const following = await taskOn(page);
        await expect(studentRow(page).getByRole('link', { name: 'Planner' })).toBeVisible();
        expect(await taskOnHub(page)).toBe(following);
      }
      const { due } = await logged(page);
      // What is left is less than two days of work.
      if (day <= keepsUpUntil) expect.soft(due, day).toBeLessThan(2 * mostReviewed);
      // After a review of all that is due, nothing is; but for those that one stood for which was missed again.
      if (missedAgain !== null) expect(due, day).toBeLessThanOrEqual(2 * missedAgain);
    });

  // A full test that was missed has a new day, and the later one stays.
  expect
    .soft(spread.filter((said) => said.includes('Full Test A is now on Saturday, Nov 21')))
    .toHaveLength(1);
  await open(page, '/study-planner');
  const changes = page.getByRole('list', { name: 'What your tests changed' }).getByRole('listitem');
  await expect.soft(changes).toHaveText([/^After Full Test A on Nov\s21/, /^After Full Test B on Nov\s28/]);

  // Each generator of a topic has its turn before one asks again, and none asks twice an evening while there are others.
  expect.soft(drawnTooSoon(student.practiced)).toEqual([]);
  // The step moves: no topic is named more than a few times, and many are.
  const practice = steps.filter((title) => !/ (?:mistakes?|words?),|^Full Test|^Essay/.test(title));
  expect.soft(new Set(practice.map((title) => title.split(',')[0])).size).toBeGreaterThan(8);

  // On the eve there are a few words and nothing else.
  expect.soft(await taskOnHub(page)).toBe('A light evening');
});
