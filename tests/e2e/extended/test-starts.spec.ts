/** Start pages of tests: their options, which questions a test draws, and two ways to start that a commit seldom breaks. */
import { assertPresent } from '../../../src/lib/assert';
import { pathOf } from '../../../src/site';
import { barriers } from '../support/axe';
import { expect, hydrated, open, test } from '../support/site';
import { answer, handIn, itemOnScreen, next, question, start, startHere } from '../support/taking';

const path = '/ssat-verbal-practice/quick-test';

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
});

test('the same seed draws the same questions, and another seed draws others', async ({ context }) => {
  const ids = async (seed: number) => {
    const page = await context.newPage();
    await start(page, `${path}?seed=${seed}`);
    const all = [];
    for (let number = 1; number <= 3; number += 1) {
      await expect(question(page, number, 10)).toBeVisible();
      all.push((await itemOnScreen(page)).id);
      await next(page);
    }
    await page.close();
    return all;
  };
  const first = await ids(42);
  expect(await ids(42)).toEqual(first);
  expect(await ids(43)).not.toEqual(first);
});

test('seen questions aren’t drawn again while unseen ones remain', async ({ page }) => {
  const met = new Set<string>();
  await start(page, path, { keep: 'device' });
  for (let attempt = 0; attempt < 2; attempt += 1) {
    for (let number = 1; number <= 10; number += 1) {
      await expect(question(page, number, 10)).toBeVisible();
      met.add((await itemOnScreen(page)).id);
      await page.keyboard.press('n');
    }
    await page
      .getByRole('region', { name: 'Hand in' })
      .getByRole('button', { name: /^Hand in/ })
      .click();
    await page.getByRole('button', { name: 'Take another test' }).click();
    if (attempt === 0) await startHere(page);
  }
  expect(met.size).toBe(20);
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

test('practice offers confidence levels, a pause, and explanations after each question', async ({ page }) => {
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
});

test('an unknown form or section opens Full Test A', async ({ page }) => {
  await page.goto('/full-length-test?form=z&section=cooking');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Full Test A' })).toBeVisible();
  const experimental = page.getByRole('checkbox', { name: 'Add the experimental section' });
  const extraTime = page.getByRole('button', { name: 'Extra time' });
  await expect(extraTime).toHaveText(/You have standard time\.$/);
  await expect(page.getByRole('radio', { name: /^Time and a half/ })).toHaveCount(0);
  await extraTime.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Standard time' })).toBeChecked();
  await page.getByRole('radio', { name: 'Time and a half (1.5\u00d7), on paper' }).check();
  await expect(page.getByText('4 h 25 min')).toBeVisible();
  await expect(experimental).not.toBeChecked();
  await expect(experimental).toBeDisabled();
  await page.getByRole('radio', { name: 'Time and a half (1.5\u00d7), at home' }).check();
  await expect(page.getByText('4 h 45 min')).toBeVisible();
  await expect(experimental).toBeChecked();
  await expect(experimental).toBeDisabled();
  expect(await barriers(page)).toEqual([]);
  // Closed again, it says what is chosen.
  await extraTime.click();
  await expect(extraTime).toHaveText(/Time and a half \(1\.5\u00d7\), at home$/);
  await expect(extraTime).toHaveAttribute('aria-expanded', 'false');
});

test('the free test’s start page shows its minutes with and without the essay', async ({ page }) => {
  await open(page, pathOf('freeTest'));
  const essay = page.getByRole('checkbox', { name: 'End with the essay' });
  await essay.uncheck();
  await page.getByRole('button', { name: 'Extra time' }).click();
  await page.getByRole('radio', { name: 'Time and a half (1.5\u00d7)' }).check();
  await expect(page.getByText('1 h 37\u00bd min')).toBeVisible();
  // With an essay, time and a half is one of three options; the first is that of the paper test: 40 minutes of writing.
  await essay.check();
  await expect(page.getByRole('radio', { name: 'Time and a half (1.5\u00d7), on paper' })).toBeChecked();
  await expect(page.getByText('2 h 17\u00bd min')).toBeVisible();
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
