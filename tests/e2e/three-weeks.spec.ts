/**
 * Three weeks of a student: what is missed on the first day comes back after one day, three and seven, starts over when it is missed
 * again, and is done after three clean recalls. The days are set; nothing is waited for.
 */
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { barriersInBothSchemes, noBarrier } from './axe';
import { drillIsOn, finishDrill, openDrill } from './drilling';
import { expect, open, sidewaysScroll, test } from './site';

const onDay = (page: Page, day: string) => page.context().clock.setFixedTime(`${day}T16:00:00`);
const log = async (page: Page) => open(page, '/error-log');
const summary = (page: Page, text: string) => expect(page.getByText(text)).toBeVisible();

/** Everything that is due today, all right but what is said to be wrong. */
async function review(page: Page, questions: number, isWrong: (id: string) => boolean = () => false) {
  await page

    .getByRole('link', { name: /^Practice today’s/ })
    .click();
  await drillIsOn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Review of Mistakes' })).toBeVisible();
  return finishDrill(page, questions, ({ id }) => isWrong(id));
}

test('mistakes come back when they are due, and retire', async ({ page }) => {
  test.slow();
  await onDay(page, '2026-11-02');
  await openDrill(page, 'practice=verbal&questions=5', 'device');
  const [stubborn] = await finishDrill(page, 5, (_, place) => place < 3);
  const missed = stubborn?.id ?? '';
  await openDrill(page, 'practice=math-percent&questions=5');
  await finishDrill(page, 5, (_, place) => place === 0);
  await log(page);
  await summary(page, '4 questions open, 0 due today, 0 done after three clean recalls.');

  // The cause in one tap.
  await page
    .getByRole('group', { name: 'Why did you miss it?' })
    .first()
    .getByRole('button', { name: 'Misread' })
    .click();
  await expect(page.getByRole('button', { name: 'Misread 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Misread 1' }).click();
  await expect(page.getByText('1 shown')).toBeVisible();
  expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
  expect(await page.evaluate(sidewaysScroll)).toBe(0);

  // Tuesday: all four are due, on the hub and in the log.
  await onDay(page, '2026-11-03');
  await open(page, '/section-study');
  await expect(page.getByRole('link', { name: 'Practice the four' })).toBeVisible();
  await log(page);
  await summary(page, '4 questions open, 4 due today, 0 done after three clean recalls.');
  const asked = await review(page, 4);
  expect(asked.map(({ id }) => id)).toContain(missed);
  // The question of math came back with other numbers.
  expect(asked.filter(({ id }) => id.startsWith('percent-'))).toHaveLength(1);
  await page.getByRole('link', { name: 'Error log' }).click();
  await summary(page, '4 questions open, 0 due today, 0 done after three clean recalls.');
  await expect(page.getByText('1 of 3 clean recalls').first()).toBeAttached();

  // Three days later one is missed again.
  await onDay(page, '2026-11-06');
  await log(page);
  await summary(page, '4 questions open, 4 due today, 0 done after three clean recalls.');
  await review(page, 4, (id) => id === missed);

  // A week later three are done; the stubborn one has waited since the 7th.
  await onDay(page, '2026-11-13');
  await log(page);
  await summary(page, '4 questions open, 4 due today, 0 done after three clean recalls.');
  await review(page, 4);
  await log(page);
  await summary(page, '1 question open, 0 due today, 3 done after three clean recalls.');
  await page.getByRole('combobox', { name: 'Due' }).selectOption({ label: 'Done' });
  await expect(page.getByRole('heading', { level: 2, name: 'Done 3' })).toBeVisible();

  await onDay(page, '2026-11-16');
  await log(page);
  await review(page, 1);
  await onDay(page, '2026-11-23');
  await log(page);
  await summary(page, '1 question open, 1 due today, 3 done after three clean recalls.');

  // Another tab hears of what this one does.
  const other = await page.context().newPage();
  await log(other);
  await summary(other, '1 question open, 1 due today, 3 done after three clean recalls.');
  await review(page, 1);
  await summary(other, '0 questions open, 0 due today, 4 done after three clean recalls.');
  await other.close();

  // All of it goes into a file and comes back.
  await open(page, '/test-results');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Export/ }).click();
  const file = await (await download).path();
  const exported: unknown = JSON.parse(readFileSync(file, 'utf8'));
  expect(exported).toMatchObject({ causes: [{ cause: 'misread' }] });
});
