/** The dashboards of this device's student from the first minute on, and a parent's view of them. */
import type { Page } from '@playwright/test';
import { pathOf } from '../../../src/site';
import { barriers } from '../support/axe';
import { practiced } from '../support/practiced';
import { expect, open, test } from '../support/site';

const whose = (page: Page) => page.getByRole('button', { name: /Whose figures$/ });
/** Text that a record and its shared copy have in common. */
const figures = (text: string) => text.replace(/Practice on this device|A shared copy/, '');
const child = (page: Page) => page.getByRole('region', { name: 'Child' });
const toDashboard = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: /dashboards$/i })
    .getByRole('link', { name, exact: true })
    .click();

test('before any practice, a damaged copy changes nothing, and this device’s dashboard offers the free test', async ({
  page,
}) => {
  await page.goto('/parent-dashboard#learner=1.damaged');
  await expect(page.getByText(/This link is damaged or was cut short/)).toBeVisible();
  await expect(child(page)).toContainText('Maya Anders');

  await open(page, '/my-page?from=device');
  await expect(whose(page)).toContainText('This device');
  await expect(page.getByRole('heading', { name: 'Start with the free test' })).toBeVisible();
  await expect(page.getByText('65 minutes, 75 questions')).toBeVisible();
  await expect(page.getByText('2,340')).toHaveCount(0);
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('link', { name: 'Start the free test' }).click();
  await expect(page).toHaveURL(pathOf('freeTest'));
});

