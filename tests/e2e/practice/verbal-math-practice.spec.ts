/** A student uses the verbal and math practice pages. */
import type { Page } from '@playwright/test';
import { barriersInBothSchemes, noBarrier } from '../support/axe';
import { expect, hydrated, open, sidewaysScroll, stickingOut, test } from '../support/site';
import { handIn, next, startHere } from '../support/taking';

const verbal = '/ssat-verbal-practice';
const math = '/ssat-math-practice';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const relation = (page: Page) => page.getByLabel('Relation', { exact: true });
const builder = (page: Page) => page.locator('#bridge-builder');

test('the options of verbal practice open the requested drill', async ({ page }) => {
  await open(page, verbal);
  const start = page.getByRole('link', { name: 'Start practice' });
  await expect(start).toHaveAttribute('href', /\?practice=verbal$/);
  await page.getByRole('radio', { name: 'Synonyms' }).check();
  await page.getByRole('radio', { name: '20 questions' }).check();
  await expect(start).toHaveAttribute('href', /\?practice=synonyms&questions=20$/);
  await page.getByRole('radio', { name: 'Analogies' }).check();
  await expect(start).toHaveAttribute('href', /\?practice=analogies&questions=20$/);
  await relation(page).selectOption('Lack of');
  await start.click();
  await expect(page).toHaveURL(/\/section-study\?practice=analogy-lack-of&questions=20$/);
});

test('a relation in the guide opens the bridge builder, which goes through three steps to the next pair', async ({
  page,
}) => {
  await open(page, verbal);
  await page.getByRole('link', { name: 'Build bridges: Part and whole' }).click();
  await expect(page).toHaveURL(/\?bridges=part-whole#bridge-builder$/);
  await expect(builder(page)).toBeFocused();
  await expect(builder(page)).toBeInViewport();
  await expect(relation(page)).toHaveValue('part-whole');
  await expect(page.getByRole('heading', { name: 'Brim is to hat' })).toBeVisible();
  await page.getByLabel('Your sentence (optional)').fill('A brim runs around a hat.');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Brim is to hat' })).toBeFocused();
  await expect(page.getByText('A brim runs around a hat.')).toBeVisible();

  await button(page, 'A brim is a part of a hat.').click();
  await expect(page.getByText('Not this one. Compare it with the bridge marked as right.')).toBeFocused();
  const bridges = page.getByRole('list', { name: 'Bridges' }).getByRole('listitem');
  await expect(bridges).toHaveCount(4);
  await expect(bridges.filter({ hasText: 'Wrong, your answer' })).toContainText('Too loose');
  await expect(bridges.filter({ hasText: /Right$|Right[^,]/ })).toContainText('the outer edge of a hat');

  await button(page, 'Try the bridge').click();
  await button(page, 'Rim is to crater').click();
  await expect(page.getByText('Yes, the bridge holds for this pair and for no other.')).toBeFocused();
  const pairs = page.getByRole('list', { name: 'Pairs' }).getByRole('listitem');
  await expect(pairs).toHaveCount(5);
  await expect(pairs.filter({ hasText: 'Right, your answer' })).toContainText('A rim is the outer edge');
  await button(page, 'Next pair').click();
  await expect(page.getByRole('heading', { name: 'Appetizer is to meal' })).toBeFocused();
  await expect(page.getByText('Pair 2 of 4, step 1 of 3')).toBeVisible();

  // Another link to the same page: it shows its relation and moves the focus.
  await page.getByRole('link', { name: 'Build bridges: Degree' }).click();
  await expect(relation(page)).toHaveValue('degree');
  await expect(builder(page)).toBeFocused();
  await expect(page.getByText('Pair 1 of 4, step 1 of 3')).toBeVisible();
});

test('a URL with a relation opens its bridges, and the list switches relations', async ({ page }) => {
  await open(page, `${verbal}?bridges=degree#bridge-builder`);
  await expect(page.getByRole('heading', { name: 'Pleased is to ecstatic' })).toBeVisible();
  await relation(page).focus();
  await relation(page).selectOption('Function');
  await expect(page.getByRole('heading', { name: 'Compass is to navigate' })).toBeVisible();
  await expect(relation(page)).toBeFocused();
  await relation(page).selectOption('All relations, mixed');
  await expect(page.getByText('Pair 1 of 56, step 1 of 3')).toBeVisible();
});

test('a round of four pairs can be finished by keyboard', async ({ page }) => {
  await open(page, `${verbal}?bridges=antonym#bridge-builder`);
  const show = button(page, 'Show four bridges');
  for (let pair = 1; pair <= 4; pair += 1) {
    await expect(page.getByText(`Pair ${pair} of 4, step 1 of 3`)).toBeVisible();
    if (pair === 1) await show.focus();
    else await page.keyboard.press('Tab');
    if (pair > 1) await page.keyboard.press('Tab');
    await expect(show).toBeFocused();
    await page.keyboard.press('Enter');
    // From the heading to the first of the four, from the verdict to the button below.
    for (const key of ['Tab', 'Enter', 'Tab', 'Enter', 'Tab', 'Enter', 'Tab', 'Enter'])
      await page.keyboard.press(key);
  }
  await expect(page.getByRole('heading', { name: 'No pairs left' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Pair 1 of 4, step 1 of 3')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Inflate is to deflate' })).toBeFocused();
});

test('the bridge builder starts with all relations mixed', async ({ page }) => {
  await open(page, verbal);
  await button(page, 'Begin').click();
  await expect(page.getByText('Pair 1 of 56, step 1 of 3')).toBeVisible();
  await expect(builder(page).getByRole('heading', { level: 3 })).toBeFocused();
});

test('a root’s family stays hidden until its meaning is shown', async ({ page }) => {
  await open(page, verbal);
  await button(page, 'Show the roots').click();
  await expect(page.getByRole('heading', { name: 'acri, acer' })).toBeFocused();
  await page.getByLabel('Root', { exact: true }).selectOption('bene, bon');
  await expect(page.getByText('benevolent', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'bene, bon' })).toBeVisible();
  await button(page, 'Show the meaning').click();
  await expect(page.getByRole('heading', { name: 'bene, bon: well, good' })).toBeFocused();
  await expect(page.getByRole('term').filter({ hasText: 'benevolent' })).toBeVisible();
  await expect(page.getByText('Don’t be fooled by “bent”:')).toBeVisible();
  await button(page, 'Next root').click();
  await expect(page.getByRole('heading', { name: 'brev', exact: true })).toBeFocused();
});

