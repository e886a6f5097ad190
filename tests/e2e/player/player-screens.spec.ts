/** Every screen of the test player in every state: accessibility, widths, text sizes, forced colors, and keyboard-only use. */
import { type Locator, type Page } from '@playwright/test';
import { variantsAddress } from '../../playwright.config';
import { barriers, barriersInBothSchemes, noBarrier } from '../support/axe';
import { expect, sidewaysScroll, stickingOut, test } from '../support/site';

test.use({ baseURL: variantsAddress });

/** The states in groups: those of a group are visited in one test, because a new page costs more time than their checks. */
const states = {
  'questions under real conditions': ['verbal', 'verbal-in-test', 'quantitative', 'table'],
  'passages and reviews': ['reading', 'reading-practice', 'review', 'review-complete'],
  'section directions': [
    'directions-writing',
    'directions-quantitative',
    'directions-reading',
    'directions-verbal',
  ],
  'other directions and breaks': [
    'directions-experimental',
    'directions-extra-time',
    'directions-practice',
    'break',
    'break-after-writing',
  ],
  'the essay and interruptions': ['essay', 'interrupted', 'paused', 'taken-over'],
  'practice and checked answers': ['practice', 'checked-right', 'checked-wrong', 'checked-blank'],
  'second tries': ['second-try', 'second-try-reading', 'second-try-checked'],
} as const;

async function openState(page: Page, state: string): Promise<void> {
  await page.goto(`/player/${state}`);
  await expect(page.getByRole('heading').first()).toBeVisible();
}

for (const [group, members] of Object.entries(states)) {
  test(`${group} have no accessibility violations or overflow`, async ({ page }) => {
    for (const state of members)
      await test.step(state, async () => {
        await page.setViewportSize({ width: 1280, height: 800 });
        await openState(page, state);
        expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
        for (const [width, rootPx] of [
          [320, 16],
          [320, 32],
          [360, 24],
          [768, 16],
          [1280, 16],
          [1280, 32],
        ] as const) {
          await page.setViewportSize({ width, height: 740 });
          await page.evaluate((px) => (document.documentElement.style.fontSize = `${px}px`), rootPx);
          expect(await page.evaluate(stickingOut), `${width} px, text of ${rootPx} px`).toEqual([]);
          expect(await page.evaluate(sidewaysScroll), `${width} px, text of ${rootPx} px`).toBe(0);
        }
      });
  });
}

test('practice shows the kind of question, a confidence rating, and Pause; real conditions don’t', async ({
  page,
}) => {
  await openState(page, 'verbal');
  await expect(page.getByText('Analogy')).toHaveCount(0);
  await expect(page.getByText('How sure are you?')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0);
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
});

test('a checked answer shows every explanation and can’t be changed', async ({ page }) => {
  await openState(page, 'practice');
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
  await page.getByRole('button', { name: 'Question 1, blank, flagged' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Question 1 of 60/ })).toBeFocused();
  await page.keyboard.press('r');
  await page.getByRole('button', { name: 'Hand in Verbal with 59 blank' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Quantitative 2' })).toBeFocused();
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
  await expect(page.locator('.clock-note')).toHaveText('5 minutes left');
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
  const rows = page.locator('.choice');
  const [open, crossed, chosen] = [
    await colorsOf(rows.nth(0)),
    await colorsOf(rows.nth(1)),
    await colorsOf(rows.nth(2)),
  ];
  expect(new Set([open, crossed, chosen]).size).toBe(3);
  const letter = page.locator('.choice .letter');
  expect(await colorsOf(letter.nth(2))).not.toBe(await colorsOf(letter.nth(0)));

  const cell = (name: string) => page.getByRole('button', { name, exact: true });
  const current = cell('Question 39, answered');
  expect(await colorsOf(current)).not.toBe(await colorsOf(cell('Question 38, answered')));
  const answered = await colorsOf(cell('Question 38, answered').locator('.square'));
  const blank = await colorsOf(cell('Question 35, blank').locator('.square'));
  expect(answered).not.toBe(blank);
  const pennant = page.locator('.cell .pennant').first();
  const ground = await page.locator('footer').evaluate((foot) => getComputedStyle(foot).backgroundColor);
  expect(await pennant.evaluate((mark) => getComputedStyle(mark).backgroundColor)).not.toBe(ground);

  const track = page.getByRole('progressbar');
  const [full, empty] = [
    await track.locator('div').evaluate((fill) => getComputedStyle(fill).backgroundColor),
    await track.evaluate((line) => getComputedStyle(line).backgroundColor),
  ];
  expect(full).not.toBe(empty);
});
