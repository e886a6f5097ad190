/** Every screen of the test player in every state: accessibility, widths, text sizes, forced colors, and its rarer controls. */
import { type Locator } from '@playwright/test';
import { variantsAddress } from '../../playwright.config';
import { barriersInBothSchemes, noBarrier } from '../support/axe';
import { checkState, openState, states } from '../support/player-states';
import { expect, test } from '../support/site';

test.use({ baseURL: variantsAddress });

for (const [group, members] of Object.entries(states))
  test(`${group} have no accessibility violations or overflow`, async ({ page }) => {
    for (const [place, state] of members.entries())
      await checkState(page, state, {
        // The others of a group have the same colors.
        alsoDark: place === 0,
        sizes: [
          [320, 16],
          [320, 32],
          [360, 24],
          [768, 16],
          [1280, 16],
          [1280, 32],
        ],
      });
  });

test('real conditions show neither the kind of question nor a confidence rating, nor Pause', async ({
  page,
}) => {
  await openState(page, 'verbal');
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expect(page.getByText('Analogy')).toHaveCount(0);
  await expect(page.getByText('How sure are you?')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0);
});

test('an untimed wrong answer can be retried once, by mouse or keyboard', async ({ page }) => {
  await openState(page, 'second-try');
  await expect(page.getByText(/^Not this one\. Choose once more/)).toBeVisible();
  await expect(page.getByText(/^Your choice:/)).toBeVisible();
  await expect(page.getByRole('radio', { disabled: true })).toHaveCount(1);
  await expect(page.getByRole('radio', { disabled: false })).toHaveCount(4);
  const show = page.getByRole('button', { name: 'Show the answer' });
  await expect(show).toBeVisible();
  await page.getByRole('radio', { disabled: false }).last().check();
  await expect(show).toHaveCount(0);
  await page.keyboard.press('0');
  await expect(show).toBeVisible();
  await page.keyboard.press('k');
  await expect(page.getByText('Not this one. See where it fails and which choice is right.')).toBeFocused();
  await expect(page.getByText('Wrong, your answer')).toBeVisible();
  await expect(page.getByText('your second try')).toHaveCount(0);
});

test('a second try is shown beside the first answer, which counts', async ({ page }) => {
  await openState(page, 'second-try-checked');
  await expect(page.getByText('Right on the second try. Your first answer counts.')).toBeVisible();
  await expect(page.getByText('Wrong, your answer')).toBeVisible();
  await expect(page.getByText('Right, your second try')).toBeVisible();
});

test('single-key shortcuts can be turned off', async ({ page }) => {
  await openState(page, 'verbal');
  await page.keyboard.press('Shift+?');
  await page.getByRole('switch', { name: 'Single-key shortcuts' }).click();
  await page.getByRole('button', { name: 'Back to the test' }).click();
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { name: /^Question 39 of 60/ })).toBeVisible();
});

test('a double click on a button affects only one screen', async ({ page }) => {
  await openState(page, 'directions-verbal');
  await page.getByRole('button', { name: 'Start Verbal' }).dblclick();
  await expect(page.getByRole('heading', { name: /^Question 1 of 60/ })).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);

  // The same if a choice ends up exactly under the pointer.
  await openState(page, 'directions-verbal');
  await page.getByRole('button', { name: 'Start Verbal' }).evaluate((button) => {
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    const wait = () => {
      const found = document.querySelector('input[type=radio]');
      if (found === null) requestAnimationFrame(wait);
      else found.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }));
    };
    wait();
  });
  await expect(page.getByRole('heading', { name: /^Question 1 of 60/ })).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.getByRole('radio').first().click();
  await expect(page.getByRole('radio').first()).toBeChecked();
});

