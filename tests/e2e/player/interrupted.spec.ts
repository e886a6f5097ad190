/** A test is interrupted by a reload, navigation, sleep, or a clock change. */
import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/site';
import { answer, chosenIndex, next, question, start, timeLeft } from '../support/taking';

const path = '/ssat-verbal-practice/quick-test';
const morning = new Date('2026-11-21T14:00:00');

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
});

/** Answers the first two questions; the third is on screen. */
async function answerTwo(page: Page) {
  await answer(page, true);
  await next(page);
  await answer(page, false);
  await next(page);
  await expect(question(page, 3, 10)).toBeVisible();
}

async function expectTwoAnswers(page: Page) {
  await expect(question(page, 3, 10)).toBeVisible();
  await page.keyboard.press('p');
  await expect(question(page, 2, 10)).toBeVisible();
  expect(await chosenIndex(page)).not.toBeNull();
  await page.keyboard.press('p');
  await expect(question(page, 1, 10)).toBeVisible();
  expect(await chosenIndex(page)).not.toBeNull();
}

test('a test that is reloaded or left continues with its answers and time, and can be ended or discarded', async ({
  page,
}) => {
  await page.clock.install({ time: morning });
  await start(page, path);
  await answerTwo(page);
  const left = page.getByRole('region', { name: 'You left this test' });

  await test.step('unloading the page asks for confirmation', async () => {
    page.removeAllListeners('dialog');
    const asked = page.waitForEvent('dialog');
    const leaving = page.evaluate(() => location.assign('/about'));
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await leaving;
    await expect(page).toHaveURL(/quick-test$/);
    await expect(question(page, 3, 10)).toBeVisible();
    page.on('dialog', (later) => later.accept());
  });

  await test.step('a reload offers to continue', async () => {
    await page.clock.runFor(60_000);
    await expect(page.getByRole('timer')).toHaveText(/^[34]:\d\d$/);
    const before = await timeLeft(page);
    const readAt = performance.now();
    await page.reload();
    await hydrated(page);
    await expect(left).toContainText('2 of 10 questions answered');
    await expect(left).toContainText('All your answers are here.');
    await page.clock.fastForward('30:00');
    await left.getByRole('button', { name: 'Continue the test' }).click();
    const after = await timeLeft(page);
    // The half hour isn't counted; the machine's own time until the reload, and after it, is.
    expect(after).toBeLessThanOrEqual(before + 1);
    expect(after).toBeGreaterThan(before - 3 - (performance.now() - readAt) / 1000);
    await expectTwoAnswers(page);
  });

  await test.step('Leave asks for confirmation, and Back returns to the test', async () => {
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('SSAT Verbal Practice');
    await page.goBack();
    await left.getByRole('button', { name: 'Discard' }).click();
    const asked = page.getByRole('alertdialog', { name: 'Discard this test and its 2 answers?' });
    await expect(asked).toBeFocused();
    await asked.getByRole('button', { name: 'Keep the test' }).click();
    await expect(left.getByRole('button', { name: 'Discard' })).toBeFocused();
  });

  await test.step('the test can be ended to see its result', async () => {
    await left.getByRole('button', { name: 'End it and see your result' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /your result/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Raw Score' })).toContainText(/Blank\s*8/);
  });

  await test.step('another test can be discarded', async () => {
    await page.getByRole('button', { name: 'Take another test' }).click();
    await page.getByRole('button', { name: 'Start the test' }).click();
    await answer(page, true);
    await page.reload();
    await hydrated(page);
    await left.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard it' }).click();
    await expect(page.getByRole('button', { name: 'Start the test' })).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('button', { name: 'Start the test' })).toBeEnabled();
  });
});

test('ten minutes of sleep interrupt the test without ending it; the clock runs on in a hidden tab and ends it at zero', async ({
  page,
}) => {
  await page.clock.install({ time: morning });
  await start(page, path);
  await answer(page, true);
  await page.clock.runFor(30_000);
  const before = await timeLeft(page);
  const readAt = performance.now();
  await page.clock.fastForward('10:00');
  await expect(page.getByRole('heading', { name: /interrupted/i })).toBeVisible();
  await page.getByRole('button', { name: /^Continue/ }).click();
  const after = await timeLeft(page);
  expect(after).toBeLessThanOrEqual(before + 2);
  expect(after).toBeGreaterThan(before - 3 - (performance.now() - readAt) / 1000);
  expect(await chosenIndex(page)).not.toBeNull();

  // A hidden tab ticks about once a minute.
  for (let minute = 1; minute <= 5; minute += 1) await page.clock.fastForward(60_000);
  await page.clock.runFor(2000);
  await expect(page.getByRole('heading', { level: 1, name: /your result/ })).toBeVisible();
  await expect(page.getByText('Time ran out after 5 minutes of 5 minutes.')).toBeVisible();
  await expect(page.getByText(/1 interruption \(10 minutes/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Raw Score' })).toContainText('1 of 10 points');
});
