/** A student uses the verbal and math practice pages. */
import type { Page } from '@playwright/test';
import { barriersInBothSchemes, noBarrier } from '../support/axe';
import { expect, open, sidewaysScroll, stickingOut, test } from '../support/site';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const kindOfQuestion = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Kind of question' }).getByRole('button', { name, exact: true });
const relation = (page: Page) => page.getByLabel('Relation', { exact: true });
const builder = (page: Page) => page.locator('#bridge-builder');

/** Checks the page with its parts expanded, at full width and on a small phone. */
async function fits(page: Page): Promise<void> {
  expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(sidewaysScroll)).toBe(0);
  expect(await page.evaluate(stickingOut)).toEqual([]);
  const heights = await page
    .locator('main')
    .getByRole('button')
    .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
}

/** Returns everything that the site has stored as text. */
const stored = (page: Page) =>
  page.evaluate(() => [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage)).join(' '));

test('verbal practice: bridges in three steps, also by keyboard; roots; and the chosen drill', async ({
  page,
}) => {
  await open(page, '/ssat-verbal-practice');

  await test.step('the options name the requested drill', async () => {
    const start = page.getByRole('link', { name: 'Start practice' });
    await expect(start).toHaveAttribute('href', /\?practice=verbal$/);
    await kindOfQuestion(page, 'Synonyms').click();
    await page
      .getByRole('group', { name: 'Questions', exact: true })
      .getByRole('button', { name: '20 questions' })
      .click();
    await expect(start).toHaveAttribute('href', /\?practice=synonyms&questions=20$/);
    await kindOfQuestion(page, 'Analogies').click();
    await expect(start).toHaveAttribute('href', /\?practice=analogies&questions=20$/);
    await relation(page).selectOption('Lack of');
    await expect(start).toHaveAttribute('href', /\?practice=analogy-lack-of&questions=20$/);
    await kindOfQuestion(page, 'Synonyms').click();
  });

  await test.step('the builder begins with all relations mixed, and a pair is solved by keyboard', async () => {
    await button(page, 'Begin Bridge Builder').click();
    await expect(page.getByText('Pair 1 of 56, step 1 of 3')).toBeVisible();
    await expect(builder(page).getByRole('heading', { level: 3 })).toBeFocused();
    await button(page, 'Show four bridges').focus();
    await page.keyboard.press('Enter');
    // From the heading to the first of the four, from the verdict to the button below.
    for (const key of ['Tab', 'Enter', 'Tab', 'Enter', 'Tab', 'Enter', 'Tab', 'Enter'])
      await page.keyboard.press(key);
    await expect(page.getByText('Pair 2 of 56, step 1 of 3')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(button(page, 'Show four bridges')).toBeFocused();
  });

  await test.step('the list switches relations', async () => {
    await relation(page).focus();
    await relation(page).selectOption('Function');
    await expect(page.getByRole('heading', { name: 'Compass is to navigate' })).toBeVisible();
    await expect(relation(page)).toBeFocused();
  });

  await test.step('a relation in the guide opens the builder, which goes through three steps', async () => {
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
  });

  await test.step('a root’s family stays hidden until its meaning is shown', async () => {
    await button(page, 'Show the roots').click();
    await expect(page.getByRole('heading', { name: 'acri, acer' })).toBeFocused();
    await page.getByLabel('Root', { exact: true }).selectOption('bene, bon');
    await expect(page.getByText('benevolent', { exact: true })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'bene, bon' })).toBeVisible();
    await button(page, 'Show the meaning').click();
    await expect(page.getByRole('heading', { name: 'bene, bon: well, good' })).toBeFocused();
    await expect(page.getByRole('term').filter({ hasText: 'benevolent' })).toBeVisible();
    await expect(page.getByText('Don’t be fooled by “bent”:')).toBeVisible();
  });

  await fits(page);

  await test.step('nothing of the exercises is stored, and another pair or root follows', async () => {
    expect(await stored(page)).not.toMatch(/bridge|sentence|brim/i);
    await button(page, 'Next pair').click();
    await expect(page.getByRole('heading', { name: 'Appetizer is to meal' })).toBeFocused();
    await button(page, 'Next root').click();
    await expect(page.getByRole('heading', { name: 'brev', exact: true })).toBeFocused();
    // Another link to the same page: it shows its relation and moves the focus.
    await page.getByRole('link', { name: 'Build bridges: Degree' }).click();
    await expect(relation(page)).toHaveValue('degree');
    await expect(builder(page)).toBeFocused();
    await expect(page.getByText('Pair 1 of 4, step 1 of 3')).toBeVisible();
  });

  await test.step('an address with a relation opens its bridges; the chosen drill opens', async () => {
    await open(page, '/ssat-verbal-practice?bridges=antonym#bridge-builder');
    await expect(page.getByRole('heading', { name: 'Inflate is to deflate' })).toBeVisible();
    await kindOfQuestion(page, 'Synonyms').click();
    await page.getByRole('link', { name: 'Start practice' }).click();
    await expect(page).toHaveURL(/\/section-study\?practice=synonyms$/);
  });
});

test('math practice: each topic links to its drills, and a missed formula returns at the end of the round', async ({
  page,
}) => {
  await open(page, '/ssat-math-practice');
  await expect(page.getByRole('link', { name: /Practice 10 questions$/ })).toHaveCount(20);
  await expect(page.getByRole('link', { name: /: keep going$/ })).toHaveCount(20);
  // Said once for the section, not once for each topic.
  await expect(page.getByText('Your range appears after 8 answers.')).toHaveCount(1);
  await expect(page.getByText(/ of 8 answers/)).toHaveCount(0);

  const heading = page.getByRole('region', { name: 'Formulas to Recall' }).getByRole('heading', { level: 3 });
  await button(page, 'Begin the formula drill').click();
  await expect(page.getByText('10 questions to go')).toBeVisible();
  await expect(heading).toBeFocused();
  const choices = page.getByRole('list', { name: 'Choices' });
  const topic = page.getByLabel('Topic', { exact: true });

  await topic.selectOption('Estimation');
  const known: Readonly<Record<string, string>> = {
    'To round a whole number to the nearest hundred, look at': 'the tens digit',
    'An estimate of the product of two positive numbers is sure to be too large if':
      'both numbers are rounded up',
  };
  await expect(page.getByText('2 questions to go')).toBeVisible();
  const missed = (await heading.textContent()) ?? '';
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

  await topic.selectOption('Coordinate plane');
  await button(page, 'Show the choices').click();
  await expect(page.locator('math').first()).toBeVisible();
  await choices.getByRole('button').first().click();
  await fits(page);
  expect(await stored(page)).not.toMatch(/formula/i);
  await page.getByRole('link', { name: 'Percent: keep going' }).click();
  await expect(page).toHaveURL(/\/section-study\?practice=math-percent&questions=endless$/);
});