test('the math map links each topic to ten questions and to endless practice', async ({ page }) => {
  await open(page, math);
  await expect(page.getByRole('link', { name: /^10 questions: / })).toHaveCount(20);
  await expect(page.getByRole('link', { name: /^Endless: / })).toHaveCount(20);
  await expect(page.getByText('No answers yet')).toHaveCount(20);
  await page.getByRole('link', { name: 'Endless: Percent' }).click();
  await expect(page).toHaveURL(/\/section-study\?practice=math-percent&questions=endless$/);
});

test('after ten questions on a topic, the map shows its mastery with a range', async ({ page }) => {
  await open(page, '/section-study?practice=math-percent&reasons=at-end');
  await startHere(page, { action: 'Start the drill', keep: 'device' });
  for (let number = 1; number <= 10; number += 1) {
    await expect(
      page.getByRole('heading', { name: new RegExp(`^Question ${number} of 10: `) }),
    ).toBeVisible();
    await page.getByRole('radio').first().check();
    if (number < 10) await next(page);
  }
  await handIn(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await open(page, math);
  const percent = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Endless: Percent' }) });
  await expect(percent).toContainText(/\d+%, likely between \d+% and \d+%/);
  const circles = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Endless: Circles' }) });
  await expect(circles).toContainText('No answers yet');
});

test('a missed formula returns at the end of the round', async ({ page }) => {
  await open(page, math);
  const heading = page.getByRole('region', { name: 'Formulas to Recall' }).getByRole('heading', { level: 3 });
  await button(page, 'Begin').click();
  await expect(page.getByText('10 questions to go')).toBeVisible();
  await expect(heading).toBeFocused();
  await page.getByLabel('Topic', { exact: true }).selectOption('Estimation');
  const choices = page.getByRole('list', { name: 'Choices' });
  const known: Readonly<Record<string, string>> = {
    'To round a whole number to the nearest hundred, look at': 'the tens digit',
    'An estimate of the product of two positive numbers is sure to be too large if':
      'both numbers are rounded up',
  };
  const missed = (await heading.textContent()) ?? '';
  await expect(page.getByText('2 questions to go')).toBeVisible();
  await button(page, 'Show the choices').click();
  const right = known[missed] ?? '';
  await choices.getByRole('button').filter({ hasNotText: right }).first().click();
  await expect(page.getByText('Not right. The formula returns at the end.')).toBeFocused();
  await expect(page.getByText('When to use it:')).toBeVisible();
  await button(page, 'Next').click();
  for (const left of ['2 questions to go', '1 question to go']) {
    await expect(page.getByText(left)).toBeVisible();
    await expect(heading).toBeFocused();
    await button(page, 'Show the choices').click();
    await button(page, known[(await heading.textContent()) ?? ''] ?? '').click();
    await expect(page.getByText('Right.', { exact: true })).toBeFocused();
    await button(page, 'Next').click();
  }
  await expect(page.getByText(/^1 of 2 right the first time\./)).toBeVisible();
  await button(page, 'Another round').click();
  await expect(page.getByText('2 questions to go')).toBeVisible();
  await expect(heading).toBeFocused();
});

test('these exercises store nothing', async ({ page }) => {
  await open(page, `${verbal}?bridges=antonym#bridge-builder`);
  await page.getByLabel('Your sentence (optional)').fill('Mine.');
  await button(page, 'Show four bridges').click();
  await page.getByRole('list', { name: 'Bridges' }).getByRole('button').first().click();
  await page.goto(math);
  await hydrated(page);
  await button(page, 'Begin').click();
  await button(page, 'Show the choices').click();
  await page.getByRole('list', { name: 'Choices' }).getByRole('button').first().click();
  const stored = await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage)).join(' '),
  );
  expect(stored).not.toMatch(/bridge|formula|sentence|Mine\./i);
});

