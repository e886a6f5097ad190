/**
 * The study planner and the countdown: a plan is made, saved, checked off, rescheduled, and exported; a date is counted down to.
 */
import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import ICAL from 'ical.js';
import { assertPresent } from '../../../src/lib/assert';
import { pathOf } from '../../../src/site';
import { barriersInBothSchemes, noBarrier } from '../support/axe';
import { drillIsOn, finishDrill, openDrill } from '../support/drilling';
import { makePlanFor, ofDay } from '../support/planner';
import { expect, hydrated, open, sidewaysScroll, stickingOut, test } from '../support/site';
import { keepChoices } from '../support/taking';

/** A Tuesday. */
const today = new Date('2026-11-24T15:00:00');
const friday = new Date('2026-11-27T15:00:00');
const testDate = '2027-01-09';

async function makePlan(
  page: Page,
  { keep = 'device' }: { keep?: keyof typeof keepChoices } = {},
): Promise<void> {
  await makePlanFor(page, { testDate, minutes: 45, keep });
  await expect(page.getByRole('heading', { name: '46 days until your test' })).toBeVisible();
}

async function eventsOf(download: Download) {
  const text = readFileSync(assertPresent(await download.path(), 'a download has a file'), 'utf8');
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, startDate } = new ICAL.Event(component);
    return { uid, summary, day: startDate.toString(), isDate: startDate.isDate };
  });
}

async function downloaded(page: Page) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  return await download;
}

