/** Drills that a student leaves unfinished: what the next request offers, and what the answers in them count for. */
import { barriersInBothSchemes, noBarrier } from '../support/axe';
import { answerAndCheck, drillIsOn, finishDrill, openDrill } from '../support/drilling';
import { expect, onDay, open, test } from '../support/site';

test('an unanswered drill is gone the next day; a requested drill can replace an answered one', async ({
  page,
  context,
}) => {
  await onDay(context, '2026-11-02');
  await openDrill(page, 'practice=synonyms&questions=5', 'device');
  await finishDrill(page, 5, (_, place) => place < 2);
  await expect(page.getByRole('region', { name: 'When Your Mistakes Return' })).toContainText(
    'Questions 1 and 2 return on Nov 3.',
  );

  // Left without answers: the next day's review starts by itself.
  await page.getByRole('button', { name: 'Another drill like this' }).click();
  await drillIsOn(page);
  await onDay(context, '2026-11-03');
  await openDrill(page, 'practice=mistakes');
  await expect(page.getByRole('heading', { level: 1, name: 'Review of Mistakes' })).toBeVisible();
  await finishDrill(page, 2, (_, place) => place === 1);
  const outcome = page.getByRole('region', { name: 'When Your Mistakes Return' });
  await expect(outcome).toContainText('Question 1 returns on Nov 10.');
  await expect(outcome).toContainText('Question 2 returns on Nov 4, then again a week later');
  await expect(outcome).toContainText('No mistakes are due today. The next ones return on Nov 4.');
  await expect(page.getByRole('button', { name: 'Another drill like this' })).toHaveCount(0);
  expect(await barriersInBothSchemes(page)).toEqual(noBarrier);

  // Left with three answers, the first one wrong: the offer mentions both, and the answers count.
  await openDrill(page, 'practice=math-percent&questions=5');
  for (const place of [0, 1, 2]) {
    await answerAndCheck(page, place > 0);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
  }
  await onDay(context, '2026-11-04');
  await open(page, '/section-study?practice=mistakes');
  const left = page.getByRole('region', { name: 'You left a drill unfinished' });
  await expect(left).toContainText('Percent Drill, at question 4 of 5. 3 of 5 questions answered.');
  await left.getByRole('button', { name: 'Start Review of Mistakes instead' }).click();
  await drillIsOn(page);
  // The synonym missed again, and the math question missed in the unfinished drill.
  await finishDrill(page, 2, () => false);
  await open(page, '/error-log');
  await expect(page.getByText('3 questions open, 0 due today')).toBeVisible();
});

test('"Another drill like this" repeats the continued drill instead of the requested one', async ({
  page,
}) => {
  await openDrill(page, 'practice=math-percent&questions=2', 'device');
  await answerAndCheck(page, true);
  await open(page, '/section-study?practice=synonyms&questions=5');
  await page.getByRole('button', { name: 'Continue the drill' }).click();
  await drillIsOn(page);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await answerAndCheck(page, true);
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await page.getByRole('button', { name: 'Hand in the drill' }).click();
  await page.getByRole('button', { name: 'Another drill like this' }).click();
  await drillIsOn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Percent Drill' })).toBeVisible();
});