test('the clock can be hidden and shown, and each time notice is announced once', async ({ page }) => {
  await openState(page, 'last-minutes');
  const status = page.getByRole('status');
  await expect(status).toHaveText('');
  await page.getByRole('button', { name: 'Hide the clock' }).click();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(status).toHaveText('5 minutes left');
  await expect(page.locator('header [aria-hidden]', { hasText: /^5 minutes left$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Show the clock' }).click();
  await expect(page.getByRole('timer')).toHaveText(/^4:5\d$/);
  await expect(status).toHaveText('5 minutes left');
});

test('on the smallest phones, the tools hide the clock and the bar shows it again', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openState(page, 'verbal');
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hide the clock' })).toBeHidden();
  await page.getByRole('button', { name: 'Tools' }).click();
  await page.getByRole('switch', { name: /clock/i }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('timer')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the clock' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
});

test('every other group is a single button whose name counts its answers', async ({ page }) => {
  await openState(page, 'verbal');
  const foot = page.getByRole('navigation', { name: 'Questions' });
  await expect(foot.getByRole('button')).toHaveCount(10 + 5 + 1);
  await foot.getByRole('button', { name: 'Questions 1 to 10: 9 answered, 1 blank, 1 flagged' }).click();
  await expect(page.getByRole('heading', { name: /^Question 1 of 60/ })).toBeFocused();
});

test('the test overview is an ordered list that marks the current step', async ({ page }) => {
  await openState(page, 'break');
  const strip = page.getByRole('region', { name: 'The Whole Test' });
  await expect(strip.getByRole('listitem')).toHaveCount(8);
  await expect(strip.locator('[aria-current="step"]')).toContainText('You are here');
  await expect(strip.getByRole('listitem').first()).toHaveText('Writing25 min, done');
  await page.getByRole('button', { name: 'Continue now' }).click();
  await expect(page.getByRole('heading', { name: 'Verbal', level: 2 })).toBeFocused();
});

test('saves typed text, and asks for confirmation before submitting an empty page', async ({ page }) => {
  await openState(page, 'essay-empty');
  await page.getByRole('button', { name: 'Hand in writing' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep writing' }).click();
  await page.getByRole('radio').first().check();
  await page.getByRole('textbox', { name: 'Your essay' }).fill('Seven words stand here, no more no less.');
  await expect(page.getByText('8 words')).toBeVisible();
  await page.keyboard.press('n');
  await page.getByRole('button', { name: 'Hand in writing' }).click();
  await expect(page.getByRole('heading', { name: 'Writing is done. Quantitative 1 is next.' })).toBeFocused();
  await expect(page.getByText('Words', { exact: true }).locator('..')).toContainText('8');
});

test('leaving a running test asks for confirmation', async ({ page }) => {
  await openState(page, 'verbal');
  await page.getByRole('button', { name: 'Leave' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Leave the test?' });
  await expect(asked).toBeVisible();
  expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
  await asked.getByRole('button', { name: 'Stay in the test' }).click();
  await expect(asked).toBeHidden();
  await page.getByRole('button', { name: 'Leave' }).click();
  await asked.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/player\/left$/);
});

const colorsOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const { backgroundColor, borderTopColor, borderTopStyle, borderTopWidth, outlineStyle, clipPath } =
      getComputedStyle(element);
    return [backgroundColor, borderTopColor, borderTopStyle, borderTopWidth, outlineStyle, clipPath].join(
      ' ',
    );
  });

test('every status of a question is distinguishable in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openState(page, 'verbal');
  const rows = page.getByRole('radiogroup').locator('> div');
  const [open, crossed, chosen] = [
    await colorsOf(rows.nth(0)),
    await colorsOf(rows.nth(1)),
    await colorsOf(rows.nth(2)),
  ];
  expect(new Set([open, crossed, chosen]).size).toBe(3);
  const letter = rows.locator('label > [translate="no"]');
  expect(await colorsOf(letter.nth(2))).not.toBe(await colorsOf(letter.nth(0)));

  const cell = (name: string) => page.getByRole('button', { name, exact: true });
  const current = cell('Question 39, answered');
  expect(await colorsOf(current)).not.toBe(await colorsOf(cell('Question 38, answered')));
  const answered = await colorsOf(cell('Question 38, answered').locator('> [aria-hidden]'));
  const blank = await colorsOf(cell('Question 35, blank').locator('> [aria-hidden]'));
  expect(answered).not.toBe(blank);
  const flag = cell('Question 36, answered, flagged').locator('> [aria-hidden] > *');
  const ground = await page.locator('footer').evaluate((foot) => getComputedStyle(foot).backgroundColor);
  expect(await flag.evaluate((mark) => getComputedStyle(mark).fill)).not.toBe(ground);

  const track = page.getByRole('progressbar');
  const [full, empty] = [
    await track.locator('span').evaluate((fill) => getComputedStyle(fill).backgroundColor),
    await track.evaluate((line) => getComputedStyle(line).backgroundColor),
  ];
  expect(full).not.toBe(empty);
});
