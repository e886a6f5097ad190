/** What a student and a parent read after a test: the head of the report, the report itself, on screen and on paper. */
import { barriersInBothSchemes, noBarrier } from './axe';
import { twoFullTests } from './history-file';
import { expect, open, sidewaysScroll, test } from './site';
import { answer, handIn, next, start } from './taking';

test('half a verbal test leads to its report, and the report to the questions that were missed', async ({
  page,
}) => {
  test.slow();
  await start(page, '/ssat-verbal-practice/demi-test', { keep: 'device' });
  for (let number = 1; number <= 12; number += 1) {
    await answer(page, number % 3 !== 0);
    await next(page);
  }
  await handIn(page);

  // Thirty questions are enough for an estimate: a band, and never a number alone.
  await expect(
    page.getByRole('heading', {
      name: /^A first estimate: your Verbal score lies between \d{3} and \d{3}\.$/,
    }),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Estimated scores' })).toContainText(
    'estimate, not an SSAT score',
  );
  await expect(page.getByRole('region', { name: 'Estimated scores' })).toContainText(
    'it has fewer questions than a whole section',
  );

  await page.getByRole('link', { name: 'Open the full score report' }).click();
  await expect(page).toHaveURL(/\/score-report\?attempt=/);
  await expect(page.getByRole('heading', { level: 2, name: /^A first estimate/ })).toBeVisible();
  const answers = page.getByRole('region', { name: 'Answers' }).getByRole('row', { name: /^Verbal/ });
  await expect(answers).toContainText('8418');

  // The step leads to the questions it is about.
  await expect(page.getByRole('region', { name: 'Verbal: look at every question' })).toContainText(
    /17 questions never came on screen, though 14:\d\d was left/,
  );
  await page.getByRole('button', { name: 'See what was not reached' }).click();
  await expect(page.getByRole('heading', { name: 'Every question, with its reasons' })).toBeFocused();
  await expect(page.getByText('18 questions.')).toBeVisible();
  await page.getByLabel('Topic', { exact: true }).selectOption('All');
  await page.getByLabel('Answer', { exact: true }).selectOption('Wrong');
  await expect(page.getByText('4 questions.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(4);
  await page.getByLabel('Answer', { exact: true }).selectOption('Right');
  await expect(page.getByRole('article')).toHaveCount(8);
  await page.getByLabel('Flag or confidence').selectOption('Flagged');
  await expect(page.getByText('No question is like that.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all questions' }).click();
  await expect(page.getByText('30 questions, the first 20 shown.')).toBeVisible();
});

test('ten questions stay modest: a raw score, and no estimate', async ({ page }) => {
  await start(page, '/ssat-verbal-practice/quick-test', { keep: 'visit' });
  await answer(page, true);
  await handIn(page);
  await expect(page.getByRole('heading', { name: 'Raw score' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Estimated scores' })).toHaveCount(0);
  await open(page, '/score-report');
  await expect(page.getByRole('heading', { level: 2, name: '1 right answer of 10.' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Estimated scores' })).toContainText('too few questions');
});

test('without any test there is a worked example that says it is one', async ({ page, hasTouch }) => {
  await open(page, '/score-report');
  await expect(page.getByText(/This is a worked example: an invented student/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Estimated scores' })).toContainText('Total');
  // A chart answers the pointer or the finger where it is, as soon as it is drawn.
  const pace = page.getByRole('group', { name: /^Chart: Answers by time/ });
  await pace.scrollIntoViewIfNeeded();
  await expect(pace.locator('svg')).toBeVisible();
  if (hasTouch) await pace.tap();
  else await pace.hover();
  await expect(pace.getByText(/^\d+ of \d+$/)).toBeVisible();
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(sidewaysScroll), `${width} px`).toBe(0);
  }
  // From the top: the sticky header would cover whatever stands under it.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
});

test('an attempt that is not here is said to be missing, and the way to the others is shown', async ({
  page,
}) => {
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
    await page.getByRole('button', { name: 'Keep on this device' }).click();
    await page.getByLabel(/file/i).setInputFiles(twoFullTests());
    await expect(page.getByText(/2 new tests/)).toBeVisible();
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(page.getByRole('link', { name: /^Full Test B, Nov 14, 2026/ })).toBeVisible();
  });

  test('the later one is compared with the earlier: real or within the error', async ({ page }) => {
    await page.getByRole('link', { name: /^Full Test B, Nov 14, 2026/ }).click();
    await expect(page.getByRole('heading', { level: 2, name: /Oct 17/ })).toBeVisible();
    await expect(
      page.getByText(/a change has to be at least \d+ points before it counts as real/),
    ).toBeVisible();

    // A chart answers the keyboard, point by point.
    const chart = page.getByRole('group', { name: /^Chart: Estimated scores by section/ });
    await chart.focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText(/^Verbal: Estimate \d{3}, 80% band/)).toBeAttached();

    // The other test, by the choice of tests.
    await page.getByLabel('Test', { exact: true }).selectOption({ index: 1 });
    await expect(page.getByRole('heading', { level: 2, name: /^A first estimate/ })).toBeVisible();
  });

  test('the report prints on A4 and Letter, and the parent’s page apart on one sheet', async ({
    page,
    browserName,
  }) => {
    test.skip(browserName !== 'chromium', 'only Chromium makes a PDF');
    await open(page, '/score-report');
    await expect(page.getByRole('heading', { level: 2, name: /Oct 17/ })).toBeVisible();
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

  test('two tests side by side, and their estimates over time, have no barriers', async ({ page }) => {
    const panel = page.getByRole('region', { name: 'Two tests side by side' });
    await expect(panel.getByRole('row', { name: /^Total/ })).toContainText(/real/);
    const trend = page.getByRole('region', { name: 'Estimates over time' });
    await expect(trend).toContainText(/Since Oct 17, 2026/);
    await trend.getByLabel(/Your target total/).fill('3000');
    await trend.getByRole('button', { name: 'Set target' }).click();
    await expect(trend).toContainText('A total lies between 1,500 and 2,400.');
    await trend.getByLabel(/Your target total/).fill('2,200');
    await trend.getByRole('button', { name: 'Set target' }).click();
    await page.reload();
    await expect(trend.getByLabel(/Your target total/)).toHaveValue('2200');
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(sidewaysScroll), `${width} px`).toBe(0);
    }
    expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
  });
});
