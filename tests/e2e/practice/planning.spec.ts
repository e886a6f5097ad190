/**
 * The study planner and the countdown: a plan is made, saved, printed, exported, rescheduled, and changed; a date is counted down
 * to.
 */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { assertPresent } from '../../../src/lib/assert';
import { barriers, barriersInBothSchemes, noBarrier } from '../support/axe';
import { chooseForPlan, ofDay } from '../support/planner';
import { expect, hydrated, open, sidewaysScroll, stickingOut, test } from '../support/site';
import { keepChoices } from '../support/taking';

/** A Tuesday. */
const today = new Date('2026-11-24T15:00:00');
const friday = new Date('2026-11-27T15:00:00');
const testDate = '2027-01-09';

/** Returns the days of the calendar file that `save` downloads. */
async function exportedDays(page: Page, save: () => Promise<void>) {
  const downloading = page.waitForEvent('download');
  await save();
  const download = await downloading;
  const text = readFileSync(assertPresent(await download.path(), 'a download has a file'), 'utf8');
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const { summary, startDate } = new ICAL.Event(component);
    return { summary, day: startDate.toString() };
  });
  return { fileName: download.suggestedFilename(), events };
}

test('a plan is made by keyboard, survives a reload, prints, exports, and changes in two tabs', async ({
  page,
  context,
}) => {
  await context.clock.setFixedTime(today);
  await open(page, '/study-planner');

  await test.step('an error takes the focus to its field', async () => {
    await page.getByLabel('Minutes a Day').fill('45');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Choose the date of your test.')).toBeVisible();
    await expect(page.getByLabel('Test Date')).toBeFocused();
    expect(await barriers(page)).toEqual([]);
    // Without a plan or practice, there is nothing to print.
    await expect(page.getByRole('region', { name: 'Weekly Sheet' })).toHaveCount(0);
  });

  const todays = ofDay(page, 'Tuesday, Nov 24').getByRole('listitem');
  await test.step('three inputs make a plan, which explains itself', async () => {
    await page.getByRole('radio', { name: keepChoices.device }).check();
    await page.getByLabel('Test Date').fill(testDate);
    await page.getByLabel('Minutes a Day').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: '46 days until your test' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByText(/^Saturday, Jan\s9, 2027\. 45 min a day, Sundays off\.$/)).toBeVisible();
    await expect(page.getByText(/^We advise 30% Verbal/)).toBeVisible();
    await expect(todays).toHaveText([
      /^Word review 10 min$/,
      /^Mistake review 5 minNothing left to review$/,
      /^Math practice 15 min$/,
      /^Reading practice 15 min$/,
    ]);
  });

  await test.step('a reload shows this week of the plan; another one opens by keyboard', async () => {
    await page.reload();
    await hydrated(page);
    await expect(todays).toHaveCount(4);
    const saturday = ofDay(page, 'Saturday, Dec 5');
    await expect(saturday).toBeHidden();
    const week = page.getByRole('button', { name: /^Week 2, Nov 30 to Dec 6/ });
    await week.focus();
    await page.keyboard.press('Enter');
    await expect(week).toHaveAttribute('aria-expanded', 'true');
    await expect(saturday).toHaveText(/Full Test A/);
    await expect(saturday.getByRole('link', { name: 'Full Test A' })).toHaveAttribute(
      'href',
      '/full-length-test?form=a',
    );
    await page.keyboard.press('Space');
    await expect(saturday).toBeHidden();
  });

  await test.step('on paper, all weeks are open', async () => {
    const lastDay = ofDay(page, 'Friday, Jan 8');
    await expect(lastDay).toBeHidden();
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    await expect(lastDay).toBeVisible();
    await expect(page.getByRole('button', { name: 'More for this plan' })).toBeHidden();
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
    await expect(lastDay).toBeHidden();
    await chooseForPlan(page, 'Weekly sheet');
    await expect(page.getByRole('region', { name: 'Weekly Sheet' })).toBeInViewport();
  });

  await test.step('the calendar file has one event per day', async () => {
    const { fileName, events } = await exportedDays(page, () => chooseForPlan(page, 'Add to calendar'));
    expect(fileName).toBe('ssat-study-plan-2027-01-09.ics');
    // 46 days without their six Sundays, and test day.
    expect(events).toHaveLength(41);
    expect(events[0]).toEqual({ day: '2026-11-24', summary: 'SSAT practice, 45 min' });
    expect(events.at(-1)).toEqual({ day: testDate, summary: 'SSAT' });
  });

  await test.step('a change in another tab appears here', async () => {
    const second = await context.newPage();
    await open(second, '/study-planner');
    await second.getByRole('button', { name: 'Change' }).click();
    await expect(second.getByLabel('Minutes a Day')).toHaveValue('45');
    await expect(second.getByRole('checkbox', { name: 'Sunday' })).toBeChecked();
    await second.getByLabel('Minutes a Day').fill('60');
    await second.getByRole('button', { name: 'Make a new plan' }).click();
    await expect(page.getByText(/1 h a day/)).toBeVisible();
    await second.close();
  });

  await test.step('the plan is deleted after confirmation', async () => {
    await chooseForPlan(page, 'Delete');
    const dialog = page.getByRole('alertdialog', { name: 'Delete this plan?' });
    await dialog.getByRole('button', { name: 'Keep the plan' }).click();
    await expect(page.getByRole('button', { name: 'More for this plan' })).toBeFocused();
    // By keys: once it has closed, the menu opens on its first action, and Delete is the last.
    await expect(page.getByRole('menu')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Delete the plan' }).click();
    await expect(page.getByRole('button', { name: 'Make the plan' })).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('button', { name: 'Make the plan' })).toBeVisible();
  });
});