test('after the free test, every dashboard shows that learner, whose profile and reported score add to it', async ({
  page,
}) => {
  await practiced(page, 'one-test');

  await test.step('before the code has loaded, a learner with a record doesn’t see the sample', async () => {
    // Without its code, a page shows its first paint. Its console is full of errors, so it isn't the watched page.
    const early = await page.context().newPage();
    await early.route(/\.js$/, (route) => route.abort());
    await early.goto('/parent-dashboard');
    await expect(early.getByText('2,340', { exact: true }).first()).toBeHidden();
    await early.goto('/parent-dashboard?from=sample');
    await expect(early.getByText('2,340', { exact: true }).first()).toBeVisible();
    await early.close();
  });

  await test.step('every dashboard shows the learner with a score range', async () => {
    await open(page, '/my-page');
    for (const name of ['Student Dashboard', 'Parent Overview', 'My Dashboard']) {
      await expect(page.getByText(/^No full test yet\.?$/)).toBeVisible();
      await expect(page.getByText('2,153 to 2,267').first()).toBeVisible();
      await toDashboard(page, name);
    }
    await toDashboard(page, 'Parent Dashboard');
    await expect(whose(page)).toContainText('This device');
    await expect(child(page)).toContainText('Total, free test2,153 to 2,267');
    await expect(page.getByText('2,340')).toHaveCount(0);
    await expect(page.getByText('No full test yet')).toBeVisible();
  });

  await test.step('the test opens the questions that weren’t right, with what was chosen', async () => {
    await page.getByRole('tab', { name: 'Test Scores' }).click();
    const history = page.getByRole('region', { name: 'Recent Test History' });
    await history.getByRole('button').last().click();
    const details = page.getByRole('dialog', { name: 'Free test' });
    await expect(details).toContainText(/\d+ right, \d+ wrong, \d+ blank/);
    await expect(details.getByRole('list', { name: 'Why wrong choices tempted' })).toBeVisible();
    await details.getByRole('button', { name: /^See the \d+ questions that weren’t right, Verbal$/ }).click();
    const question = page.getByRole('dialog', { name: /^Verbal, question \d+ of 30$/ });
    await expect(question).toContainText(/1 of \d+ that weren’t right/);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await open(page, '/parent-dashboard');
  });

  await test.step('the chip switches to the sample and back', async () => {
    await whose(page).click();
    await page.getByRole('link', { name: /^Two children/ }).click();
    await expect(page).toHaveURL('/parent-dashboard?from=sample');
    await expect(child(page)).toContainText('2,340');
    await whose(page).click();
    await page.getByRole('link', { name: /^Your practice/ }).click();
    await expect(child(page)).toContainText('2,153 to 2,267');
  });

  await test.step('a profile adds its target to the figures', async () => {
    await page.getByRole('button', { name: 'Set up a profile' }).click();
    const profile = page.getByRole('dialog', { name: 'Who Is Practicing?' });
    await profile.getByLabel('Nickname').fill('Ana');
    const totalOnly = profile.getByRole('button', { name: 'Total only' });
    await totalOnly.click();
    await expect(totalOnly).toHaveAttribute('aria-pressed', 'true');
    await profile.getByLabel('Total', { exact: true }).fill('2000');
    await profile.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your profile is saved on this device.')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    await expect(child(page)).toContainText('Ana');
    await expect(page.getByText('Early signs are good: the whole range is above the target')).toBeVisible();
  });

  await test.step('a reported score appears beside the estimates', async () => {
    await page.getByRole('button', { name: 'Add a score from a report' }).click();
    const report = page.getByRole('dialog');
    await report.getByLabel('Test Date').fill('2026-10-24');
    for (const [label, score] of [
      ['Verbal Score', '700'],
      ['Quantitative Score', '690'],
      ['Reading Score', '710'],
    ] as const)
      await report.getByLabel(label).fill(score);
    await report.getByRole('button', { name: 'Add this score' }).click();
    await expect(page.getByText('The score is saved on this device.')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('tab', { name: 'Test Scores' }).click();
    await expect(page.getByRole('region', { name: 'Percentiles' })).toContainText('Verbal');
    await expect(page.getByRole('region', { name: 'Recent Test History' })).toContainText('2,100');
  });

  await test.step('as another provider’s, the score is a number without a range', async () => {
    const history = page.getByRole('region', { name: 'Recent Test History' });
    const opened = page.getByRole('dialog', { name: 'Another provider’s test' });
    await history.getByRole('button', { name: /Oct 24/ }).click();
    await page.getByRole('button', { name: 'Change this score' }).click();
    await page.getByRole('radio', { name: 'Another provider’s test' }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The score is saved on this device.')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    await history.getByRole('button', { name: /Oct 24/ }).click();
    await expect(opened).toContainText('no range, because we don’t know how precise it is');
    await expect(opened).not.toContainText('80% range');
    await opened.getByRole('button', { name: 'Close' }).last().click();
  });

  await test.step('after the score is removed, the focus is still in the page', async () => {
    const history = page.getByRole('region', { name: 'Recent Test History' });
    await history.getByRole('button', { name: /Oct 24/ }).press('Enter');
    await page.getByRole('button', { name: 'Remove it' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove it' }).press('Enter');
    await expect(history).not.toContainText('2,100');
    await expect(page.locator('main, main :focus').last()).toBeFocused();
  });
});

test('after a week of practice, a parent opens a shared copy, sees the same figures, and saves it', async ({
  page,
  otherDevice: parent,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await practiced(page, 'first-week');
  const share = page.getByRole('button', { name: 'Share with a parent' });
  const dialog = page.getByRole('dialog', { name: 'Share with a parent' });

  await test.step('a score report offers to share', async () => {
    const tests = page.getByRole('table', { name: 'Finished tests' });
    await tests.getByRole('link', { name: /^Free Test/ }).click();
    await expect(page.getByRole('button', { name: 'Parent’s page' })).toBeVisible();
    await share.click();
    await expect(dialog.getByRole('region', { name: 'In the copy', exact: true })).toContainText(/\d tests?/);
    expect(await barriers(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(share).toBeFocused();
  });

  await test.step('the week so far appears as plan sessions, answers, and upcoming tests', async () => {
    await open(page, '/dashboard/student');
    await expect(page.getByText('19 of 21 new questions right')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Upcoming Tests' })).toContainText('Full Test A');
    await toDashboard(page, 'Parent Dashboard');
    // 10 of the plan's 17 entries due by Monday evening are done; the review that had nothing to review doesn't count.
    await expect(child(page)).toContainText('Overall progress59%');
    await expect(page.getByText('10 of 17 due sessions done')).toBeVisible();
  });

  const shared = await child(page).innerText();
  await share.click();
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog.getByText(/^The link is copied/)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await parent.clock.setFixedTime(new Date('2026-11-26T09:00:00'));
  await parent.goto(link);
  await expect(parent).toHaveURL(/\/parent-dashboard\?from=[0-9a-f]+$/);
  await expect(whose(parent)).toContainText('as of Tuesday, Nov 24, 4:00 PM');

  expect(figures(await child(parent).innerText())).toBe(figures(shared));
  // A shared copy is read-only.
  await expect(parent.getByRole('link', { name: 'Open the full-length tests' })).toHaveCount(0);
  await parent.getByRole('tab', { name: 'Test Scores' }).click();
  await parent.getByRole('region', { name: 'Recent Test History' }).getByRole('button').last().click();
  const details = parent.getByRole('dialog', { name: 'Free test' });
  await expect(details.getByRole('list', { name: 'Why wrong choices tempted' })).toBeVisible();
  // A copy carries no single answers.
  await expect(details).toContainText(/\d+ right, \d+ wrong, \d+ blank/);
  await expect(details.getByRole('button', { name: /^See the/ })).toHaveCount(0);
  await parent.keyboard.press('Escape');
  await parent.getByRole('button', { name: 'Save on this device' }).click();
  await expect(parent.getByText(/is saved on this device/)).toBeVisible();

  // Nobody practices on this device, so the dashboards show the copy, and the sample is optional.
  await parent.goto('/my-page');
  await expect(parent.getByText('2,153 to 2,267').first()).toBeVisible();
  await whose(parent).click();
  await parent.getByRole('link', { name: /^Two children/ }).click();
  await expect(parent.getByText('2,340', { exact: true }).first()).toBeVisible();
  await whose(parent).click();
  await parent.getByRole('link', { name: /This student’s progress/ }).click();
  await expect(parent.getByText('2,153 to 2,267').first()).toBeVisible();

  await test.step('after the copy is removed, the focus is still in the page', async () => {
    await parent.goto('/test-results');
    const copies = parent.getByRole('list', { name: 'Copies shared with you' });
    await copies.getByRole('button', { name: /Remove/ }).press('Enter');
    await parent.getByRole('alertdialog').getByRole('button', { name: 'Remove it' }).press('Enter');
    await expect(parent.getByText('The copy was removed from this device.')).toBeVisible();
    await expect(copies).toHaveCount(0);
    await expect(parent.locator('main, main :focus').last()).toBeFocused();
  });
});
