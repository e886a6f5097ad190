/** A student and a parent read a report after a test: its summary and the full report, on screen and on paper. */
import type { Locator, Page } from '@playwright/test';
import { assertPresent } from '../../../src/lib/assert';
import { barriersInBothSchemes, noBarrier } from '../support/axe';
import { twoFullTests } from '../support/history-file';
import { alsoOnPhone, expect, open, sidewaysScroll, test } from '../support/site';
import { answer, handIn, next, start } from '../support/taking';

test(
  'the half-length verbal test links to its report, and the report to the questions not reached',
  { tag: alsoOnPhone },
  async ({ page }) => {
    await start(page, '/ssat-verbal-practice/demi-test', { keep: 'device' });
    for (let number = 1; number <= 12; number += 1) {
      await answer(page, number % 3 !== 0);
      await next(page);
    }
    await handIn(page);

    // Thirty questions are enough for an estimate, which is a band, never a single number.
    await expect(
      page.getByRole('heading', {
        name: /^A first estimate of your Verbal score: \d{3} to \d{3}\.$/,
      }),
    ).toBeVisible();
    await expect(page.getByRole('region', { name: 'Estimated Scores' })).toContainText(
      'estimate, not an SSAT score',
    );
    await expect(page.getByRole('region', { name: 'How Sure We Are' })).toContainText(
      'this test has fewer questions than a whole section',
    );

    await page.getByRole('link', { name: 'Open the full score report' }).click();
    await expect(page).toHaveURL(/\/score-report\?attempt=/);
    await expect(page.getByRole('heading', { level: 2, name: /^A first estimate/ })).toBeVisible();
    const answers = page.getByRole('region', { name: 'Answers' }).getByRole('row', { name: /^Verbal/ });
    await expect(answers).toContainText('8418');

    // The step links to its questions.
    await expect(page.getByRole('region', { name: 'Look at every question in Verbal' })).toContainText(
      /17 questions never came on screen, though 14:\d\d was left/,
    );
    await page.getByRole('button', { name: 'See what you didn’t reach' }).click();
    await expect(page.getByRole('heading', { name: 'Every Question, with Its Explanations' })).toBeFocused();
    await expect(page.getByText('18 questions.')).toBeVisible();
    await page.getByLabel('Topic', { exact: true }).selectOption('All');
    await page.getByLabel('Answer', { exact: true }).selectOption('Wrong');
    await expect(page.getByText('4 questions.')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(4);
    await page.getByLabel('Answer', { exact: true }).selectOption('Right');
    await expect(page.getByRole('article')).toHaveCount(8);
    await page.getByLabel('Flag or confidence').selectOption('Flagged');
    await expect(page.getByText('No questions match.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all questions' }).click();
    await expect(page.getByText('30 questions, the first 20 shown.')).toBeVisible();
  },
);

test('a ten-question test gives a raw score but no estimate', async ({ page }) => {
  await start(page, '/ssat-verbal-practice/quick-test', { keep: 'visit' });
  await answer(page, true);
  await handIn(page);
  await expect(page.getByRole('heading', { name: 'Raw Score' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Estimated Scores' })).toHaveCount(0);
  await open(page, '/score-report');
  await expect(page.getByRole('heading', { level: 2, name: '1 right answer out of 10.' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Estimated Scores' })).toContainText('too few questions');
});

test(
  'without any tests, the report shows a worked example labeled as one',
  { tag: alsoOnPhone },
  async ({ page, hasTouch }) => {
    await open(page, '/score-report');
    await expect(page.getByText(/This is a worked example: an invented student/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Estimated Scores' })).toContainText('Total');
    // A chart responds at the pointer's or finger's position as soon as it is drawn.
    const pace = page.getByRole('group', { name: /^Chart: Answers by time/ });
    await pace.scrollIntoViewIfNeeded();
    await expect(pace.locator('svg')).toBeVisible();
    if (hasTouch) await pace.tap();
    else await pace.hover();
    await expect(pace.getByText(/^\d+ of \d+$/)).toBeVisible();
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      // Charts adapt to a new width one frame later.
      await expect.poll(() => page.evaluate(sidewaysScroll), `${width} px`).toBe(0);
    }
    // From the top, because the sticky header would cover content under it.
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
  },
);

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

/** Every chart of a whole test's report from last to first, with the announcement of its first point. */
const chartsUpward = [
  [/^Chart: Answers by time, Quantitative 1/, /^\d+:\d\d: Answered 1 of 25$/],
  [/^Chart: Reading by topic/, /^Main idea and argument: Right \d+ of \d+, 80% range/],
  [/^Chart: Quantitative by topic/, /^Whole numbers: Right \d+ of \d+/],
  [/^Chart: Verbal by topic/, /^Synonyms: nouns: Right \d+ of \d+/],
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
  const passage = page.locator('summary', { hasText: 'The passage:' }).first();
  await keyTo(page, 'Tab', passage);
  await keyboard.press('Enter');
  await expect(page.locator('details[open]', { hasText: 'The passage:' })).toHaveCount(1);
  const first = page.getByRole('article').first();
  await expect(first.getByRole('listitem')).toHaveCount(0);
  await keyTo(page, 'Shift+Tab', first.getByRole('button', { name: /^Show the explanations/ }));
  await keyboard.press('Enter');
  await expect(first.getByRole('listitem')).toHaveCount(5);

  // Back up: each chart as a table, as a chart again, and its first point by an arrow key.
  for (const [name, said] of chartsUpward) {
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
  }
  const method = page.locator('summary', { hasText: 'How it is calculated' });
  await keyTo(page, 'Tab', method);
  await keyboard.press('Enter');
  await expect(page.getByText(/A table of publicly quoted scores/)).toBeVisible();
});

test('printing renders charts that were never visible, and opens the dialog once all are rendered', async ({
  page,
}) => {
  await open(page, '/score-report');
  await expect(page.getByText(/This is a worked example/)).toBeVisible();
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body[data-printed]')).toBeAttached();
  const charts = page.getByRole('group', { name: /^Chart:/ });
  await expect(charts).toHaveCount(6);
  for (const chart of await charts.all()) await expect(chart.locator('svg')).toHaveCount(1);
});

test('charts that haven’t been drawn print as tables', async ({ page }) => {
  await open(page, '/score-report');
  await expect(page.getByRole('group', { name: /Answers by time/ })).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table', { name: /Answers by time/ })).toBeVisible();
});

test('a missing attempt shows a message and a link to all tests', async ({ page }) => {
  await open(page, '/score-report?attempt=nobody-has-this');
  await expect(
    page.getByRole('heading', { level: 2, name: 'This test is not on this device' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'All tests on this device' }).click();
  await expect(page).toHaveURL(/\/test-results$/);
});

test.describe('two full tests', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/test-results');
    await page.getByRole('button', { name: 'Save on this device' }).click();
    await page.getByLabel(/file/i).setInputFiles(twoFullTests());
    await expect(page.getByText(/2 new tests/)).toBeVisible();
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(page.getByRole('link', { name: /^Full Test B, Nov 14, 2026/ })).toBeVisible();
  });

  test('the later one is compared with the earlier one, with the size of a real change', async ({ page }) => {
    await page.getByRole('link', { name: /^Full Test B, Nov 14, 2026/ }).click();
    await expect(page.getByRole('heading', { level: 2, name: /Oct\s17/ })).toBeVisible();
    await expect(page.getByText(/a change has to be at least \d+ points to count as real/)).toBeVisible();

    // A chart responds to the keyboard, point by point.
    const chart = page.getByRole('group', { name: /^Chart: Estimated scores by section/ });
    await chart.focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText(/^Verbal: Estimate \d{3} \(before: \d{3}\), 80% range/)).toBeAttached();

    // Selects the other test.
    await page.getByLabel('Test', { exact: true }).selectOption({ index: 1 });
    await expect(page.getByRole('heading', { level: 2, name: /^A first estimate/ })).toBeVisible();
  });

  test('the report prints on A4 and Letter, and the parent’s page alone on one sheet', async ({
    page,
    browserName,
  }) => {
    test.skip(browserName !== 'chromium', 'only Chromium makes a PDF');
    await open(page, '/score-report');
    await expect(page.getByRole('heading', { level: 2, name: /Oct\s17/ })).toBeVisible();
    await expect(page.getByRole('figure').first()).toBeVisible();
    const pagesOf = async (format: 'A4' | 'Letter') =>
      ((await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g) ?? []).length;
    for (const format of ['A4', 'Letter'] as const) expect(await pagesOf(format), format).toBeGreaterThan(3);
    await page.getByRole('button', { name: 'Parent’s page' }).click();
    await expect(page.getByRole('dialog', { name: /Full Test B/ })).toContainText(
      'An estimate, not an SSAT score',
    );
    for (const format of ['A4', 'Letter'] as const) expect(await pagesOf(format), format).toBe(1);
  });

  test(
    'the comparison and the estimates over time have no accessibility violations',
    { tag: alsoOnPhone },
    async ({ page }) => {
      const panel = page.getByRole('region', { name: 'Two Tests Side by Side' });
      await expect(panel.getByRole('row', { name: /^Total/ })).toContainText(
        /no clear change: that would take\s\d/,
      );
      const trend = page.getByRole('region', { name: 'Estimates Over Time' });
      await expect(trend).toContainText('Since Oct 17, 2026');
      await trend.getByLabel(/Your target total/).fill('3000');
      await trend.getByRole('button', { name: 'Set target' }).click();
      await expect(trend).toContainText('Enter a total from 1,500 to 2,400.');
      await trend.getByLabel(/Your target total/).fill('2,200');
      await trend.getByRole('button', { name: 'Set target' }).click();
      // The field reformats the number once it is saved.
      await expect(trend.getByLabel(/Your target total/)).toHaveValue('2200');
      await page.reload();
      await expect(trend.getByLabel(/Your target total/)).toHaveValue('2200');
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        // Charts adapt to a new width one frame later.
        await expect.poll(() => page.evaluate(sidewaysScroll), `${width} px`).toBe(0);
      }
      expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
    },
  );
});
