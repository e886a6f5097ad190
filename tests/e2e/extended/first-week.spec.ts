/**
 * A student's first week and a parent's view of it: the free test, a plan, drills, words, and a share on Sunday. The expected
 * dashboard figures are added up by hand; those that can't be (the range of a score) are read from the result page.
 */
import type { Page } from '@playwright/test';
import { assertPresent } from '../../../src/lib/assert';
import { pathOf } from '../../../src/site';
import { dashboardPaths } from '../support/dashboards';
import { drillIsOn, finishDrill } from '../support/drilling';
import { answer as answerWord, begin, next as nextWord } from '../support/learning';
import { makePlanFor } from '../support/planner';
import { seeAll } from '../support/looks';
import { expect, hydrated, open, settled, test } from '../support/site';
import { answer, handIn, question, startHere } from '../support/taking';

/** Works through the rest of a section: this many right and wrong answers, the others blank; then this many minutes pass. */
interface SectionWork {
  readonly of: number;
  readonly right: number;
  readonly wrong: number;
  readonly minutes: number;
}

async function workThrough(page: Page, { of, right, wrong, minutes }: SectionWork): Promise<void> {
  for (let number = 1; number <= right + wrong; number += 1) {
    await expect(question(page, number, of)).toBeVisible();
    await answer(page, number <= right);
    if (number < of) await page.keyboard.press('n');
  }
  await pass(page, minutes);
  await handIn(page);
}

/** Advances the clock as a background tab sees it, one tick per minute. */
async function pass(page: Page, minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) await page.clock.fastForward(60_000);
}

const on = (page: Page, time: string) => page.context().clock.setSystemTime(time);

/** Replaces nonbreaking spaces. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** Returns a dashboard's text as one line: "Hours Studied | 1.3 | h | so far". */
function said(page: Page): Promise<string> {
  return page
    .locator('[data-figures]')
    .innerText()
    .then((text) => plain(text).replaceAll(/\s*\n\s*/g, ' | '));
}

/** Waits until a dashboard contains all of these texts. */
async function says(page: Page, path: string, parts: readonly string[]): Promise<void> {
  await open(page, path);
  for (const part of parts) await expect.poll(() => said(page), { message: path }).toContain(part);
}

/** Returns every line with a figure on a dashboard, except those that a shared copy lacks: controls and goal suggestions. */
function linesWithFigures(page: Page): Promise<readonly string[]> {
  return page.locator('[data-figures]').evaluate((root) => {
    const copy = root.cloneNode(true);
    if (!(copy instanceof HTMLElement)) return [];
    const recommended = [...copy.querySelectorAll('h2, h3')].find(
      ({ textContent }) => textContent === 'Recommended Goals',
    );
    recommended?.closest('section')?.remove();
    // A shared copy can't start practice, so it shows no task for today.
    copy.querySelector('[data-today]')?.remove();
    // The heading names the learner and the date, which differ as expected.
    for (const control of copy.querySelectorAll('a, button, [role="button"], h1')) control.remove();
    const texts = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
    const lines: string[] = [];
    while (texts.nextNode() !== null) lines.push(texts.currentNode.textContent?.trim() ?? '');
    return lines.filter((line) => /\d/.test(line));
  });
}

async function allFigures(page: Page, search = ''): Promise<ReadonlyMap<string, readonly string[]>> {
  const figures = new Map<string, readonly string[]>();
  for (const path of dashboardPaths) {
    const separator = path.includes('?') ? '&' : '?';
    await open(page, search === '' ? path : `${path}${separator}${search}`);
    await expect(page.getByText('Reading the record on this device')).toHaveCount(0);
    // The overview remains until another tab's code has loaded.
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await settled(page);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await seeAll(page);
    figures.set(path, await linesWithFigures(page));
  }
  return figures;
}

