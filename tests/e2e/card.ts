/** The card of today, wherever it stands. */
import type { Page } from '@playwright/test';
import { expect, open } from './site';

export const cardOf = (page: Page) => page.locator('[data-today]');
/** The link that starts the task of the card; not there where it names none. */
export const startOfTask = (page: Page) => cardOf(page).getByRole('link', { name: /^(Start|Continue): / });

/** Every page with a card, but for those that show a result. */
export const pagesWithCard = [
  '/',
  '/section-study',
  '/study-planner',
  '/ssat-test',
  '/my-page',
  '/dashboard/student',
  '/dashboard/parents',
  '/parent-dashboard',
] as const;

/** The task that the card of the page names, and how long that takes; its title alone where it names no task. */
export async function taskOn(page: Page): Promise<string> {
  const card = cardOf(page);
  await expect(card).toBeVisible();
  const title = await card.getByRole('heading', { level: 2 }).innerText();
  if ((await startOfTask(page).count()) === 0) return title;
  const minutes = card.getByText(/^\d+ minutes?$|^\d+ h( \d+ min)?$/).first();
  return `${title}, ${await minutes.innerText()}`;
}

/** The tasks that all pages name: one where they agree. */
export async function taskEverywhere(page: Page): Promise<ReadonlySet<string>> {
  const tasks = new Set<string>();
  for (const path of pagesWithCard) {
    await open(page, path);
    tasks.add(await taskOn(page));
  }
  return tasks;
}
