/** Today's card on any page. */
import type { Page } from '@playwright/test';
import { pathOf } from '../../src/site';
import { expect, open } from './site';

export const cardOf = (page: Page) => page.locator('[data-today]');
/** The link that starts the card's task; absent if there is none. */
export const startOfTask = (page: Page) => cardOf(page).getByRole('link', { name: /^(Start|Continue): / });

/** Every page with a card except result pages. */
export const pagesWithCard = [
  '/',
  '/section-study',
  '/study-planner',
  pathOf('practiceTest'),
  '/my-page',
  '/dashboard/student',
  '/dashboard/parents',
  '/parent-dashboard',
] as const;

/** Returns the task that the page's card names with its duration; only the card's title if there is no task. */
export async function taskOn(page: Page): Promise<string> {
  const card = cardOf(page);
  await expect(card).toBeVisible();
  const title = await card.getByRole('heading', { level: 2 }).innerText();
  if ((await startOfTask(page).count()) === 0) return title;
  const minutes = card.getByText(/^\d+ minutes?$|^\d+ h( \d+ min)?$/).first();
  return `${title}, ${await minutes.innerText()}`;
}

/** Returns the distinct tasks over all pages: one if they agree. */
export async function taskEverywhere(page: Page): Promise<ReadonlySet<string>> {
  const tasks = new Set<string>();
  for (const path of pagesWithCard) {
    await open(page, path);
    tasks.add(await taskOn(page));
  }
  return tasks;
}