test.describe('the planner', () => {
  test.beforeEach(({ page }) => page.clock.setFixedTime(today));

  test('a plan is made from three inputs, explains itself, and survives a reload', async ({ page }) => {
    await makePlan(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByText(/^Saturday, Jan\s9, 2027\. 45 min a day, Sundays off\.$/)).toBeVisible();
    await expect(page.getByText(/^We advise 30% Verbal/)).toBeVisible();
    const todays = ofDay(page, 'Tuesday, Nov 24');
    await expect(todays.getByRole('listitem')).toHaveText([
      /^Word review5 min$/,
      /^Mistake review5 minNothing left to review$/,
      /^Math practice20 min$/,
      /^Reading practice15 min$/,
    ]);
    await page.reload();
    await hydrated(page);
    await expect(todays.getByRole('listitem')).toHaveCount(4);
    // Only this week is expanded.
    await expect(ofDay(page, 'Saturday, Dec 5')).toBeHidden();
    const week = page.getByRole('button', { name: /^Week 2, Nov 30 to Dec 6/ });
    await week.click();
    await expect(week).toHaveAttribute('aria-expanded', 'true');
    await expect(ofDay(page, 'Saturday, Dec 5')).toHaveText(/Full Test A/);
  });

  test('the profile opens from a button, and its test date updates the plan’s', async ({ page }) => {
    const dialog = page.getByRole('dialog', { name: 'Who Is Practicing?' });
    const profile = async (date: string) => {
      await page.getByRole('button', { name: 'Your profile' }).click();
      await dialog.getByLabel('Test Date').fill(date);
      const consent = dialog.getByRole('radio', { name: keepChoices.device });
      if (await consent.isVisible()) await consent.check();
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Your profile is saved on this device.')).toBeVisible();
    };
    const close = () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    await open(page, '/study-planner');
    await page.getByLabel('Minutes a Day').fill('45');
    await profile('2027-02-06');
    await close();
    // Without a plan, the countdown already uses the date, and the planner still has the typed values.
    await expect(page.getByLabel('Test Date')).toHaveValue('2027-02-06');
    await expect(page.getByLabel('Minutes a Day')).toHaveValue('45');
    await open(page, '/ssat-countdown');
    await expect(page.getByRole('region', { name: 'Days left' })).toContainText('74days left');
    await makePlan(page);
    await open(page, '/ssat-countdown');
    await expect(page.getByRole('region', { name: 'Days left' })).toContainText('46days left');

    await open(page, '/study-planner');
    await profile('2026-12-19');
    await expect(
      page.getByRole('dialog').getByText('Your study plan now leads up to Saturday, Dec 19, 2026.'),
    ).toBeVisible();
    expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
    await close();
    await expect(page.getByRole('heading', { name: '25 days until your test' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Week 4, Dec 14 to/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Week 5/ })).toHaveCount(0);
  });

  test('each entry links to the activity it names', async ({ page }) => {
    await makePlan(page);
    for (const name of [/^Week 2/, /^Week 3/, /^Week 5/]) await page.getByRole('button', { name }).click();
    const href = (day: string, name: string) =>
      ofDay(page, day).getByRole('link', { name }).getAttribute('href');
    expect([
      await href('Tuesday, Nov 24', 'Word review'),
      await href('Tuesday, Nov 24', 'Mistake review'),
      await href('Tuesday, Nov 24', 'Math practice'),
      await href('Thursday, Nov 26', 'Essay'),
      await href('Saturday, Nov 28', 'Free test'),
      await href('Saturday, Dec 5', 'Full Test A'),
      await href('Saturday, Dec 12', 'Half-length verbal test'),
      await href('Saturday, Dec 26', 'Full reading section'),
    ]).toEqual([
      '/ssat-verbal-practice-app?minutes=5',
      '/section-study?practice=mistakes&questions=5',
      '/section-study?practice=quantitative&questions=11',
      '/ssat-writing-test',
      pathOf('freeTest'),
      '/full-length-test?form=a',
      '/ssat-verbal-practice/demi-test',
      '/ssat-reading-full-test',
    ]);
    await ofDay(page, 'Tuesday, Nov 24').getByRole('link', { name: 'Word review' }).click();
    await expect(page).toHaveURL(/\/ssat-verbal-practice-app\?minutes=5$/);
  });

  test('an invalid plan shows an error at its field, moves the focus there, and stores nothing', async ({
    page,
  }) => {
    await open(page, '/study-planner');
    const send = page.getByRole('button', { name: 'Make the plan' });
    const date = page.getByLabel('Test Date');
    const minutes = page.getByLabel('Minutes a Day');
    await send.click();
    await expect(page.getByText('Choose the date of your test.')).toBeVisible();
    await expect(date).toBeFocused();
    await date.fill('2026-11-23');
    await send.click();
    await expect(page.getByText('This day has passed. Choose tomorrow or a later day.')).toBeVisible();
    await date.fill('2029-11-23');
    await send.click();
    await expect(page.getByText('This is more than two years away. Choose an earlier day.')).toBeVisible();
    await date.fill(testDate);
    await minutes.fill('9');
    await send.click();
    await expect(page.getByText('Enter a whole number from 10 to 180.')).toBeVisible();
    await expect(minutes).toBeFocused();
    await minutes.fill('45');
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'])
      await page.getByRole('checkbox', { name: day }).check();
    await send.click();
    await expect(page.getByText(/^Every day until the test is a day off/)).toBeVisible();
    expect(
      await page.evaluate(() => Object.keys(localStorage).length + Object.keys(sessionStorage).length),
    ).toBe(0);
  });

  test('rescheduling a missed day takes one tap and can be undone', async ({ page }) => {
    await makePlan(page);
    await page.clock.setFixedTime(friday);
    await page.reload();
    await hydrated(page);
    const status = page.getByRole('main').getByRole('status');
    await expect(
      status.filter({ hasText: /^8 entries from earlier days are still open, 2 h 5 min in all/ }),
    ).toBeVisible();
    const before = await ofDay(page, 'Friday, Nov 27').innerText();
    await page.getByRole('button', { name: 'Spread out what was missed' }).click();
    await expect(status.filter({ hasText: /^2 h 5 min moved to the coming days/ })).toBeVisible();
    // The day still shows the moved entries.
    const tuesday = ofDay(page, 'Tuesday, Nov 24').getByRole('listitem');
    await expect(tuesday).toHaveText([
      'Word reviewMoved to later days',
      'Math practiceMoved to later days',
      'Reading practiceMoved to later days',
      /^Mistake review.*Nothing left to review$/,
    ]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(status.filter({ hasText: 'Everything is back where it was.' })).toBeVisible();
    await expect(tuesday.filter({ hasText: 'Moved to later days' })).toHaveCount(0);
    await expect(tuesday).toHaveCount(4);
    // The plan is read again after saving.
    await expect.poll(() => ofDay(page, 'Friday, Nov 27').innerText()).toBe(before);
  });

  test('a plan can be replaced with a new one, and deleted after confirmation', async ({ page }) => {
    await makePlan(page);
    await page.getByRole('button', { name: 'Change' }).click();
    await expect(page.getByLabel('Minutes a Day')).toHaveValue('45');
    await expect(page.getByRole('checkbox', { name: 'Sunday' })).toBeChecked();
    await page.getByLabel('Minutes a Day').fill('20');
    await page.getByRole('button', { name: 'Make a new plan' }).click();
    await expect(page.getByText(/20 min a day/)).toBeVisible();
    await page.getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete this plan?' });
    await dialog.getByRole('button', { name: 'Keep the plan' }).click();
    await expect(page.getByRole('button', { name: 'Delete' })).toBeFocused();
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Delete the plan' }).click();
    await expect(page.getByRole('button', { name: 'Make the plan' })).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('button', { name: 'Make the plan' })).toBeVisible();
  });

  test('a change to the plan in a second tab appears in the first', async ({ page }) => {
    await makePlan(page);
    const second = await page.context().newPage();
    await second.clock.setFixedTime(today);
    await open(second, '/study-planner');
    await expect(second.getByText(/45 min a day/)).toBeVisible();
    await second.getByRole('button', { name: 'Change' }).click();
    await second.getByLabel('Minutes a Day').fill('60');
    await second.getByRole('button', { name: 'Make a new plan' }).click();
    await expect(page.getByText(/1 h a day/)).toBeVisible();
    await second.close();
  });

  test('a plan saved only for this visit appears in no other tab', async ({ page }) => {
    await makePlan(page, { keep: 'visit' });
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('heading', { name: '46 days until your test' })).toBeVisible();
    const second = await page.context().newPage();
    await open(second, '/study-planner');
    await expect(second.getByRole('button', { name: 'Make the plan' })).toBeVisible();
    await second.close();
  });

  test('a plan with weekends off says why it has no full test', async ({ page }) => {
    await makePlan(page);
    await page.getByRole('button', { name: 'Change' }).click();
    await page.getByRole('checkbox', { name: 'Saturday' }).check();
    await page.getByRole('button', { name: 'Make a new plan' }).click();
    await expect(
      page.getByText(/^Your plan has no full test, because Saturdays and Sundays are off/),
    ).toBeVisible();
  });

  test('exports one calendar event per day, and the same events each time', async ({ page }) => {
    await makePlan(page);
    const first = await downloaded(page);
    expect(first.suggestedFilename()).toBe('ssat-study-plan-2027-01-09.ics');
    const events = await eventsOf(first);
    expect(events.every(({ isDate }) => isDate)).toBe(true);
    // 46 days without their six Sundays, and test day.
    expect(events).toHaveLength(41);
    expect(events[0]).toMatchObject({ day: '2026-11-24', summary: 'SSAT practice, 45 min' });
    expect(events.at(-1)).toMatchObject({ day: testDate, summary: 'SSAT' });
    expect(events.filter(({ summary }) => summary.startsWith('Full Test')).map(({ day }) => day)).toEqual([
      '2026-12-05',
      '2026-12-19',
      '2027-01-02',
    ]);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    expect(await eventsOf(await downloaded(page))).toEqual(events);
  });

  test('prints all weeks of the plan', async ({ page }) => {
    await makePlan(page);
    await expect(ofDay(page, 'Friday, Jan 8')).toBeHidden();
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    await expect(ofDay(page, 'Friday, Jan 8')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete' })).toBeHidden();
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(ofDay(page, 'Friday, Jan 8')).toBeHidden();
  });

  test('the form and the plan have no accessibility violations and fit a narrow screen', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, '/study-planner');
    await page.getByRole('button', { name: 'Make the plan' }).click();
    expect(await page.evaluate(sidewaysScroll)).toBe(0);
    expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
    await makePlan(page);
    await page.clock.setFixedTime(friday);
    await page.reload();
    await hydrated(page);
    await page.getByRole('button', { name: 'Spread out what was missed' }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    expect(await page.evaluate(sidewaysScroll)).toBe(0);
    expect(await page.evaluate(stickingOut)).toEqual([]);
    expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
  });

  test('a plan can be made and expanded by keyboard', async ({ page, isMobile }) => {
    test.skip(isMobile, 'a phone has no keyboard');
    await open(page, '/study-planner');
    await page.getByLabel('Test Date').fill(testDate);
    await page.getByLabel('Minutes a Day').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const week = page.getByRole('button', { name: /^Week 2/ });
    await week.focus();
    await page.keyboard.press('Enter');
    await expect(ofDay(page, 'Saturday, Dec 5')).toBeVisible();
    await page.keyboard.press('Space');
    await expect(ofDay(page, 'Saturday, Dec 5')).toBeHidden();
  });
});

