/** Helpers for taking tests: starting one, finding the item on screen in the bank, answering it, moving on. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page, type Route } from '@playwright/test';
import { assertPresent } from '../../../src/lib/assert';
import { builtManifest } from '../../build/site-files';
import { open } from './site';

export const letters = ['A', 'B', 'C', 'D', 'E'] as const;

interface BankItem {
  readonly id: string;
  readonly kind: string;
  readonly stem: string;
  readonly key: (typeof letters)[number];
  readonly choices: readonly { readonly text: string; readonly why: string }[];
}

const content = fileURLToPath(new URL('../../../src/data/items/content/', import.meta.url));

/** Every item of the bank, earlier versions last. */
export const bankItems: readonly BankItem[] = readdirSync(content, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.json'))
  .toSorted((a, b) => Number(a.startsWith('earlier')) - Number(b.startsWith('earlier')))
  .flatMap((file): BankItem[] => JSON.parse(readFileSync(content + file, 'utf8')).items ?? []);

/** Returns the current version of an item. */
export function bankItem(id: string): BankItem {
  return assertPresent(
    bankItems.find((item) => item.id === id),
    `the bank has no item ${id}`,
  );
}

interface StartOptions {
  readonly action?: string | RegExp;
  /** Where to save answers and results; if omitted, the question is left unanswered. */
  readonly keep?: 'device' | 'visit';
}

export const keepChoices = {
  device: 'On this device, until I delete them',
  visit: 'Only for this visit',
} as const;

/** Opens a test's page and starts it, up to the first question or the first part's directions. */
export async function start(page: Page, path: string, options: StartOptions = {}): Promise<void> {
  await open(page, path);
  await startHere(page, options);
}

export async function startHere(
  page: Page,
  { action = /^Start (the test|with Verbal|the essay)$/, keep }: StartOptions = {},
): Promise<void> {
  if (keep !== undefined) await page.getByRole('radio', { name: keepChoices[keep] }).check();
  await page.getByRole('button', { name: action }).click();
  await expect(page.getByRole('main').getByRole('progressbar', { name: 'Progress' })).toBeVisible();
}

/** Returns to an unfinished test, expects its page to say what is saved, and continues. */
export async function continueLeft(page: Page, path: string, offered: RegExp): Promise<void> {
  await open(page, path);
  const left = page.getByRole('region', { name: 'You left this test' });
  await expect(left).toContainText(offered);
  await left.getByRole('button', { name: 'Continue the test' }).click();
}

/** The question on screen by its position: "Question 3 of 10". */
export function question(page: Page, number: number, of: number) {
  return page.getByRole('heading', { name: new RegExp(`^Question ${number} of ${of}: `) });
}

/** Returns the item on screen; its ID is the name of the radio group. */
export async function itemOnScreen(page: Page): Promise<BankItem> {
  const id = await page.getByRole('radio').first().getAttribute('name');
  return bankItem(assertPresent(id, 'a question has radio buttons'));
}

/** On a phone, a passage opens first, with its question in a tab. */
export async function turnToQuestion(page: Page): Promise<void> {
  const tab = page.getByRole('tab', { name: 'Question' });
  if (await tab.isVisible()) await tab.click();
}

/** Answers the question on screen right or wrong. */
export async function answer(page: Page, rightly: boolean): Promise<BankItem> {
  await turnToQuestion(page);
  const item = await itemOnScreen(page);
  const key = letters.indexOf(item.key);
  await page
    .getByRole('radio')
    .nth(rightly ? key : (key + 1) % 5)
    .check();
  return item;
}

export async function next(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next', exact: true }).click();
}

/** Ends the section on screen through the review, as a student does. */
export async function handIn(page: Page): Promise<void> {
  await page.keyboard.press('r');
  await page.getByRole('button', { name: /^Hand in/ }).click();
}

/** Null for a blank. */
export async function chosenIndex(page: Page): Promise<number | null> {
  const checked = await page
    .getByRole('radio')
    .evaluateAll((all) => all.findIndex((radio) => radio instanceof HTMLInputElement && radio.checked));
  return checked < 0 ? null : checked;
}

/** Returns the seconds on the test's clock. */
export async function timeLeft(page: Page): Promise<number> {
  const [minutes = NaN, seconds = NaN] = (await page.getByRole('timer').innerText()).split(':').map(Number);
  return minutes * 60 + seconds;
}

/** Delays requests until released, like a slow connection. */
export async function heldBack(page: Page, files: RegExp): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let letThrough = false;
  await page.route(files, async (route) => {
    if (letThrough) await route.continue();
    else held.push(route);
  });
  return async () => {
    letThrough = true;
    await Promise.all(held.map((route) => route.continue()));
  };
}

/** Waits for the code of the result, which follows the first question. */
export async function resultLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .some((entry) => entry.name.includes('/TestResult-') && entry.duration > 0),
  );
}

/** Matches the files of practice questions. */
export const practiceContent = new RegExp(
  Object.entries(builtManifest())
    .filter(([source]) => source.includes('src/data/items/content/practice/'))
    .map(([, { file }]) => file)
    .join('|'),
);
