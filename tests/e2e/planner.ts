/** What every story of the study planner does: make a plan, and read what it says of its days. */
import type { Page } from '@playwright/test';
import { expect, open } from './site';
import { keepChoices } from './taking';

interface PlanWishes {
  readonly testDate: string;
  readonly minutes: number;
  /** Days of the week beside Sunday, which is a day off unless a student wants it otherwise. */
  readonly daysOff?: readonly string[];
  readonly keep: keyof typeof keepChoices;
}

/** Makes a plan; the first time asks where it may be kept. */
export async function makePlanFor(
  page: Page,
  { testDate, minutes, daysOff = [], keep }: PlanWishes,
): Promise<void> {
  await open(page, '/study-planner');
  await page.getByLabel('Test Date').fill(testDate);
  await page.getByLabel('Minutes a Day').fill(String(minutes));
  for (const day of daysOff) await page.getByRole('checkbox', { name: day }).check();
  const consent = page.getByRole('radio', { name: keepChoices[keep] });
  if (await consent.isVisible()) await consent.check();
  await page.getByRole('button', { name: 'Make the plan' }).click();
  await expect(page.getByRole('heading', { name: /^\d+ days until your test$/ })).toBeVisible();
}

/** The entries of a day that its week has open. */
export const ofDay = (page: Page, day: string) => page.getByRole('list', { name: day, exact: true });

/** Opens the planner with all its weeks: each day that has entries, and what it says of them. */
export async function wholePlan(page: Page): Promise<ReadonlyMap<string, readonly string[]>> {
  await open(page, '/study-planner');
  const weeks = page.getByRole('region', { name: 'Week by Week' });
  // The plan comes once the record has been read.
  await expect(weeks).toBeVisible();
  const folded = weeks.getByRole('button', { name: /^Week \d/, expanded: false });
  while ((await folded.count()) > 0) await folded.first().click();
  const lists = weeks.getByRole('list');
  return new Map(
    await lists.evaluateAll((days) =>
      days.map((day): [string, string[]] => [
        day.getAttribute('aria-label') ?? '',
        [...day.children].map((entry) => entry.textContent),
      ]),
    ),
  );
}
