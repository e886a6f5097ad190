/** Today's card on any page. */
import type { Page } from '@playwright/test';
import type { RouteId } from '../../../src/site';
import { expect, follow } from './site';

export const cardOf = (page: Page) => page.locator('[data-today]');
/** The link that starts the card's task; absent if there is none. */
export const startOfTask = (page: Page) => cardOf(page).getByRole('link', { name: /^(Start|Continue): / });

/** Every page with a card except result pages, in an order in which each has a link to the next. */
const pagesWithCard = [
  'home',
  'studentDashboard',
  'practiceTest',
  'myPage',
  'studyPlanner',
  'sectionStudy',
] as const satisfies readonly RouteId[];

/** Returns the task that the page's card names with its duration; only the card's title if there is no task. */
export async function taskOn(page: Page): Promise<string> {
  const card = cardOf(page);
  await expect(card).toBeVisible();
  const title = await card.getByRole('heading', { level: 2 }).innerText();
  if ((await startOfTask(page).count()) === 0) return title;
  const minutes = card.getByText(/^\d+ minutes?$|^\d+ h( \d+ min)?$/).first();
  return `${title}, ${await minutes.innerText()}`;
}

/** Goes from one page with a card to the next by links, and returns the distinct tasks: one if the pages agree. */
export async function taskEverywhere(page: Page): Promise<ReadonlySet<string>> {
  const tasks = new Set<string>();
  for (const id of pagesWithCard) {
    await follow(page, id);
    tasks.add(await taskOn(page));
  }
  return tasks;
}
