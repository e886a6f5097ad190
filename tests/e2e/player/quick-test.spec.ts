/** A student takes the quick verbal test, from the start page to the last explanation. */
import type { Page } from '@playwright/test';
import { assertPresent } from '../../../src/lib/assert';
import { barriersInBothSchemes, noBarrier } from '../support/axe';
import { alsoOnPhone, expect, open, test } from '../support/site';
import { answer, handIn, heldBack, itemOnScreen, next, question, start, startHere } from '../support/taking';

const path = '/ssat-verbal-practice/quick-test';
const begin = (page: Page, address = path) => start(page, address);

test(
  'the result counts right, wrong, and blank answers and explains every choice',
  { tag: alsoOnPhone },
  async ({ page }) => {
    await begin(page);
    // The screen has neither the site's header nor its footer.
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Footer' })).toHaveCount(0);

    const seen = [];
    for (let number = 1; number <= 10; number += 1) {
      await expect(question(page, number, 10)).toBeVisible();
      if (number <= 6) seen.push(await answer(page, true));
      else if (number <= 9) seen.push(await answer(page, false));
      else seen.push(await itemOnScreen(page));
      await page.getByRole('button', { name: number === 10 ? 'Review' : 'Next', exact: true }).click();
    }
    expect(seen.map((item) => item.kind)).toEqual([
      ...Array<string>(5).fill('synonym'),
      ...Array<string>(5).fill('analogy'),
    ]);
    expect(new Set(seen.map((item) => item.id)).size).toBe(10);

    await page
      .getByRole('region', { name: 'Hand in' })
      .getByRole('button', { name: /^Hand in/ })
      .click();

    await expect(
      page.getByRole('heading', { level: 1, name: 'Quick Verbal Test: your result' }),
    ).toBeFocused();
    // Six right, three wrong: 6 - 3/4.
    const score = page.getByRole('region', { name: 'Raw Score' });
    await expect(score).toContainText('5\u00bc of 10 points');
    await expect(score).toContainText(/Right\s*6\s*\+6 points/);
    await expect(score).toContainText(/Wrong\s*3\s*\u2212\u00be point/);
    await expect(score).toContainText(/Blank\s*1\s*0 points/);
    await expect(
      page.getByRole('region', { name: 'Time per Question' }).getByRole('list').getByRole('listitem'),
    ).toHaveCount(10);

    for (const [index, item] of seen.entries()) {
      const review = page.getByRole('article', { name: `${index + 1}. ${item.stem}` });
      for (const choice of item.choices)
        await expect(review.getByText(choice.why, { exact: true })).toBeVisible();
    }
    await page.getByRole('radio', { name: 'Not right' }).check();
    await expect(page.getByRole('article')).toHaveCount(4);

    // The URL names the result: a reload shows it again, and the same questions can be retaken.
    await page.reload();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Quick Verbal Test: your result' }),
    ).toBeVisible();
    const again = page.getByText('You will get the same questions as in your earlier test');
    await page.getByRole('button', { name: 'Answer these questions again' }).click();
    await expect(again).toBeVisible();
    // Back shows the previous result, and Forward returns here.
    await page.goBack();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Quick Verbal Test: your result' }),
    ).toBeVisible();
    await page.goForward();
    await expect(again).toBeVisible();
    await startHere(page);
    expect((await itemOnScreen(page)).id).toBe(seen[0]?.id);
  },
);

test('the same seed draws the same questions, and another seed draws others', async ({ context }) => {
  const ids = async (search: string) => {
    const page = await context.newPage();
    await begin(page, `${path}${search}`);
    const all = [];
    for (let number = 1; number <= 10; number += 1) {
      all.push((await itemOnScreen(page)).id);
      if (number < 10) await next(page);
    }
    return all;
  };
  const first = await ids('?seed=42');
  expect(await ids('?seed=42')).toEqual(first);
  expect(await ids('?seed=43')).not.toEqual(first);
});

test('seen questions aren’t drawn again while unseen ones remain', async ({ page }) => {
  const met = new Set<string>();
  await start(page, path, { keep: 'device' });
  for (let attempt = 0; attempt < 3; attempt += 1) {
    for (let number = 1; number <= 10; number += 1) {
      const { id } = await itemOnScreen(page);
      expect(met.has(id)).toBe(false);
      met.add(id);
      await page.keyboard.press('n');
      if (number < 10) await expect(question(page, number + 1, 10)).toBeVisible();
    }
    await page
      .getByRole('region', { name: 'Hand in' })
      .getByRole('button', { name: /^Hand in/ })
      .click();
    await page.getByRole('button', { name: 'Take another test' }).click();
    if (attempt < 2) await startHere(page);
  }
  expect(met.size).toBe(30);
});