test('an entry is checked off automatically once half of it is done', async ({ page }) => {
  await page.clock.setFixedTime(today);
  await makePlan(page);
  const week = page.getByRole('button', { name: /^Week 1/ });
  const math = ofDay(page, 'Tuesday, Nov 24').getByRole('listitem').filter({ hasText: 'Math practice' });
  // Nothing has been missed yet, so there are no mistakes to review, which doesn't count as work.
  await expect(week).toContainText('0 of 14 done');
  await openDrill(page, 'practice=algebra&questions=5');
  await finishDrill(page, 5, () => false);
  await open(page, '/study-planner');
  await expect(math).toHaveText('Math practice20 min');
  await expect(page.getByRole('link', { name: 'Continue: Math, mixed' })).toBeVisible();
  await page.clock.setFixedTime(new Date('2026-11-24T15:20:00'));
  await openDrill(page, 'practice=math-percent&questions=5');
  await finishDrill(page, 5, (_, place) => place === 0);
  await open(page, '/study-planner');
  await expect(math).toContainText('Done Nov 24: Percent Drill');
  await expect(week).toContainText('1 of 14 done');
  // Missed questions are due tomorrow, and the entry links to them.
  await page.clock.setFixedTime(new Date('2026-11-25T15:00:00'));
  await open(page, '/study-planner');
  const mistakes = ofDay(page, 'Wednesday, Nov 25')
    .getByRole('listitem')
    .filter({ hasText: 'Mistake review' });
  await expect(mistakes).toHaveText('Mistake review5 min');
  await mistakes.getByRole('link').click();
  await drillIsOn(page);
  await finishDrill(page, 1, () => false);
  await open(page, '/study-planner');
  // Only one minute of five, but nothing is left.
  await expect(mistakes).toContainText('Done Nov 25: Review of Mistakes');
});

