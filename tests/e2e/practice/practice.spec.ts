/** A student opens the practice hub, drills a topic, retries a wrong answer, interrupts an endless drill, and returns to today. */
import { pathOf } from '../../../src/site';
import { barriersInBothSchemes, noBarrier } from '../support/axe';
import {
  answerAndCheck,
  askedItem,
  chooseAndCheck,
  drillIsOn,
  finishDrill,
  openDrill,
} from '../support/drilling';
import { expect, hydrated, open, sidewaysScroll, studentRow, test } from '../support/site';
import { bankItem } from '../support/taking';

const hub = '/section-study';

test('the hub introduces practice, and each of its links starts what it says', async ({ page }) => {
  await open(page, `${hub}?focus=math-percent`);
  const math = page.getByRole('region', { name: 'Math' });
  await test.step('an address with a topic opens its section', async () => {
    await expect(page.getByRole('heading', { name: 'Math', exact: true })).toBeFocused();
    await expect(math.getByRole('listitem')).toHaveCount(20);
    // Said once for the section, not once for each topic.
    await expect(math.getByText('Your range appears after 8 answers.')).toBeVisible();
    await expect(math.getByText(/ of 8 answers/)).toHaveCount(0);
    const step = page.getByRole('region', { name: 'See where you stand' });
    await expect(step).toContainText('The free test covers a little of everything');
    await expect(step.getByRole('link', { name: /^Start/ })).toHaveAttribute('href', pathOf('freeTest'));
  });

  const verbal = page.getByRole('region', { name: 'Verbal', exact: true });
  const start = page.getByRole('region', { name: 'Start' });
  await test.step('a topic has as many questions as chosen, in its row and on its page', async () => {
    await verbal.getByRole('button', { name: 'All 15 topics' }).click();
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(sidewaysScroll)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    const option = (name: string) => page.getByRole('combobox', { name, exact: true });
    await option('Questions').selectOption('5 questions');
    const row = verbal.getByRole('link', { name: /^Analogies: function/ });
    await expect(row).toHaveAccessibleName(/Practice 5 questions$/);
    // The settings apply to every link.
    await option('Explanations').selectOption('Explanations at the end');
    await expect(math.getByRole('link', { name: 'Practice 5, mixed: Math' })).toHaveAttribute(
      'href',
      /practice=quantitative&questions=5&reasons=at-end$/,
    );
    await option('Questions').selectOption('20 questions');
    await expect(row).toHaveAccessibleName(/Practice 20 questions$/);
    await row.click();
    await expect(start.locator('dl > div', { hasText: 'Questions' })).toHaveText('Questions20');
  });

  await test.step('a review with no mistakes due says so', async () => {
    await open(page, `${hub}?practice=mistakes`);
    await expect(start).toContainText('No clock');
    await expect(start).toContainText('Up to 10');
    await page.getByRole('button', { name: 'Start the review' }).click();
    const nothing = page.getByRole('region', { name: 'There are no questions right now' });
    await expect(nothing).toContainText('No mistakes are waiting to return.');
    await expect(page.getByRole('button', { name: /^Start/ })).toHaveCount(0);
    expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
    await nothing.getByRole('link', { name: 'Back to practice' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Practice by Section' })).toBeVisible();
  });

  await test.step('an invalid request opens the hub', async () => {
    await open(page, `${hub}?practice=nothing`);
    await expect(page.getByRole('heading', { level: 1, name: 'Practice by Section' })).toBeVisible();
  });
});

test('a topic drill asks only its own questions, explains why, updates the topic’s mastery, and leads back to today', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-21T16:00:00');
  await openDrill(page, 'practice=synonyms&questions=5', 'device');
  await expect(studentRow(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Why this question?' }).click();
  await expect(page.getByText('Topic: synonyms.')).toBeVisible();
  await expect(page.getByText('This question is new to you.')).toBeVisible();
  const first = await finishDrill(page, 5, (_, place) => place < 2);
  expect(first.map(({ id }) => bankItem(id).kind)).toEqual(Array<string>(5).fill('synonym'));
  await expect(page.getByText('These questions do not count toward a score.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'When Your Mistakes Return' })).toContainText(
    'Questions 1 and 2 return on Nov 22.',
  );
  expect(await barriersInBothSchemes(page)).toEqual(noBarrier);

  // The result has a URL; another drill like it repeats no question.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Synonyms Drill: your result' })).toBeVisible();
  await page.getByRole('button', { name: 'Another drill like this' }).click();
  await expect(page.getByRole('heading', { name: /^Question 1 of 5: / })).toBeVisible();
  const second = await finishDrill(page, 5, () => false);
  const seen = new Set(first.map(({ id }) => id));
  expect(second.filter(({ id }) => seen.has(id))).toEqual([]);

  await page.getByRole('link', { name: 'Back to today' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(studentRow(page).getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page');
  await studentRow(page).getByRole('link', { name: 'Practice' }).click();
  const verbal = page.getByRole('region', { name: 'Verbal', exact: true });
  await expect(verbal).toContainText(/\d+\sto\s\d+ right/);
  await expect(verbal.getByRole('link', { name: /^Synonyms/ })).toContainText(
    /\d+%, likely between \d+% and \d+%/,
  );
  await expect(page.getByText('5 questions, 3 right')).toBeVisible();
  await expect(page.getByText('5 questions, 5 right')).toBeVisible();
});

test('an endless drill: a retry with a hint, a similar question, a reload, a result, and the error log', async ({
  page,
}) => {
  await openDrill(page, 'practice=math-percent&questions=endless', 'device');
  await expect(page.getByText(/^Question 1$/)).toBeVisible();
  const missed = await chooseAndCheck(page, false);
  await expect(page.getByText(/^Not this one\. Choose once more/)).toBeFocused();
  await expect(page.getByText(/^Not this one\. Choose once more/)).toBeInViewport();
  await expect(page.getByText(/^Your choice: /)).toBeVisible();
  await expect(page.getByText(/^(The first step|What helps): /)).toBeVisible();

  // After a reload, the hint is still shown, and the first answer can't be changed.
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Continue the drill' }).click();
  await expect(page.getByRole('radio', { disabled: true })).toHaveCount(1);
  expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(sidewaysScroll)).toBe(0);
  await chooseAndCheck(page, true);
  await expect(page.getByText('Right on the second try. Your first answer counts.')).toBeFocused();

  await page.getByRole('button', { name: 'Another like this' }).click();
  await expect(page.getByRole('heading', { name: /^Question 2: / })).toBeFocused();
  const similar = await askedItem(page);
  expect(similar.id.replace(/-\d+$/, '')).toBe(missed.id.replace(/-\d+$/, ''));
  expect(similar.stem).not.toBe(missed.stem);
  await answerAndCheck(page, true);
  await page.getByRole('button', { name: 'Finish the drill' }).click();
  await page.getByRole('button', { name: /^Hand in/ }).click();

  await expect(page.getByRole('region', { name: 'Right and Wrong' })).toContainText('1 of 2 right');
  await expect(page.getByText('Raw Score')).toHaveCount(0);
  const questions = page.getByRole('group', { name: 'Which questions' });
  await questions.getByRole('button', { name: 'Not right' }).click();
  await expect(questions.getByRole('button', { pressed: true })).toHaveText('Not right');
  await expect(page.getByText('Wrong, your answer')).toBeVisible();
  await expect(page.getByText('Right, your second try')).toBeVisible();
  // A learner's phone has the rest of the student's pages in a menu.
  await studentRow(page).getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Error Log' }).click();
  await expect(page.getByText(missed.stem.slice(0, 20), { exact: false }).first()).toBeVisible();
});

test('a timed drill shows its timer; another request offers to continue it or replace it', async ({
  page,
}) => {
  await openDrill(page, 'practice=reading-inference&questions=5&clock=timed&reasons=at-end', 'device');
  await expect(page.getByRole('timer')).toContainText('5:00');
  await expect(page.getByRole('region', { name: /passage/i }).first()).toBeVisible();
  expect(bankItem((await askedItem(page)).id).kind).toBe('reading');
  await page.keyboard.press('a');
  await page.getByRole('button', { name: 'Next', exact: true }).click();

  await open(page, `${hub}?practice=math-percent&questions=5`);
  const left = page.getByRole('region', { name: 'You left a drill unfinished' });
  await expect(left).toContainText(/at question 2 of 5, with \d:\d\d left\. 1 of 5 questions answered\./);
  await expect(left).toContainText('Your answers count');
  await expect(left.getByRole('button', { name: 'Continue the drill' })).toBeEnabled();
  expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
  await left.getByRole('button', { name: 'Start Percent Drill instead' }).click();
  await drillIsOn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Percent Drill' })).toBeVisible();
});
