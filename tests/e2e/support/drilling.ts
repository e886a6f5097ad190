/** Helpers for practice tests: starting a drill, answering its questions, and handing it in. */
import { expect, type Page } from '@playwright/test';
import { itemFor } from '../../../src/data/items/generators/drawer';
import { parseGeneratedId } from '../../../src/domain/plan/topics/item-facts';
import { assertPresent } from '../../../src/lib/assert';
import { open } from './site';
import { bankItem, keepChoices, letters, turnToQuestion } from './taking';

export interface AskedItem {
  readonly id: string;
  readonly key: string;
  readonly stem: string;
}

/** Returns the item on screen. */
export async function askedItem(page: Page): Promise<AskedItem> {
  await turnToQuestion(page);
  const id = assertPresent(
    await page.getByRole('radio').first().getAttribute('name'),
    'a question has radio buttons',
  );
  return itemOf(id);
}

/** Returns the item with an ID, from the bank or from a generator. */
export function itemOf(id: string): AskedItem {
  const drawn = parseGeneratedId(id);
  return drawn === null
    ? bankItem(id)
    : assertPresent(itemFor(drawn.generator, drawn.seed), `no generator drew ${id}`);
}

export async function drillIsOn(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('progressbar', { name: 'Progress' })).toBeVisible();
}

/** Opens a drill's URL. The drill starts by itself, except the first time, when it asks where to save answers. */
export async function openDrill(page: Page, search: string, keep?: keyof typeof keepChoices): Promise<void> {
  await open(page, `/section-study?${search}`);
  if (keep !== undefined) {
    await page.getByRole('radio', { name: keepChoices[keep] }).check();
    await page.getByRole('button', { name: /^Start the (drill|review)$/ }).click();
  }
  await drillIsOn(page);
}

/** Selects a right or wrong choice for the question on screen and checks it. */
export async function chooseAndCheck(page: Page, rightly: boolean): Promise<AskedItem> {
  const item = await askedItem(page);
  const key = letters.findIndex((letter) => letter === item.key);
  await page
    .getByRole('radio')
    .nth(rightly ? key : (key + 1) % 5)
    .check();
  await page.getByRole('button', { name: 'Check answer' }).click();
  return item;
}

/** Answers the question on screen and opens its explanations; doesn't retry a wrong answer. */
export async function answerAndCheck(page: Page, rightly: boolean): Promise<AskedItem> {
  const item = await chooseAndCheck(page, rightly);
  if (!rightly) await page.getByRole('button', { name: 'Show the answer' }).click();
  const verdict = rightly ? 'Right.' : 'Not this one. See where it fails and which choice is right.';
  await expect(page.getByText(verdict, { exact: true })).toBeFocused();
  return item;
}

/** Completes a drill with wrong answers at the given positions. */
export async function finishDrill(
  page: Page,
  questions: number,
  isWrong: (item: AskedItem, place: number) => boolean,
): Promise<readonly AskedItem[]> {
  const asked: AskedItem[] = [];
  for (let place = 0; place < questions; place += 1) {
    const item = await askedItem(page);
    await answerAndCheck(page, !isWrong(item, place));
    asked.push(item);
    await page
      .getByRole('button', { name: place === questions - 1 ? 'Review' : 'Next', exact: true })
      .click();
  }
  await page.getByRole('button', { name: /^Hand in/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /: your result/ })).toBeFocused();
  return asked;
}
