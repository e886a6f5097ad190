/** Helpers for study planner tests: making a plan and reading its days. */
import type { Page } from '@playwright/test';
import { expect, open } from './site';
import { keepChoices } from './taking';

interface PlanPreferences {
  readonly testDate: string;
  readonly minutes: number;
  /** Days off besides Sunday, which is one by default. */
  readonly daysOff?: readonly string[];
  readonly keep: keyof typeof keepChoices;
}

/** Makes a plan; the first time, the page asks where to save it. */
export async function makePlanFor(
  page: Page,
  { testDate, minutes, daysOff = [], keep }: PlanPreferences,
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

/** Chooses an action in the menu of the plan. */
export async function chooseForPlan(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'More for this plan' }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Returns the entries of a day in the expanded week. */
export const ofDay = (page: Page, day: string) => page.getByRole('list', { name: day, exact: true });

/** Opens the planner with all weeks expanded and returns the entries' text by day. */
export async function wholePlan(page: Page): Promise<ReadonlyMap<string, readonly string[]>> {
  await open(page, '/study-planner');
  const weeks = page.getByRole('region', { name: 'Week by Week' });
  // The plan appears after the record is read.
  await expect(weeks).toBeVisible();
  const folded = weeks.getByRole('button', { name: /^Week \d/, expanded: false });
  while ((await folded.count()) > 0) await folded.first().click();
  const lists = weeks.getByRole('list', { name: /^\w+day, / });
  return new Map(
    await lists.evaluateAll((days) =>
      days.map((day): [string, string[]] => [
        day.getAttribute('aria-label') ?? '',
        [...day.children].map((entry) => entry.textContent),
      ]),
    ),
  );
}