const smallPhone = { width: 320, height: 640 };
/** In a window higher than the page, the navigation at the bottom covers no part of a control. */
const wholePage = { width: 320, height: 12_000 };

test('missed days are rescheduled with one tap, and the profile’s test date moves the plan', async ({
  page,
}) => {
  await page.setViewportSize(smallPhone);
  await page.clock.setFixedTime(today);
  const profile = page.getByRole('dialog', { name: 'Who Is Practicing?' });
  const enterTestDate = async (date: string) => {
    await page.getByRole('button', { name: 'Your profile' }).click();
    await profile.getByLabel('Test Date').fill(date);
    const consent = profile.getByRole('radio', { name: keepChoices.device });
    if (await consent.isVisible()) await consent.check();
    await profile.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your profile is saved on this device.')).toBeVisible();
  };
  const close = () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();

  await test.step('without a plan, the form takes the date from the profile and keeps what was typed', async () => {
    await open(page, '/study-planner');
    await page.getByLabel('Minutes a Day').fill('45');
    await enterTestDate(testDate);
    await close();
    await expect(page.getByLabel('Test Date')).toHaveValue(testDate);
    await expect(page.getByLabel('Minutes a Day')).toHaveValue('45');
    await page.getByRole('button', { name: 'Make the plan' }).click();
    await expect(page.getByRole('heading', { name: '46 days until your test' })).toBeVisible();
  });

  await test.step('what was missed is spread out, and can be put back', async () => {
    await page.clock.setFixedTime(friday);
    await page.reload();
    await hydrated(page);
    const status = page.getByRole('main').getByRole('status');
    await expect(
      status.filter({ hasText: /^8 entries from earlier days are still open, 2 h 5 min in all/ }),
    ).toBeVisible();
    const fridays = ofDay(page, 'Friday, Nov 27');
    const before = await fridays.innerText();
    // Beside the message, whose region it is in.
    await status.getByRole('button', { name: 'Spread out what was missed' }).click();
    await expect(status.filter({ hasText: /^2 h 5 min moved to the coming days/ })).toBeVisible();
    // The day still shows the moved entries.
    const tuesday = ofDay(page, 'Tuesday, Nov 24').getByRole('listitem');
    await expect(tuesday).toHaveText([
      'Word review Moved to later days',
      'Math practice Moved to later days',
      'Reading practice Moved to later days',
      /^Mistake review.*Nothing left to review$/,
    ]);
    expect(await fridays.innerText()).not.toBe(before);
    expect(await page.evaluate(sidewaysScroll)).toBe(0);
    expect(await page.evaluate(stickingOut)).toEqual([]);
    await page.setViewportSize(wholePage);
    expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
    await page.setViewportSize(smallPhone);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(status.filter({ hasText: 'Everything is back where it was.' })).toBeVisible();
    await expect(tuesday.filter({ hasText: 'Moved to later days' })).toHaveCount(0);
    await expect(tuesday).toHaveCount(4);
    // The plan is read again after saving.
    await expect.poll(() => fridays.innerText()).toBe(before);
  });

  await test.step('a past week is a bar, which opens its days by keyboard', async () => {
    await page.clock.setFixedTime(new Date('2026-12-08T15:00:00'));
    await page.reload();
    await hydrated(page);
    const bars = page.getByRole('list', { name: 'Past weeks' }).getByRole('button');
    await expect(bars).toHaveText([
      /^Week 1, Nov 23 to 29: 0 min of 3 h( \d+ min)? done$/,
      /^Week 2, Nov 30 to Dec 6: 0 min of \d+ h( \d+ min)? done$/,
    ]);
    await expect(ofDay(page, 'Tuesday, Dec 8')).toBeVisible();
    const past = ofDay(page, 'Tuesday, Nov 24');
    await expect(past).toHaveCount(0);
    await bars.first().focus();
    await page.keyboard.press('Enter');
    await expect(bars.first()).toHaveAttribute('aria-expanded', 'true');
    await expect(past.getByRole('listitem')).toHaveCount(4);
    expect(await page.evaluate(sidewaysScroll)).toBe(0);
    await page.setViewportSize(wholePage);
    expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
    await page.setViewportSize(smallPhone);
    await page.keyboard.press('Space');
    await expect(past).toHaveCount(0);
    await page.clock.setFixedTime(friday);
    await page.reload();
    await hydrated(page);
  });

  await test.step('an earlier test date in the profile shortens the plan', async () => {
    await enterTestDate('2026-12-19');
    await expect(
      page.getByRole('dialog').getByText('Your study plan now leads up to Saturday, Dec 19, 2026.'),
    ).toBeVisible();
    expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
    await close();
    await expect(page.getByRole('heading', { name: '22 days until your test' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Week \d, Dec 14 to/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Week \d, Dec 21 to/ })).toHaveCount(0);
  });
});

