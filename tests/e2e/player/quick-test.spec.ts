/** A student takes the quick verbal test, from the start page to the last explanation. */
import { assertPresent } from '../../../src/lib/assert';
import { barriersInBothSchemes, noBarrier } from '../support/axe';
import { expect, test } from '../support/site';
import { answer, heldBack, itemOnScreen, next, question, start, startHere } from '../support/taking';

const path = '/ssat-verbal-practice/quick-test';

test('the result counts right, wrong, and blank answers and explains every choice', async ({ page }) => {
  await start(page, path);
  // The screen has neither the site's header nor its footer.
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Footer' })).toHaveCount(0);

  const seen: Awaited<ReturnType<typeof itemOnScreen>>[] = [];
  for (let number = 1; number <= 10; number += 1) {
    await expect(question(page, number, 10)).toBeVisible();
    if (number <= 6) seen.push(await answer(page, true));
    else if (number <= 9) seen.push(await answer(page, false));
    else seen.push(await itemOnScreen(page));
    if (number < 10) await next(page);
  }
  expect(seen.map((item) => item.kind)).toEqual([
    ...Array<string>(5).fill('synonym'),
    ...Array<string>(5).fill('analogy'),
  ]);
  expect(new Set(seen.map((item) => item.id)).size).toBe(10);

  await test.step('answers can be cleared and crossed out, and questions flagged', async () => {
    const { choices } = assertPresent(seen[9], 'the tenth question');
    const [a, b] = [assertPresent(choices[0], 'A').text, assertPresent(choices[1], 'B').text];
    const choice = page.getByRole('radio').first();
    await choice.check();
    await page.getByRole('button', { name: 'Clear answer' }).click();
    await expect(choice).not.toBeChecked();
    await page.getByRole('button', { name: `Cross out ${b}` }).click();
    await expect(page.getByRole('radio', { name: /, crossed out/ })).toHaveCount(1);
    await page.getByRole('button', { name: `Bring back ${b}` }).click();
    await expect(page.getByRole('radio', { name: /, crossed out/ })).toHaveCount(0);
    await choice.check();
    await page.getByRole('button', { name: `Cross out ${a}` }).click();
    await expect(choice).not.toBeChecked();
    await page.getByRole('button', { name: 'Flag', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Flagged', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(question(page, 9, 10)).toBeVisible();
  });

  await test.step('the review leads back to any question', async () => {
    await page.keyboard.press('r');
    await expect(page.getByRole('button', { name: /^Question 2, answered/ }).first()).toBeVisible();
    await page
      .getByRole('button', { name: /^Question 10, blank, flagged/ })
      .first()
      .click();
    await expect(question(page, 10, 10)).toBeVisible();
    await page.getByRole('button', { name: 'Review', exact: true }).click();
  });

  await page
    .getByRole('region', { name: 'Hand in' })
    .getByRole('button', { name: /^Hand in/ })
    .click();

  const heading = page.getByRole('heading', { level: 1, name: 'Quick Verbal Test: your result' });
  await expect(heading).toBeFocused();
  await expect(heading).toHaveAccessibleName('Quick Verbal Test: your result 6 of 10 right');
  const squares = page.getByRole('toolbar', { name: /10 questions in the order of the test$/ });
  await expect(squares.getByRole('button', { name: /, right$/ })).toHaveCount(6);
  await expect(squares.getByRole('button', { name: /, wrong$/ })).toHaveCount(3);
  // Six right, three wrong: 6 - 3/4. Ten questions are too few for an estimate.
  const score = page.getByRole('region', { name: 'Raw Score' });
  await expect(score).toContainText('5\u00bc of 10 points');
  await expect(score).toContainText(/Right\s*6\s*\+6 points/);
  await expect(score).toContainText(/Wrong\s*3\s*\u2212\u00be point/);
  await expect(score).toContainText(/Blank\s*1\s*0 points/);
  await expect(page.getByRole('region', { name: 'Estimated Scores' })).toHaveCount(0);
  await expect(
    page.getByRole('region', { name: 'Time per Question' }).getByRole('list').getByRole('listitem'),
  ).toHaveCount(10);

  const explanations = await page.getByRole('article').allInnerTexts();
  expect(explanations).toHaveLength(10);
  for (const [index, item] of seen.entries()) {
    expect(explanations[index]).toContain(`${index + 1}. ${item.stem}`);
    for (const choice of item.choices) expect(explanations[index]).toContain(choice.why);
  }
  expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
  await page
    .getByRole('group', { name: 'Which questions' })
    .getByRole('button', { name: 'Not right', pressed: false })
    .click();
  await expect(page.getByRole('article')).toHaveCount(4);

  // The URL names the result: a reload shows it again, and the same questions can be retaken.
  await page.reload();
  await expect(heading).toBeVisible();
  const again = page.getByText('You will get the same questions as in your earlier test');
  await page.getByRole('button', { name: 'Answer these questions again' }).click();
  await expect(again).toBeVisible();
  // Back shows the previous result, and Forward returns here.
  await page.goBack();
  await expect(heading).toBeVisible();
  await page.goForward();
  await expect(again).toBeVisible();
  await startHere(page);
  expect((await itemOnScreen(page)).id).toBe(seen[0]?.id);
});

test('before the scripts have loaded, controls are disabled; afterward, they work', async ({ page }) => {
  const letThrough = await heldBack(page, /\/assets\/.*\.js$/);
  await page.goto(path, { waitUntil: 'commit' });
  const startButton = page.getByRole('button', { name: 'Start the test' });
  await expect(startButton).toBeVisible();
  await expect(startButton).toBeDisabled();
  await expect(page.getByRole('radio', { name: /^Only for this visit/ })).toBeDisabled();
  await letThrough();
  await expect(startButton).toBeEnabled();
  await startHere(page, { keep: 'device' });
  await expect(question(page, 1, 10)).toBeVisible();
});
