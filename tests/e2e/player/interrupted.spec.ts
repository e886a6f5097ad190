/** A test is interrupted by a reload, navigation, sleep, or a clock change. */
import type { Page } from '@playwright/test';
import { site } from '../../../src/site';
import { expect, hydrated, test } from '../support/site';
import { answer, chosenIndex, handIn, next, question, start } from '../support/taking';

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

test('a reload offers to continue the test with its answers and remaining time', async ({ page }) => {
  await page.clock.install({ time: morning });
  await start(page, path);
  await answerTwo(page);
  await page.clock.runFor(60_000);
  await expect(page.getByRole('timer')).toHaveText(/^(4:0|3:5)\d/);
  await page.reload();
  await hydrated(page);
  const left = page.getByRole('region', { name: 'You left this test' });
  await expect(left).toContainText('2 of 10 questions answered');
  await expect(left).toContainText('All your answers are here.');
  await page.clock.fastForward('30:00');
  await left.getByRole('button', { name: 'Continue the test' }).click();
  await expect(page.getByRole('timer')).toHaveText(/^(4:0|3:5)\d/);
  await expectTwoAnswers(page);
});

test('an unfinished test can be ended to see its result, or discarded after confirmation', async ({
  page,
}) => {
  await start(page, path);
  await answerTwo(page);
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SSAT Verbal Practice');
  await page.goBack();
  const left = page.getByRole('region', { name: 'You left this test' });
  await left.getByRole('button', { name: 'Discard' }).click();
  await expect(left.getByRole('alertdialog')).toContainText('Discard this test and its 2 answers?');
  await left.getByRole('button', { name: 'Keep the test' }).click();
  await left.getByRole('button', { name: 'End it and see your result' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /your result/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Raw Score' })).toContainText(/Blank\s*8/);

  await page.getByRole('button', { name: 'Take another test' }).click();
  await page.getByRole('button', { name: 'Start the test' }).click();
  await answer(page, true);
  await page.reload();
  await hydrated(page);
  await left.getByRole('button', { name: 'Discard' }).click();
  await left.getByRole('button', { name: 'Discard it' }).click();
  await expect(page.getByRole('button', { name: 'Start the test' })).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Start the test' })).toBeEnabled();
});

for (const id of [
  'freeTest',
  'fullLengthTest',
  'quickTest',
  'demiTest',
  'readingTest',
  'readingFullTest',
  'writingTest',
] as const) {
  test(`Leave asks for confirmation, opens another page, and loses nothing on ${site[id].path}`, async ({
    page,
  }) => {
    await start(page, site[id].path);
    const begin = page.getByRole('button', { name: 'Start Writing' });
    if (await begin.isVisible()) await begin.click();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(new URL(page.url()).pathname).not.toBe(site[id].path);
    await page.goBack();
    await page.getByRole('button', { name: 'Continue the test' }).click();
    await expect(page.getByRole('progressbar', { name: 'Progress' })).toBeVisible();
  });
}

test('unloading the page asks for confirmation', async ({ page }) => {
  page.removeAllListeners('dialog');
  await start(page, path);
  await answer(page, true);
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.assign('/about')));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(page).toHaveURL(/quick-test$/);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
});

const timeLeft = async (page: Page) => {
  const [minutes = '', seconds = ''] = (await page.getByRole('timer').innerText()).split(':');
  return Number(minutes) * 60 + Number.parseInt(seconds, 10);
};

test.describe('the clock', () => {
  test.beforeEach(({ page }) => page.clock.install({ time: morning }));

  test('keeps running in a hidden tab and ends the test at zero', async ({ page }) => {
    await start(page, path);
    await answer(page, true);
    // A hidden tab ticks about once a minute.
    for (let minute = 1; minute <= 4; minute += 1) await page.clock.fastForward(60_000);
    await expect.poll(() => timeLeft(page)).toBeLessThanOrEqual(60);
    await page.clock.fastForward(60_000);
    await page.clock.runFor(2000);
    await expect(page.getByRole('heading', { level: 1, name: /your result/ })).toBeVisible();
    await expect(page.getByText('Time ran out after 5 minutes of 5 minutes.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Raw Score' })).toContainText('1 of 10 points');
  });

  test('ten minutes of sleep interrupt the test but don’t end it', async ({ page }) => {
    await start(page, path);
    await answer(page, true);
    await page.clock.runFor(30_000);
    const before = await timeLeft(page);
    await page.clock.fastForward('10:00');
    await expect(page.getByRole('heading', { name: /interrupted/i })).toBeVisible();
    await page.getByRole('button', { name: /^Continue/ }).click();
    expect(Math.abs((await timeLeft(page)) - before)).toBeLessThanOrEqual(2);
    expect(await chosenIndex(page)).not.toBeNull();
    await handIn(page);
    await expect(page.getByText(/1 interruption \(10 minutes/)).toBeVisible();
  });

  for (const [name, steps] of [
    ['set forward by three hours', ['+3h']],
    ['set forward and then corrected', ['+3h', '-3h']],
    ['set back repeatedly', ['-1h', '-1h', '-1h']],
  ] as const) {
    test(`neither ends the test nor adds time if the system clock is ${name}`, async ({ page }) => {
      await start(page, path);
      await answer(page, true);
      await page.clock.runFor(20_000);
      const before = await timeLeft(page);
      for (const step of steps) {
        await page.evaluate(
          (hours) => {
            const shifted = Reflect.get(globalThis, 'shiftedMs') ?? 0;
            const real = Reflect.get(globalThis, 'realNow') ?? Date.now.bind(Date);
            Object.assign(globalThis, { shiftedMs: shifted + hours * 3_600_000, realNow: real });
            Date.now = () => real() + Reflect.get(globalThis, 'shiftedMs');
          },
          Number(step.replace('h', '')),
        );
        await page.clock.runFor(2000);
        const stopped = page.getByRole('heading', { name: /interrupted/i });
        await expect(stopped).toBeVisible();
        await page.getByRole('button', { name: /^Continue/ }).click();
        await expect(stopped).toHaveCount(0);
      }
      await page.clock.runFor(10_000);
      const after = await timeLeft(page);
      expect(after).toBeLessThan(before - 5);
      expect(after).toBeGreaterThan(before - 30);
      expect(await chosenIndex(page)).not.toBeNull();
    });
  }
});

test('a page restored from the back-forward cache offers to continue the test with its answers', async ({
  page,
}) => {
  await start(page, path, { keep: 'device' });
  await answerTwo(page);
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await page.getByRole('button', { name: /^Continue/ }).click();
  await expectTwoAnswers(page);
});
