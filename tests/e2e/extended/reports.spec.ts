/** Reports that take longer to check: on other tests of one section, by keyboard alone, on paper, and for a missing attempt. */
import type { Locator, Page } from '@playwright/test';
import { assertPresent } from '../../../src/lib/assert';
import { twoFullTests } from '../support/history-file';
import { chooseFile } from '../support/my-data';
import { readSectionReport } from '../support/section-report';
import { expect, open, test } from '../support/site';

test('the report on one passage of a chosen kind covers only reading, and has no estimate', ({ page }) =>
  readSectionReport(page, {
    path: '/ssat-reading-test',
    choice: 'Science',
    title: 'One Passage, Science',
    part: 'Reading',
    section: 'Reading',
    questions: 5,
    minutes: 5,
    width: null,
  }));

test('the report on a full reading section covers only reading', ({ page }) =>
  readSectionReport(page, {
    path: '/ssat-reading-full-test',
    title: 'Full Reading Section',
    part: 'Reading',
    section: 'Reading',
    questions: 40,
    minutes: 40,
    width: 'the ranges are as narrow as one test allows',
  }));

/** Presses a key until the element is focused, like a keyboard user; every focus stop on the way must be visible. */
async function keyTo(page: Page, key: 'Tab' | 'Shift+Tab', target: Locator, most = 40): Promise<void> {
  for (let step = 0; step < most; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
    expect(await page.evaluate(coveredFocus)).toBeNull();
  }
  await expect(target).toBeFocused();
}

/** Returns the text of the focused element if all of it is hidden, under the sticky header or off-screen. */
const coveredFocus = () => {
  const focused = document.activeElement;
  if (focused === null || focused.closest('main') === null) return null;
  const { top, bottom, height } = focused.getBoundingClientRect();
  const covered = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const isSeen = height === 0 || (bottom > covered && top < window.innerHeight);
  return isSeen ? null : `${focused.tagName} ${focused.textContent.slice(0, 60)}`;
};

/** The charts of a whole test's report that are open from last to first, with the announcement of their first point. */
const chartsUpward = [
  [/^Chart: Answers by time, Quantitative 1/, /^\d+:\d\d: Answered 1 of 25$/],
  [/^Chart: Reading by topic/, /^Main idea and argument: Right \d+ of \d+, 80% range/],
  [/^Chart: Quantitative by topic/, /^Whole numbers: Right \d+ of \d+/],
  [/^Chart: Verbal by topic/, /^Synonyms: nouns: Right \d+ of \d+/],
] as const;

/** Those that repeat the figures of the first card, in a card that is closed at first, from last to first. */
const repeatedChartsUpward = [
  [/^Chart: Estimated total/, /^Total: Estimate [\d,]+ \(before: [\d,]+\), 80% range/],
  [/^Chart: Estimated scores by section/, /^Verbal: Estimate \d{3} \(before: \d{3}\), 80% range/],
] as const;

