/** A student takes a test of one section and reads its report, which covers only that section. */
import type { Page } from '@playwright/test';
import { expect, open } from './site';
import { answer, handIn, next, question, startHere } from './taking';

export interface SectionTest {
  readonly path: string;
  /** The option to select on the start page. */
  readonly choice?: string;
  readonly title: string;
  /** The section's name during the test, and in the report, which combines both quantitative ones. */
  readonly part: string;
  /** Directions come before the first question. */
  readonly directions?: true;
  readonly section: string;
  readonly questions: number;
  readonly minutes: number;
  /** The width of the estimate in the report; null if the test is too short for one. */
  readonly width: string | null;
}

/** Takes the test, from its start page to the report. */
export async function readSectionReport(page: Page, taken: SectionTest): Promise<void> {
  const { title, part, section, questions, minutes, width } = taken;
  await open(page, taken.path);
  if (taken.choice !== undefined) await page.getByRole('radio', { name: taken.choice }).check();
  await startHere(page, { keep: 'device' });
  if (taken.directions === true) {
    // The start page doesn't explain how a section works, so its directions do.
    await expect(page.getByRole('heading', { level: 2, name: part })).toBeFocused();
    await page.getByRole('button', { name: `Start ${part}` }).click();
  }
  for (const [number, rightly] of [
    [1, true],
    [2, true],
    [3, false],
  ] as const) {
    await expect(question(page, number, questions)).toBeVisible();
    await answer(page, rightly);
    if (number < 3) await next(page);
  }
  await handIn(page);

  // One heading leads: the test, then what it comes down to.
  const head = page.getByRole('heading', {
    level: 1,
    name:
      width === null
        ? `2 of ${questions} right`
        : new RegExp(`A first estimate of your ${section} score: \\d{3} to \\d{3}\\.$`),
  });
  await expect(head).toHaveAccessibleName(new RegExp(`^${title}: your result`));
  // Two right, one wrong: 2 - 1/4.
  await expect(page.getByRole('region', { name: 'Raw Score' })).toContainText(`1¾ of ${questions} points`);
  await expectSquares(page, part, questions);
  const estimates = page.getByRole('region', { name: 'Estimated Scores' });
  const sureness = page.getByRole('region', { name: 'How Sure We Are' });
  // A test without an estimate has no summary; its report is in the list of reports.
  if (width === null) {
    await expect(estimates).toHaveCount(0);
    await open(page, '/score-report');
  } else {
    await expect(head).toBeVisible();
    const sentence = await head.locator('span').last().innerText();
    await openFolded(page, 'How Sure We Are');
    await expect(sureness).toContainText(width);
    await page.getByRole('link', { name: 'Open the full score report' }).click();
    await expect(page).toHaveURL(/\/score-report\?attempt=/);
    await expect(head).toHaveText(sentence);
  }

  await expect(head).toBeVisible();
  await expect(page.getByText(new RegExp(`^${title} · `))).toBeVisible();
  await expectSquares(page, part, questions);
  await openFolded(page, width === null ? 'No Estimate' : 'How Sure We Are');
  if (width === null)
    await expect(page.getByRole('region', { name: 'No Estimate' })).toContainText('too few questions');
  else await expect(sureness).toContainText(width);
  const step = page.getByRole('region', {
    name: width === null ? 'Look at the questions you missed' : `Look at every question in ${section}`,
  });
  await expect(step).toContainText(
    width === null
      ? `1 wrong and ${questions - 3} blank`
      : new RegExp(`${questions - 3} questions never came on screen, though \\d+:\\d\\d was left`),
  );
  const lost = page.getByRole('region', { name: 'Where Points Went' });
  await expect(lost.getByRole('listitem').filter({ hasText: 'Not reached' })).toContainText(
    `Not reached in ${section}${questions - 3} blank`,
  );
  // One section, with this test's figures.
  await openFolded(page, 'Answers');
  const answers = page.getByRole('region', { name: 'Answers' }).getByRole('row');
  await expect(answers).toHaveCount(2);
  await expect(answers.last()).toContainText(
    new RegExp(`^${section}\\s*2\\s*1\\s*${questions - 3}\\s*1¾\\s*of ${questions}$`),
  );
  await openFolded(page, 'By Topic');
  await openFolded(page, 'Time Against the Pace');
  await openFolded(page, 'Every Question, with Its Explanations');
  await expect(page.getByRole('region', { name: 'By Topic' })).toContainText(`${section}2 of 3 right.`);
  const pace = page.getByRole('region', { name: 'Time Against the Pace' });
  await expect(pace).toContainText(`3 of ${questions} questions answered`);
  await expect(pace).toContainText(`of ${minutes}:00.`);
  await expect(page.getByLabel('Section', { exact: true }).locator('option')).toHaveText(['All', part]);
  await expect(
    page.getByRole('status').filter({ hasText: new RegExp(`^${questions - 2} questions`) }),
  ).toBeVisible();
}

/** Every question is a square: two right, one wrong, and the rest blank. */
async function expectSquares(page: Page, part: string, questions: number): Promise<void> {
  const squares = page.getByRole('toolbar', {
    name: `${part}, ${questions} questions in the order of the test`,
  });
  await expect(squares.getByRole('button')).toHaveCount(questions);
  await expect(squares.getByRole('button', { name: /, right$/ })).toHaveCount(2);
  await expect(squares.getByRole('button', { name: 'Question 3, wrong' })).toBeVisible();
  await expect(squares.getByRole('button', { name: /, blank$/ })).toHaveCount(questions - 3);
}

/** Opens a card of a report, which is closed on a phone. */
export async function openFolded(page: Page, name: string): Promise<void> {
  const summary = page.getByRole('button', { name, exact: true });
  if ((await summary.getAttribute('aria-expanded')) === 'false') await summary.click();
  await expect(summary).toHaveAttribute('aria-expanded', 'true');
}
