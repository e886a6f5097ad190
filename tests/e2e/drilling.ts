/** What every story of practice does: begin a drill, answer its questions, and hand it in. */
import { expect, type Page } from '@playwright/test';
import { itemFor } from '../../src/data/items/generators/drawer';
import { parseGeneratedId } from '../../src/domain/plan/item-facts';
import { assertPresent } from '../../src/lib/assert';
import { open } from './site';
import { bankItem, keepChoices, letters, turnToQuestion } from './taking';

export interface AskedItem {
  readonly id: string;
  readonly key: string;
  readonly stem: string;
}

/** The item on screen: one of the bank, or one that a generator drew. */
export async function askedItem(page: Page): Promise<AskedItem> {
  await turnToQuestion(page);
  const id = assertPresent(
    await page.getByRole('radio').first().getAttribute('name'),
    'a question has radio buttons',
  );
  const drawn = parseGeneratedId(id);
  return drawn === null
    ? bankItem(id)
    : assertPresent(itemFor(drawn.generator, drawn.seed), `no generator drew ${id}`);
}

/** Waits until the first question of a drill is on screen. */
export async function drillIsOn(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('progressbar', { name: 'Progress' })).toBeVisible();
}

/** Opens the address of a drill. It starts by itself, but for the first time, which asks where answers may be kept. */
export async function openDrill(page: Page, search: string, keep?: keyof typeof keepChoices): Promise<void> {
  await open(page, `/section-study?${search}`);
  if (keep !== undefined) {
    await page.getByRole('radio', { name: keepChoices[keep] }).check();
    await page.getByRole('button', { name: /^Start the (drill|review)$/ }).click();
  }
  await drillIsOn(page);
}

/** Chooses right or wrong on the question on screen, and has it checked. */
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

/** Answers the question on screen and looks at its reasons; a wrong answer isn't tried again. */
export async function answerAndCheck(page: Page, rightly: boolean): Promise<AskedItem> {
  const item = await chooseAndCheck(page, rightly);
  if (!rightly) await page.getByRole('button', { name: 'Show the answer' }).click();
  const verdict = rightly ? 'Right.' : 'Not this one. See where it fails and which choice is right.';
  await expect(page.getByText(verdict, { exact: true })).toBeFocused();
  return item;
}

/** Answers a whole drill, those at the places given wrongly, and hands it in. */
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
  await expect(page.getByRole('heading', { level: 1, name: /: your result$/ })).toBeFocused();
  return asked;
}