test('the whole report can be used by keyboard', async ({ page }) => {
  await open(page, '/score-report');
  await expect(page.getByText(/This is a worked example/)).toBeVisible();
  const { keyboard } = page;

  // The parent's page, and back to where it was opened.
  const forParents = page.getByRole('button', { name: 'Parent’s page' });
  await keyTo(page, 'Tab', forParents);
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Full Test B/ });
  await expect(dialog).toBeVisible();
  await keyTo(page, 'Tab', dialog.getByRole('button', { name: 'Print' }));
  await keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(forParents).toBeFocused();

  // The next step links to its questions: "Go through the 4 “Geometry” questions you missed".
  const nextStep = await page
    .getByRole('heading', { name: /^Go through the \d+ “.+” questions you missed$/ })
    .innerText();
  const [, missed, stepTopic] = assertPresent(/(\d+) “(.+)”/.exec(nextStep), nextStep);
  await keyTo(page, 'Tab', page.getByRole('button', { name: 'Go through them' }));
  await keyboard.press('Enter');
  const review = page.getByRole('heading', { name: 'Every Question, with Its Explanations' });
  await expect(review).toBeFocused();
  await expect(page.getByLabel('Topic', { exact: true }).locator('option:checked')).toHaveText(
    stepTopic ?? '',
  );
  await expect(page.getByText(`${missed} questions.`)).toBeVisible();

  // The list of questions can be closed, and the filters are below it.
  await keyTo(page, 'Tab', page.getByRole('button', { name: 'Every Question, with Its Explanations' }));

  // The filters by arrow keys: from missed to wrong, from one topic to all.
  await keyTo(page, 'Tab', page.getByLabel('Answer', { exact: true }));
  await keyboard.press('ArrowDown');
  await expect(page.getByLabel('Answer', { exact: true })).toHaveValue('wrong');
  const topic = page.getByLabel('Topic', { exact: true });
  await keyTo(page, 'Tab', topic);
  for (let step = 0; step < 20 && (await topic.inputValue()) !== ''; step += 1)
    await keyboard.press('ArrowUp');
  await expect(page.getByText(/^\d+ questions, the first 20 shown/)).toBeVisible();
  await keyTo(page, 'Tab', page.getByLabel('Flag or confidence'));
  await keyboard.press('ArrowDown');
  await expect(page.getByLabel('Flag or confidence')).toHaveValue('flagged');
  await keyboard.press('ArrowUp');

  // A passage expands above its question, whose choices all have explanations.
  const passage = page.getByRole('button', { name: /^The passage:/ });
  await keyTo(page, 'Tab', passage.first());
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^The passage:/, expanded: true })).toHaveCount(1);
  const first = page.getByRole('article').first();
  await expect(first.getByRole('listitem')).toHaveCount(0);
  await keyTo(
    page,
    'Shift+Tab',
    first.getByRole('button', { name: /^Explanations of question \d+$/, expanded: false }),
  );
  await keyboard.press('Enter');
  await expect(first.getByRole('listitem')).toHaveCount(5);

  // Back up: each chart as a table, as a chart again, and its first point by an arrow key.
  const walkUp = async (name: RegExp, said: RegExp) => {
    const chart = page.getByRole('group', { name, includeHidden: true });
    const figure = page.getByRole('figure').filter({ has: chart });
    const asTable = figure.getByRole('button', { name: /^Show as/ });
    await keyTo(page, 'Shift+Tab', asTable);
    await keyboard.press('Enter');
    await expect(figure.getByRole('table')).toBeVisible();
    await keyboard.press('Enter');
    await expect(figure.getByRole('table')).toBeHidden();
    await keyTo(page, 'Shift+Tab', chart);
    await expect(chart.locator('svg')).toBeVisible();
    await keyboard.press('ArrowRight');
    await expect(figure.getByRole('status'), String(name)).toHaveText(said);
    await keyboard.press('Escape');
    await expect(figure.getByRole('status')).toHaveText('');
  };
  for (const [name, said] of chartsUpward) await walkUp(name, said);
  await keyTo(page, 'Shift+Tab', page.getByRole('button', { name: 'Estimates as Charts and Tables' }));
  await keyboard.press('Enter');
  await keyTo(page, 'Tab', page.getByRole('button', { name: 'By Topic', exact: true }));
  for (const [name, said] of repeatedChartsUpward) await walkUp(name, said);
  const method = page.getByRole('button', { name: 'How it is calculated' });
  await keyTo(page, 'Shift+Tab', method);
  await keyboard.press('Enter');
  await expect(page.getByText(/We use a table to turn the raw score into a scaled one/)).toBeVisible();
});

test('a missing attempt shows a message and a link to all tests', async ({ page }) => {
  await open(page, '/score-report?attempt=nobody-has-this');
  await expect(
    page.getByRole('heading', { level: 1, name: 'This test is not on this device' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'All tests on this device' }).click();
  await expect(page).toHaveURL(/\/test-results$/);
});

test('a report prints on A4 and Letter, and the parent’s page alone on one sheet of A4', async ({ page }) => {
  await open(page, '/test-results');
  await page.getByRole('button', { name: 'Save on this device' }).click();
  await chooseFile(page, twoFullTests());
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('link', { name: /^Full Test B, Nov 14, 2026/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Oct\s17/ })).toBeVisible();
  await expect(page.getByRole('toolbar').first()).toBeVisible();
  await expect(page.locator('[data-undrawn]:not(figure)')).toHaveCount(0);
  const pagesOf = async (format: 'A4' | 'Letter') =>
    ((await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g) ?? []).length;
  for (const format of ['A4', 'Letter'] as const) expect(await pagesOf(format), format).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'Parent’s page' }).click();
  await expect(page.getByRole('dialog', { name: /Full Test B/ })).toBeVisible();
  expect(await pagesOf('A4')).toBe(1);
});