/** Expands every part as far as possible. */
async function openVerbal(page: Page): Promise<void> {
  await open(page, `${verbal}?bridges=part-whole#bridge-builder`);
  await page.getByRole('radio', { name: 'Analogies' }).check();
  await button(page, 'Show four bridges').click();
  await page.getByRole('list', { name: 'Bridges' }).getByRole('button').first().click();
  await button(page, 'Show the roots').click();
  await button(page, 'Show the meaning').click();
}

async function openMath(page: Page): Promise<void> {
  await open(page, math);
  await button(page, 'Begin').click();
  await page.getByLabel('Topic', { exact: true }).selectOption('Coordinate plane');
  await button(page, 'Show the choices').click();
  await expect(page.locator('math').first()).toBeVisible();
  await page.getByRole('list', { name: 'Choices' }).getByRole('button').first().click();
}

for (const [name, prepare] of [
  ['verbal', openVerbal],
  ['math', openMath],
] as const) {
  test(`the ${name} exercises have no accessibility violations, and no overflow at 320 px`, async ({
    page,
  }) => {
    await prepare(page);
    expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(sidewaysScroll)).toBe(0);
    expect(await page.evaluate(stickingOut)).toEqual([]);
    for (const control of await page.locator('main').getByRole('button').all())
      expect((await control.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the guide and the map are complete and have working links', async ({ page }) => {
    await page.goto(verbal);
    await expect(page.getByRole('article')).toHaveCount(14);
    await expect(page.getByRole('article').first()).toContainText('To baffle people is to mystify them.');
    await page.goto(math);
    await expect(page.getByRole('link', { name: 'Endless: Circles' })).toHaveAttribute(
      'href',
      /practice=math-circles&questions=endless/,
    );
  });
});
