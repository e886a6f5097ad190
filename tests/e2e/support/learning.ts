/** Helpers for vocabulary tests: starting the day's words, choosing a meaning, continuing to the next word. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { LevelId } from '../../../src/domain/exam/level/level-id';
import { savedWordDays } from '../../savedWordDays';
import { expect, open } from './site';
import { keepChoices } from './taking';

export const wordsPath = '/ssat-verbal-practice-app';
const folder = new URL('../../../src/data/words/content/', import.meta.url);

interface Entry {
  readonly word: string;
  readonly levels: readonly LevelId[];
  readonly definition: string;
  readonly sentence: string;
  readonly picture: string;
}

export const entries: ReadonlyMap<string, Entry> = new Map(
  readdirSync(folder)
    .flatMap((name): Entry[] => JSON.parse(readFileSync(new URL(name, folder), 'utf8')).words)
    .map((entry) => [entry.word, entry]),
);

export const meanings = (page: Page) =>
  page.getByRole('group', { name: 'Which meaning is right?' }).getByRole('button');
export const wordOnScreen = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
export const figure = (page: Page, label: string) =>
  page.locator('dl > div', { has: page.getByText(label, { exact: true }) }).locator('dd');

/** Opens the words and starts the day's session. The first time, the page asks where to save them. */
export async function begin(page: Page, keep?: keyof typeof keepChoices): Promise<void> {
  await open(page, wordsPath);
  if (keep !== undefined) await page.getByRole('radio', { name: keepChoices[keep] }).check();
  await beginHere(page);
}

export async function beginHere(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('button', { name: 'Show the choices' })).toBeVisible();
}

/** Chooses a meaning of the word on screen and returns the word. */
export async function answer(page: Page, right: boolean): Promise<string> {
  const word = await wordOnScreen(page).innerText();
  const definition = entries.get(word)?.definition ?? '';
  await page.getByRole('button', { name: 'Show the choices' }).click();
  await expect(meanings(page)).toHaveCount(4);
  const own = meanings(page).filter({ hasText: definition });
  await expect(own).toHaveCount(1);
  await (right ? own : meanings(page).filter({ hasNotText: definition }).first()).click();
  await expect(page.getByText(right ? 'Right' : 'Wrong', { exact: true })).toBeVisible();
  await expect(page.getByText(definition, { exact: true })).toBeVisible();
  return word;
}

export async function next(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click();
}

/** Returns how many words are saved as asked on a day; each is saved shortly after its verdict. */
export async function wordsKept(page: Page, day: string): Promise<number> {
  const days = await page.evaluate(savedWordDays);
  return days.find(({ id }) => id === day)?.recalls ?? 0;
}
