/**
 * A student's month through the visible interface, at each level: the free test, a plan, and sixteen days with a visit, on which the
 * student follows today's card until nothing is left. The student misses twelve days of the plan, including a full test. All choices
 * are random from one seed; the clock is set.
 * Covers bugs that an earlier month revealed: mistakes that pile up, blanks that vanish, a step that doesn't move, pages that name
 * different tasks, a lost full test, repeating generators, inconsistent times.
 */
import type { Page } from '@playwright/test';
import { generators } from '../../../src/data/items/generators';
import { type LevelId, levelIds } from '../../../src/domain/exam/level/level-id';
import { parseGeneratedId } from '../../../src/domain/plan/topics/item-facts';
import type { IsoDay } from '../../../src/lib/dates/calendar';
import { groupBy } from '../../../src/lib/lists';
import { pathOf, site } from '../../../src/site';
import { cardOf, startOfTask, taskEverywhere, taskOn } from '../support/card';
import { makePlanFor } from '../support/planner';
import { expect, follow, open, studentRow, test } from '../support/site';
import { type Practiced, Student } from '../support/student';

const [monday, testDate]: readonly [IsoDay, IsoDay] = ['2026-11-02', '2026-12-05'];

/** Skips a Saturday with a full test, the 14th; the 21st and the 28th are included. */
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
 * After this day, the student comes every third day until the test, with two full tests in eight days and an essay: their mistakes
 * exceed the remaining minutes.
 */
const keepsUpUntil: IsoDay = '2026-11-23';

/** On these days, all pages are asked for the task; on the others, only those that the student uses. */
const tours: readonly IsoDay[] = [monday, '2026-11-09', '2026-11-21', '2026-12-01'];

/** The maximum per day. */
const mostTasks = 6;
/** Questions of the longest review that fits a day of 45 minutes: the planned minutes and half of the day's practice. */
const mostReviewed = 22;

/** Returns the error log's counts: open, due, done. */
async function logged(page: Page): Promise<{ readonly open: number; readonly due: number }> {
  await follow(page, 'errorLog');
  const summary = await page.getByText(/^\d+ questions? open, /).innerText();
  const [, all, due] = /^(\d+) questions? open, (\d+) due today/.exec(summary) ?? [];
  return { open: Number(all), due: Number(due) };
}

async function taskOnHub(page: Page): Promise<string> {
  await follow(page, 'sectionStudy');
  // The result of a drill has the same title.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.sectionStudy.heading);
  return taskOn(page);
}

/** Opens the planner, the day's first page, and reschedules missed entries, if any; returns the planner's message. */
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
 * Returns drills that repeated a generator while another one of its topic hadn't been used, on that day or ever. Excludes reviews,
 * which repeat what was missed; a drill is shuffled, so it counts as a whole.
 */
function drawnTooSoon(practiced: readonly Practiced[], level: LevelId): readonly string[] {
  return practiced.flatMap(({ day, isReview, itemIds }, place) => {
    if (isReview) return [];
    const earlier = practiced.slice(0, place);
    const sameDay = earlier.filter((each) => each.day === day);
    return [...groupBy(generatorsOf(itemIds), ({ topic }) => topic)].flatMap(([topic, drawn]) => {
      const siblings = generators.filter((each) => each.topic === topic && each.levels.includes(level));
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

/** About two thousand answers each. */
for (const level of levelIds)
  test(`a ${level} level student follows the daily task card for a month`, async ({ page, context }) => {
    await context.clock.install({ time: new Date(`${monday}T16:00:00`) });
    const student = new Student(page, context, 2026);
    await open(page, pathOf('freeTest', { search: { level } }));
    const { wrong, blank } = await student.takesTest('device');
    // Wrong and blank answers both come up again.
    expect(blank).toBeGreaterThan(0);
    expect((await logged(page)).open).toBe(wrong + blank);
    await makePlanFor(page, { testDate, minutes: 45, keep: 'device' });
    // The free test’s essay is the week’s planned one. A review without any questions yet counts as no work.
    await expect(page.getByRole('region', { name: /^Week 1, / })).toContainText(/ 1 of \d+ done/);

    const steps: string[] = [];
    const spread: string[] = [];
    for (const day of visits)
      await test.step(day, async () => {
        await student.comesOn(day);
        spread.push(await spreadMissed(page));
        // All pages show the same task, in the morning and after each task.
        const first = await taskOn(page);
        if (tours.includes(day)) expect([...(await taskEverywhere(page))]).toEqual([first]);
        let missedAgain: number | null = null;
        expect(await taskOnHub(page)).toBe(first);
        for (let tasks = 0; (await startOfTask(page).count()) > 0; tasks += 1) {
          expect(tasks).toBeLessThan(mostTasks);
          const { title, asked, promised, missed } = await student.doesTask();
          steps.push(title);
          if (promised !== null) expect(asked, `${day}: ${title}`).toBe(promised);
          if (/^\d+ mistakes?,/.test(title)) missedAgain = missed;
          // The result of a test lists the day's tasks, and that of a drill names the next one.
          await expect(cardOf(page)).toBeVisible();
          await expect(studentRow(page).getByRole('link', { name: 'Planner' })).toBeVisible();
          const following = await taskOnHub(page);
          await follow(page, 'home');
          expect(await taskOn(page)).toBe(following);
        }
        const { due } = await logged(page);
        // Less than two days of work remain.
        if (day <= keepsUpUntil) expect.soft(due, day).toBeLessThan(2 * mostReviewed);
        // After a complete review, nothing is due except questions that represent ones missed again.
        if (missedAgain !== null) expect(due, day).toBeLessThanOrEqual(2 * missedAgain);
      });

    // A missed full test gets a new day, and the later one remains.
    expect
      .soft(spread.filter((said) => said.includes('Full Test A is now on Saturday, Nov 21')))
      .toHaveLength(1);
    await follow(page, 'studyPlanner');
    const changes = page.getByRole('list', { name: 'What your tests changed' }).getByRole('listitem');
    await expect
      .soft(changes)
      .toHaveText([
        /^After Full Test A(?:, Middle Level)? on Nov\s21/,
        /^After Full Test B(?:, Middle Level)? on Nov\s28/,
      ]);

    // All generators of a topic take turns, and none repeats in one evening while others are unused.
    expect.soft(drawnTooSoon(student.practiced, level)).toEqual([]);
    // The step moves: many topics come up, each only a few times.
    const practice = steps.filter((title) => !/ (?:mistakes?|words?),|^Full Test|^Essay/.test(title));
    expect.soft(new Set(practice.map((title) => title.split(',')[0])).size).toBeGreaterThan(8);

    // On the eve of the test, only a few words.
    expect.soft(await taskOnHub(page)).toBe('A light evening');
  });