test.describe('the countdown', () => {
  test.beforeEach(({ page }) => page.clock.setFixedTime(today));

  test('asks for a missing date and adds it to the URL', async ({ page }) => {
    await open(page, '/ssat-countdown');
    await expect(page.getByText('Ten weeks before')).toBeVisible();
    await page.getByRole('button', { name: 'Count the days' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Choose a date first.' })).toBeVisible();
    await expect(page.getByLabel('Test Date')).toBeFocused();
    await page.getByLabel('Test Date').fill(testDate);
    await page.getByRole('button', { name: 'Count the days' }).click();
    await expect(page).toHaveURL(/\?date=2027-01-09$/);
    await expect(page.getByRole('region', { name: 'Days left' })).toContainText(
      '46days left6 weeks and 4 days.',
    );
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('region', { name: 'Days left' })).toContainText('Saturday, Jan 9, 2027');
    await page.getByRole('link', { name: 'Open the study planner' }).click();
    await expect(page.getByLabel('Test Date')).toHaveValue(testDate);
  });

  for (const [date, words] of [
    ['2026-11-24', /Today/],
    ['2026-11-25', /1day left/],
    ['2026-11-23', /1day ago.*This date has passed/],
    ['2024-02-29', /999days ago/],
    ['2028-11-24', /731days left104 weeks and 3 days/],
    ['2027-03-14', /110days left/],
  ] as const) {
    test(`counts the days to ${date}`, async ({ page }) => {
      await open(page, `/ssat-countdown?date=${date}`);
      await expect(page.getByRole('region', { name: 'Days left' })).toContainText(words);
    });
  }

  for (const date of ['2026-02-31', 'soon', '<b>', '20270109']) {
    test(`rejects ${date} with a message`, async ({ page }) => {
      await open(page, `/ssat-countdown?date=${encodeURIComponent(date)}`);
      await expect(page.getByRole('alert').filter({ hasText: 'is not a real date' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Days left' })).toBeHidden();
      await expect(page.getByLabel('Test Date')).toHaveValue('');
    });
  }

  test('uses the plan’s date if the URL has none', async ({ page }) => {
    await makePlan(page);
    await open(page, '/ssat-countdown');
    await expect(page.getByRole('region', { name: 'Days left' })).toContainText(
      'The test date saved on this device.',
    );
    await open(page, '/ssat-countdown?date=2026-12-12');
    await expect(page.getByRole('region', { name: 'Days left' })).toContainText('18days left');
  });

  test('exports upcoming milestones to a calendar', async ({ page }) => {
    await open(page, `/ssat-countdown?date=${testDate}`);
    expect((await eventsOf(await downloaded(page))).map(({ day, uid }) => [day, uid.split('@')[0]])).toEqual([
      ['2026-11-28', 'first-full-test-2027-01-09'],
      ['2026-12-12', 'late-registration-2027-01-09'],
      ['2027-01-02', 'last-full-test-2027-01-09'],
      ['2027-01-06', 'what-to-bring-2027-01-09'],
      ['2027-01-08', 'day-before-2027-01-09'],
      ['2027-01-09', 'test-2027-01-09'],
    ]);
  });

  test('has no accessibility violations and fits a narrow screen', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const address of ['/ssat-countdown', `/ssat-countdown?date=${testDate}`]) {
      await open(page, address);
      expect(await page.evaluate(sidewaysScroll)).toBe(0);
      expect(await page.evaluate(stickingOut)).toEqual([]);
      expect(await barriersInBothSchemes(page)).toEqual(noBarrier);
    }
  });
});

for (const timezoneId of ['Pacific/Auckland', 'Pacific/Honolulu']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });
    test('counts days in the local time zone', async ({ page }) => {
      await page.clock.setFixedTime(new Date('2026-11-24T09:30:00Z'));
      await open(page, '/ssat-countdown?date=2026-11-30');
      // 10:30 PM on the 24th in Auckland, 11:30 PM on the 23rd in Honolulu.
      const days = timezoneId === 'Pacific/Auckland' ? 6 : 7;
      await expect(page.getByRole('region', { name: 'Days left' })).toContainText(`${days}days left`);
      await expect(page.getByRole('region', { name: 'Days left' })).toContainText('Monday, Nov 30, 2026');
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('both pages show their static content, including the countdown’s timeline', async ({ page }) => {
    await page.goto('/ssat-countdown');
    await expect(page.getByRole('heading', { level: 3, name: 'Register for the test' })).toBeVisible();
    await expect(page.getByText('Ten weeks before')).toBeVisible();
    await page.goto('/study-planner');
    await expect(page.getByText('The last six weeks')).toBeVisible();
    await expect(
      page.locator('main noscript p').filter({ hasText: 'this page needs JavaScript' }),
    ).toBeVisible();
  });
});