test('a visitor becomes a learner, practices for a week, and a parent sees the same figures', async ({
  page,
  otherDevice: parent,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await page.context().clock.install({ time: '2026-11-16T16:00:00' });

  // Monday. A dashboard shows the sample and says so.
  await open(page, '/my-page');
  await expect(page.getByRole('button', { name: /Whose figures$/ })).toContainText('Sample data');

  // The free test: 24 of 30, 20 of 25, and 12 of 20 right, in 12, 25, and 18 minutes.
  await open(page, pathOf('freeTest'));
  await page.getByLabel('End with the essay').uncheck();
  await startHere(page, { keep: 'device' });
  await workThrough(page, { of: 30, right: 24, wrong: 6, minutes: 12 });
  await page.getByRole('button', { name: 'Start Quantitative' }).click();
  await workThrough(page, { of: 25, right: 20, wrong: 0, minutes: 25 });
  await page.getByRole('button', { name: 'Start Reading' }).click();
  await workThrough(page, { of: 20, right: 12, wrong: 4, minutes: 18 });
  await expect(page.getByRole('heading', { level: 1, name: 'Free Test: your result' })).toBeFocused();

  const result = page.getByRole('region', { name: 'Estimated Scores' });
  await expect(result).toContainText('Total');
  const estimates = plain(await result.innerText());
  const rangeOf = (name: string) =>
    assertPresent(
      new RegExp(`${name}\\s+([\\d,]+ to [\\d,]*\\d)`).exec(estimates)?.[1],
      `a range of ${name}`,
    );
  const total = rangeOf('Total');

  // From now on, all dashboards show the learner's data: 24 + 20 + 12 of 30 + 20 + 16 answers were right.
  await says(page, '/my-page', [
    `A total of ${total}, from a short test.`,
    'Tests Taken | 1 | 0 full tests',
    'Hours Studied | 0.9 h',
  ]);
  await says(page, '/dashboard/student', ['Study Time | 0.9 h', 'Accuracy | 85% | 56 of 66 right']);
  await says(page, '/dashboard/parents', [
    `Latest Score | ${total}`,
    'Study Streak | 1 day',
    `Verbal | ${rangeOf('Verbal')} | Math | ${rangeOf('Quantitative')} | Reading | ${rangeOf('Reading')}`,
  ]);
  await says(page, '/parent-dashboard', [`Total, free test | ${total}`, 'Overall progress | \u2013']);

  // A plan until January, which begins on Tuesday because the free test was Monday’s work. Its first drill on Tuesday: 7 of 10 right in 8 minutes.
  await makePlanFor(page, { testDate: '2027-01-09', minutes: 30, keep: 'device' });
  await on(page, '2026-11-17T16:00:00');
  await open(page, '/section-study?practice=verbal&questions=10');
  await drillIsOn(page);
  await pass(page, 8);
  await finishDrill(page, 10, (_, place) => place < 3);

  // Wednesday: five words, four of them known, one minute each.
  await on(page, '2026-11-18T16:00:00');
  await begin(page);
  for (let place = 0; place < 5; place += 1) {
    await answerWord(page, place > 0);
    await page.clock.fastForward(60_000);
    await nextWord(page);
  }
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Stopped for now' })).toBeVisible();

  // Friday: a math drill, all right, in 12 minutes. Nothing on Thursday and the weekend.
  await on(page, '2026-11-20T16:00:00');
  await open(page, '/section-study?practice=quantitative&questions=10');
  await drillIsOn(page);
  await pass(page, 12);
  await finishDrill(page, 10, () => false);

  await on(page, '2026-11-22T16:00:00');
  // 55 + 8 + 3 + 12 minutes; a word counts for its own time at most. 24 + 7 of 40 right in Verbal, all of 30 in Math, 12 of 16 in
  // Reading.
  await says(page, '/my-page', [
    'Tests Taken | 1 | 0 full tests',
    'Day Streak | 0 days',
    'Hours Studied | 1.3 h',
    'Studied on 4 of 7 days. The longest streak so far was 3 days.',
    'Math: Mixed practice | Section study | \u00b7 | 2 days ago | \u00b7 | 12 min | 100%',
    'Verbal: Mixed practice | Section study | \u00b7 | 5 days ago | \u00b7 | 8 min | 70%',
    'Verbal | 33%, 2 of 6 due | Math | 100%, 1 of 1 due | Reading | 0%, 0 of 2 due',
    '48 days until the test on Sat, Jan 9',
  ]);
  await says(page, '/dashboard/student', [
    'Questions Solved | 86 | 13 mistakes to learn from',
    'Accuracy | 85% | 73 of 86 right',
    'Verbal | 78% | Math | 100% | Reading | 75%',
    'Mon | 0.9 | Tue | 0.1 | Wed | 0.1 | Thu | 0.0 | Fri | 0.2 | Sat | 0.0 | Sun | 0.0',
  ]);
  await says(page, '/dashboard/parents', [
    '1.3 of 3 hours so far. Monday was the longest day.',
    'Studied on 4 of 6 planned days',
    '3 planned sessions missed',
  ]);
  await says(page, '/parent-dashboard', [
    'Overall progress | 20%',
    '3 of 15 due sessions done',
    '12 of 15 planned sessions so far were missed.',
    'Math: Mixed practice | Section study | \u00b7 | 2 days ago | \u00b7 | 12 min | 100%',
    'Mon | Nov 16 | free test',
  ]);
  await says(page, '/parent-dashboard?tab=reports', [
    'Word review: 1 of 5, in progress',
    '12 planned sessions were missed.',
  ]);

  const figures = await allFigures(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/my-page');
  await page.getByRole('button', { name: 'Share with a parent' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await parent.context().clock.install({ time: '2026-11-25T08:00:00' });
  await parent.goto(link);
  await hydrated(parent);
  await parent.getByRole('button', { name: 'Save on this device' }).click();
  await expect(parent.getByText(/is saved on this device/)).toBeVisible();
  const copied = await allFigures(parent);
  for (const path of dashboardPaths) expect(copied.get(path), path).toEqual(figures.get(path));
});
