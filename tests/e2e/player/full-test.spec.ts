/** A student takes a whole full test, from the essay to the last section, with a fast clock. */
import type { Page } from '@playwright/test';
import { openFolded } from '../support/section-report';
import { expect, hydrated, test } from '../support/site';
import { answer, handIn, question, start } from '../support/taking';

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
});

/** Advances the clock as a hidden tab sees it, one tick per minute. */
async function minutesPass(page: Page, minutes: number) {
  for (let minute = 0; minute < minutes; minute += 1) await page.clock.fastForward(60_000);
  await page.clock.runFor(2000);
}

test('a student takes a full test with essay, breaks, and four sections, and gets a result by section', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-21T09:00:00') });
  await start(page, '/full-length-test?form=b', { keep: 'device' });

  await page.getByRole('button', { name: 'Start Writing' }).click();
  await page.getByRole('radiogroup', { name: 'Prompts' }).getByRole('radio').first().check();
  await page.getByLabel('Your essay').fill('It began with a letter that nobody had sent.');
  await page.clock.runFor(2000);
  // A crash during the essay loses no text.
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Continue the test' }).click();
  await expect(page.getByLabel('Your essay')).toHaveValue('It began with a letter that nobody had sent.');
  await page.getByRole('button', { name: 'Hand in writing' }).click();

  await expect(page.getByRole('timer', { name: 'Break time left' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue now' }).click();

  await page.getByRole('button', { name: 'Start Quantitative 1' }).click();
  await expect(question(page, 1, 25)).toBeVisible();
  await answer(page, true);
  // The section ends automatically and saves the answers.
  await minutesPass(page, 30);

  await page.getByRole('button', { name: 'Start Reading' }).click();
  await answer(page, false);
  await handIn(page);

  // The second break ends automatically.
  await expect(page.getByRole('timer', { name: 'Break time left' })).toBeVisible();
  await minutesPass(page, 10);

  await page.getByRole('button', { name: 'Start Verbal' }).click();
  await expect(question(page, 1, 60)).toBeVisible();
  await answer(page, true);
  await handIn(page);
  await page.getByRole('button', { name: 'Start Quantitative 2' }).click();
  await handIn(page);

  await expect(page.getByRole('heading', { level: 1, name: 'Full Test B: your result' })).toBeVisible();
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });
  await expect(row('Quantitative 1')).toContainText(/1\s*0\s*24\s*1 of 25/);
  await expect(row('Quantitative 1')).toContainText('30:00');
  await expect(row('Reading')).toContainText(/0\s*1\s*39\s*\u2212\u00bc of 40/);
  await expect(row('Verbal')).toContainText(/1\s*0\s*59\s*1 of 60/);
  await expect(row('Quantitative 2')).toContainText(/0\s*0\s*25\s*0 of 25/);
  await expect(page.getByText(/1 interruption/)).toBeVisible();
  await page.getByRole('button', { name: 'Read Writing' }).click();
  await expect(page.getByText('It began with a letter that nobody had sent.')).toBeVisible();
  await page.getByRole('button', { name: 'Review Reading' }).click();
  await expect(page.getByText(/^The passage: /).first()).toBeVisible();

  // The report combines the quantitative sections and includes the essay.
  await page.getByRole('link', { name: 'Open the full score report' }).click();
  await expect(page.getByText(/^Full Test B · /)).toBeVisible();
  await expect(
    page.getByRole('heading', { level: 1, name: /^A first estimate of your total: / }),
  ).toBeVisible();
  await openFolded(page, 'Answers');
  const answers = page.getByRole('region', { name: 'Answers' });
  await expect(answers.getByRole('row', { name: /^Quantitative/ })).toContainText(/1\s*0\s*49\s*1\s*of 50/);
  await expect(answers.getByRole('row', { name: /^Total/ })).toContainText(/2\s*1\s*147\s*1¾\s*of 150/);
  await expect(page.getByRole('region', { name: 'Your essay', exact: true }).last()).toContainText(
    'It began with a letter',
  );

  // The list of full tests shows the result.
  await page.goto('/full-length-practice-tests');
  await expect(page.getByRole('region', { name: 'Full Test B' })).toContainText('Done');
  await expect(page.getByRole('link', { name: 'See your latest result on Full Test B' })).toBeVisible();
});