test('answers can be changed and questions flagged', { tag: alsoOnPhone }, async ({ page }) => {
  await begin(page, `${path}?seed=7`);
  const item = await itemOnScreen(page);
  const [a, b] = [assertPresent(item.choices[0], 'A').text, assertPresent(item.choices[1], 'B').text];
  const choice = (index: number) => page.getByRole('radio').nth(index);

  await choice(0).check();
  await page.getByRole('button', { name: 'Clear answer' }).click();
  await expect(choice(0)).not.toBeChecked();

  await page.getByRole('button', { name: `Cross out ${b}` }).click();
  await expect(page.getByRole('radio', { name: /, crossed out/ })).toHaveCount(1);
  await page.getByRole('button', { name: `Bring back ${b}` }).click();
  await page.getByRole('button', { name: `Cross out ${b}` }).click();
  await choice(0).check();
  await page.getByRole('button', { name: `Cross out ${a}` }).click();
  await expect(choice(0)).not.toBeChecked();

  await page.getByRole('button', { name: 'Flag', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Flagged', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await next(page);
  await answer(page, true);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(question(page, 1, 10)).toBeVisible();

  await page.keyboard.press('r');
  await expect(page.getByRole('button', { name: /^Question 1, blank, flagged/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Question 2, answered/ }).first()).toBeVisible();
  await page
    .getByRole('button', { name: /^Question 9, blank/ })
    .first()
    .click();
  await expect(question(page, 9, 10)).toBeVisible();
});

test('no screen of the test has accessibility violations', { tag: alsoOnPhone }, async ({ page }) => {
  await open(page, path);
  expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
  await startHere(page);
  await answer(page, false);
  await page.keyboard.press('Shift+E');
  expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await handIn(page);
  await expect(page.getByRole('heading', { level: 1, name: /your result/ })).toBeVisible();
  expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
});

test('a double click on Start answers nothing, and one on "Take another test" selects nothing', async ({
  page,
}) => {
  await open(page, path);
  await page.getByRole('button', { name: 'Start the test' }).dblclick();
  await expect(question(page, 1, 10)).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await handIn(page);
  const before = await page.evaluate(() => sessionStorage.length);
  await page.getByRole('button', { name: 'Take another test' }).dblclick();
  await expect(page.getByRole('button', { name: 'Start the test' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Only for this visit/ })).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(before);
});

test('the test can be taken by keyboard, from the start page to the result', async ({ page }) => {
  await open(page, path);
  await page.getByRole('button', { name: 'Start the test' }).focus();
  await page.keyboard.press('Enter');
  await expect(question(page, 1, 10)).toBeFocused();
  for (let number = 1; number <= 10; number += 1) {
    await page.keyboard.press('c');
    await expect(page.getByRole('radio').nth(2)).toBeChecked();
    await page.keyboard.press('n');
    if (number < 10) await expect(question(page, number + 1, 10)).toBeFocused();
  }
  const button = page.getByRole('button', { name: /^Hand in/ });
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab');
    if (await button.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /your result/ })).toBeFocused();
});

test(
  'practice offers confidence levels, a pause, and explanations after each question',
  { tag: alsoOnPhone },
  async ({ page }) => {
    await open(page, path);
    await page.getByLabel('Conditions').selectOption('Practice, explanations after each question');
    await startHere(page);
    const item = await answer(page, false);
    await page.getByRole('button', { name: 'Leaning' }).click();
    await page.getByRole('button', { name: 'Check answer' }).click();
    for (const { why } of item.choices) await expect(page.getByText(why, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByText(assertPresent(item.choices[0], 'A').why)).toHaveCount(0);
    await page.getByRole('button', { name: /^(Resume|Go on)/ }).click();
    await expect(page.getByText(assertPresent(item.choices[0], 'A').why)).toBeVisible();
  },
);

test.describe('before the scripts have loaded', () => {
  test('controls are disabled, and work afterward', async ({ page }) => {
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

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('the page says next to the button that a test needs JavaScript', async ({ page }) => {
      await page.goto(path);
      // getByText ignores the text of noscript elements.
      const words = page.getByRole('region', { name: 'Start' }).locator('noscript p');
      await expect(words).toBeVisible();
      await expect(words).toContainText('A test needs JavaScript');
    });
  });
});
