/** The screens of the test player: one state of each kind, the keyboard, practice, and the list of questions on a phone. */
import { variantsAddress } from '../../playwright.config';
import { barriers } from '../support/axe';
import { checkState, openState, states } from '../support/player-states';
import { expect, test } from '../support/site';

test.use({ baseURL: variantsAddress });

test('one screen of each kind has no accessibility violations or overflow', async ({ page }) => {
  for (const [first] of Object.values(states))
    await checkState(page, first, {
      alsoDark: false,
      sizes: [
        [320, 16],
        [1280, 32],
      ],
    });
});

test('a section can be taken by keyboard, from its directions to the next section’s', async ({ page }) => {
  await openState(page, 'directions-verbal');
  const start = page.getByRole('button', { name: 'Start Verbal' });
  await start.focus();
  await page.keyboard.press('Enter');
  const stem = page.getByRole('heading', { name: /^Question 1 of 60/ });
  await expect(stem).toBeFocused();
  await page.keyboard.press('c');
  await expect(page.getByRole('radio').nth(2)).toBeChecked();
  await page.keyboard.press('Shift+A');
  await expect(page.getByRole('button', { name: /^Bring back/ })).toHaveCount(1);
  await page.keyboard.press('0');
  await expect(page.getByRole('radio').nth(2)).not.toBeChecked();
  await page.keyboard.press('f');
  await expect(page.getByRole('button', { name: 'Flagged', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { name: /^Question 2 of 60/ })).toBeFocused();
  // The Tab order follows the page: choices, then the footer.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio').first()).toBeChecked();
  await page.keyboard.press('t');
  await expect(page.getByRole('timer')).toHaveCount(0);
  await page.keyboard.press('Shift+?');
  const keys = page.getByRole('dialog', { name: 'Keyboard Shortcuts' });
  await expect(keys).toBeVisible();
  await page.keyboard.press('n');
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await expect(page.getByRole('heading', { name: /^Question 2 of 60/ })).toBeVisible();
  await page.keyboard.press('r');
  await expect(page.getByRole('heading', { name: '59 questions left blank' })).toBeFocused();
  const flagged = page.getByRole('button', { name: 'Question 1, blank, flagged' }).first();
  const background = () => flagged.evaluate((cell) => getComputedStyle(cell).backgroundColor);
  const atRest = await background();
  await flagged.hover();
  await expect.poll(background).not.toBe(atRest);
  await flagged.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Question 1 of 60/ })).toBeFocused();
  await page.keyboard.press('r');
  await page.getByRole('button', { name: 'Hand in Verbal with 59 blank' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Quantitative 2' })).toBeFocused();
});

test('a key turns highlighting on and off', async ({ page }) => {
  await openState(page, 'reading');
  const highlight = page.getByRole('button', { name: 'Highlight' });
  await page.keyboard.press('h');
  await expect(highlight).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('h');
  await expect(highlight).toHaveAttribute('aria-pressed', 'false');
});

test('practice shows the kind of question, a confidence rating, Pause, and every explanation of a checked answer', async ({
  page,
}) => {
  await openState(page, 'practice');
  await expect(page.getByText('Analogy')).toBeVisible();
  const leaning = page.getByRole('button', { name: 'Leaning' });
  await expect(leaning).toHaveAttribute('aria-pressed', 'true');
  await leaning.click();
  await expect(leaning).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeFocused();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByRole('radio')).toHaveCount(5);
  await page.getByRole('button', { name: 'Check answer' }).click();
  await expect(page.getByText('Wrong, your answer')).toBeVisible();
  await expect(page.getByText('Right', { exact: true })).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'Choices with explanations' }).getByRole('listitem'),
  ).toHaveCount(5);
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.getByText(/^Not this one/)).toBeFocused();
  await expect(page.getByText('not running')).toBeVisible();
});

test('a panel shows all questions of a long section in groups on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openState(page, 'verbal');
  await page.getByRole('button', { name: /^Question 39 of 60/ }).click();
  const panel = page.getByRole('dialog', { name: 'All 60 questions' });
  await expect(panel.getByRole('heading', { level: 3 })).toHaveCount(6);
  await expect(panel.getByRole('button', { name: /^Question \d+, / })).toHaveCount(60);
  expect(await barriers(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Question 7, blank' }).click();
  await expect(page.getByRole('heading', { name: /^Question 7 of 60/ })).toBeFocused();
  await expect(panel).toBeHidden();
});