test('the countdown takes a date into its address, exports milestones, and links to the planner', async ({
  page,
}) => {
  await page.setViewportSize(smallPhone);
  await page.clock.setFixedTime(today);
  const left = page.getByRole('region', { name: 'Days left' });
  await open(page, '/ssat-countdown?date=20270109');
  await expect(page.getByRole('alert').filter({ hasText: 'is not a real date' })).toBeVisible();
  await expect(left).toBeHidden();
  await page.getByLabel('Test Date').fill(testDate);
  await page.getByRole('button', { name: 'Count the days' }).click();
  await expect(page).toHaveURL(/\?date=2027-01-09$/);
  await expect(left).toContainText('46days left6 weeks and 4 days.');
  await expect(page.getByRole('alert').filter({ hasText: 'is not a real date' })).toHaveCount(0);
  expect(await page.evaluate(sidewaysScroll)).toBe(0);
  expect(await page.evaluate(stickingOut)).toEqual([]);

  expect(await barriersInBothSchemes(page)).toEqual(noBarrier);

  const { events } = await exportedDays(page, () =>
    page.getByRole('button', { name: 'Add to calendar' }).click(),
  );
  expect(events.map(({ day }) => day)).toEqual([
    '2026-11-28',
    '2026-12-12',
    '2027-01-02',
    '2027-01-06',
    '2027-01-08',
    testDate,
  ]);

  await page.reload();
  await hydrated(page);
  await expect(left).toContainText('Saturday, Jan 9, 2027');
  await page.getByRole('link', { name: 'Open the study planner' }).click();
  await expect(page.getByLabel('Test Date')).toHaveValue(testDate);
});
