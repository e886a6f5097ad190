/** A student and a parent read a report after a test: its summary and the full report, on screen and on paper. */
import { barriersInBothSchemes, noBarrier } from '../support/axe';
import { twoFullTests } from '../support/history-file';
import { chooseFile } from '../support/my-data';
import { openFolded, readSectionReport } from '../support/section-report';
import { expect, open, settled, sidewaysScroll, test } from '../support/site';
import { answer, handIn, next, start } from '../support/taking';

test('the half-length verbal test links to its report, and the report to the questions not reached', async ({
  page,
}) => {
  await start(page, '/ssat-verbal-practice/demi-test', { keep: 'device' });
  for (let number = 1; number <= 6; number += 1) {
    await answer(page, number % 3 !== 0);
    await next(page);
  }
  await handIn(page);

  // Thirty questions are enough for an estimate, which is a band, never a single number.
  await expect(
    page.getByRole('heading', {
      level: 1,
      name: /: your result A first estimate of your Verbal score: \d{3} to \d{3}\.$/,
    }),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Estimated Scores' })).toContainText(
    'estimate, not an SSAT score',
  );
  await openFolded(page, 'How Sure We Are');
  await expect(page.getByRole('region', { name: 'How Sure We Are' })).toContainText(
    'this test has fewer questions than a whole section',
  );

  await page.getByRole('link', { name: 'Open the full score report' }).click();
  await expect(page).toHaveURL(/\/score-report\?attempt=/);
  await expect(page.getByRole('heading', { level: 1, name: /^A first estimate/ })).toBeVisible();
  await openFolded(page, 'Answers');
  const answers = page.getByRole('region', { name: 'Answers' }).getByRole('row', { name: /^Verbal/ });
  await expect(answers).toContainText('4224');

  // The step links to its questions.
  await expect(page.getByRole('region', { name: 'Look at every question in Verbal' })).toContainText(
    /23 questions never came on screen, though \d+:\d\d was left/,
  );
  await page.getByRole('button', { name: 'See what you didn’t reach' }).click();
  await expect(page.getByRole('heading', { name: 'Every Question, with Its Explanations' })).toBeFocused();
  await expect(page.getByText('24 questions, the first 20 shown.')).toBeVisible();
  await page.getByLabel('Topic', { exact: true }).selectOption('All');
  await page.getByLabel('Answer', { exact: true }).selectOption('Wrong');
  await expect(page.getByText('2 questions.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByLabel('Answer', { exact: true }).selectOption('Right');
  await expect(page.getByRole('article')).toHaveCount(4);
  await page.getByLabel('Flag or confidence').selectOption('Flagged');
  await expect(page.getByText('No questions match.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all questions' }).click();
  await expect(page.getByText('30 questions, the first 20 shown.')).toBeVisible();
});

test('the report on one section of a full form covers only that section, and the form’s page mentions it', async ({
  page,
}) => {
  await readSectionReport(page, {
    path: '/full-length-test?form=c&section=quantitative-2',
    title: 'Test C, Quantitative 2',
    part: 'Quantitative 2',
    directions: true,
    section: 'Quantitative',
    questions: 25,
    minutes: 30,
    width: 'has fewer questions than a whole section',
  });
  await page.goto('/full-length-test?form=c');
  await expect(page.getByText('You have already taken Quantitative 2 from this test.')).toBeVisible();
});

test('without any tests, the report is a worked example labeled as one, which prints with every chart', async ({
  page,
}) => {
  await open(page, '/score-report');
  await expect(
    page.getByText(/This is a worked example of an Upper Level test\. The student is invented/),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Estimated Scores' })).toContainText('Total');
  for (const card of ['By Topic', 'Time Against the Pace']) await openFolded(page, card);
  // Those of the estimates repeat the first card, so they are closed and not printed.
  const charts = page.getByRole('group', { name: /^Chart:/ });
  await expect(charts).toHaveCount(4);

  await test.step('charts that were never visible are drawn for paper', async () => {
    await settled(page);
    await page.emulateMedia({ media: 'print' });
    await expect(charts.filter({ has: page.locator('svg') })).toHaveCount(4);
    await page.emulateMedia({ media: null });
  });
  await test.step('a chart responds at the pointer’s position as soon as it is drawn', async () => {
    const pace = page.getByRole('group', { name: /^Chart: Answers by time/ });
    await pace.scrollIntoViewIfNeeded();
    await expect(pace.locator('svg')).toBeVisible();
    await pace.hover();
    await expect(pace.getByText(/^\d+ of \d+$/)).toBeVisible();
  });
  await test.step('Print draws charts that were never visible, and opens the dialog once all are drawn', async () => {
    await page.evaluate(() => {
      window.print = () => {
        const drawn = [...document.querySelectorAll('[role="group"][aria-label^="Chart:"]')].filter(
          (chart) => chart.querySelector('svg') !== null,
        );
        document.body.setAttribute('data-printed', String(drawn.length));
      };
    });
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', '6');
  });
});

test('two full tests are compared, drawn over time, and measured against a target', async ({
  page,
  browserName,
}) => {
  await open(page, '/test-results');
  await page.getByRole('button', { name: 'Save on this device' }).click();
  await chooseFile(page, twoFullTests());
  await expect(page.getByText(/2 new tests/)).toBeVisible();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const later = page.getByRole('link', { name: /^Full Test B, Nov 14, 2026/ });
  await expect(later).toBeVisible();

  const panel = page.getByRole('region', { name: 'Two Tests Side by Side' });
  await expect(panel.getByRole('row', { name: /^Total/ })).toContainText(
    /no clear change: that would take\s\d/,
  );
  const trend = page.getByRole('region', { name: 'Performance Trends' });
  await expect(trend).toContainText('Since the full test of Oct 17');
  await trend.getByLabel(/Your target total/).fill('3000');
  await trend.getByRole('button', { name: 'Set target' }).click();
  await expect(trend).toContainText('Enter a total from 1,500 to 2,400.');
  await trend.getByLabel(/Your target total/).fill('2,200');
  await trend.getByRole('button', { name: 'Set target' }).click();
  // The field reformats the number once it is saved.
  await expect(trend.getByLabel(/Your target total/)).toHaveValue('2200');
  await page.reload();
  await expect(trend.getByLabel(/Your target total/)).toHaveValue('2200');
  expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    // Charts adapt to a new width one frame later.
    await expect.poll(() => page.evaluate(sidewaysScroll), `${width} px`).toBe(0);
  }

  // The later test is compared with the earlier one, with the size of a clear change.
  await later.click();
  await expect(page.getByRole('heading', { level: 1, name: /Oct\s17/ })).toBeVisible();
  await expect(page.getByText(/a change has to be at least \d+ points to be clear/)).toBeVisible();

  // The card has the target and the test before, in words.
  const card = page.getByRole('region', { name: 'Estimated Scores' });
  await expect(card).toContainText(/since the test before · Target 2,200, (?:below|within|above) the range/);
  await expect(card.getByRole('listitem').filter({ hasText: 'the full test of Oct' })).toBeVisible();

  // A chart responds to the keyboard, point by point.
  await openFolded(page, 'Estimates as Charts and Tables');
  const chart = page.getByRole('group', { name: /^Chart: Estimated scores by section/ });
  await chart.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(/^Verbal: Estimate \d{3} \(before: \d{3}\), 80% range/)).toBeAttached();

  await test.step('the parent’s page prints alone on one sheet', async () => {
    test.skip(browserName !== 'chromium', 'only Chromium makes a PDF');
    await page.getByRole('button', { name: 'Parent’s page' }).click();
    const dialog = page.getByRole('dialog', { name: /Full Test B/ });
    await expect(dialog).toContainText('An estimate, not an SSAT score');
    const pages = (await page.pdf({ format: 'Letter' })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g);
    expect(pages).toHaveLength(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  // Selects the other test.
  await page.getByLabel('Test', { exact: true }).selectOption({ index: 1 });
  await expect(page.getByRole('heading', { level: 1, name: /^A first estimate/ })).toBeVisible();
});

test('each question is a square that opens it, by pointer and by key, and points lost lead to practice', async ({
  page,
}) => {
  await open(page, '/score-report');
  const squares = page.getByRole('toolbar', { name: /^Verbal, 60 questions/ });
  const square = (number: number) =>
    squares.getByRole('button', { name: new RegExp(`^Question ${number},`) });
  await expect(square(1)).toBeEnabled();

  await test.step('the group is one Tab stop', async () => {
    await square(1).focus();
    await page.keyboard.press('End');
    await expect(square(60)).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expect(square(2)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    const below = await square(2).evaluate((element) => element === document.activeElement);
    expect(below).toBe(false);
    await page.keyboard.press('ArrowUp');
    await expect(square(2)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(squares.locator(':focus')).toHaveCount(0);
  });
  await test.step('a square is at least 24 px wide and high, with space around it', async () => {
    const [first, second] = await Promise.all([square(1).boundingBox(), square(2).boundingBox()]);
    expect(Math.min(first?.width ?? 0, first?.height ?? 0)).toBeGreaterThanOrEqual(24);
    expect((second?.x ?? 0) - (first?.x ?? 0) - (first?.width ?? 0)).toBeGreaterThanOrEqual(3.5);
  });
  await test.step('a press opens the question, and closing returns to its square', async () => {
    await square(60).click();
    const dialog = page.getByRole('dialog', { name: 'Verbal, question 60 of 60' });
    await expect(dialog.getByRole('listitem')).toHaveCount(5);
    expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
    await dialog.getByRole('button', { name: 'Next' }).click();
    const following = page.getByRole('dialog', { name: 'Quantitative 2, question 1 of 25' });
    await expect(following.getByRole('status')).toHaveText('Quantitative 2, question 1 of 25');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(square(60)).toBeFocused();
  });
  await test.step('the shapes stay in forced colors', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    const fill = await square(1)
      .locator('rect')
      .evaluate((mark) => getComputedStyle(mark).fill);
    expect(fill).not.toBe('none');
    await page.emulateMedia({ forcedColors: null });
  });
  await test.step('the points lost lead to a drill of their topic', async () => {
    const lost = page.getByRole('region', { name: 'Where Points Went' });
    const rows = lost.getByRole('listitem');
    await expect(rows.filter({ visible: true })).toHaveCount(5);
    await lost.getByRole('button', { name: /^Show \d+ more rows?$/ }).click();
    expect(await rows.filter({ visible: true }).count()).toBeGreaterThan(5);
    await lost.getByRole('link', { name: 'Practice: Synonyms: adjectives' }).click();
    await expect(page).toHaveURL(/practice=synonyms-adjectives/);
  });
});

test('the result is on the first screen', async ({ page, viewport }) => {
  await open(page, '/score-report');
  const bottomOf = async (name: string) => {
    const box = await page.getByRole('heading', { name }).boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const height = viewport?.height ?? 0;
  expect(await bottomOf('A clear gain: 103 points more')).toBeLessThan(height);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('list', { name: 'What went well' }).getByRole('listitem')).toHaveCount(3);
});
