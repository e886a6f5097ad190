/** Rarer interruptions of a test: another clock, the back-forward cache, and tests in two tabs. */
import { expect, hydrated, open, test } from '../support/site';
import { answer, chosenIndex, next, question, start, timeLeft } from '../support/taking';

const path = '/ssat-verbal-practice/quick-test';

test.beforeEach(({ context }) => {
  context.on('dialog', (dialog) => void dialog.accept());
});

test('a changed system clock neither ends the test nor adds time', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-21T14:00:00') });
  await start(page, path);
  await answer(page, true);
  await page.clock.runFor(20_000);
  const before = await timeLeft(page);
  const readAt = performance.now();
  // Forward by three hours, corrected, then back repeatedly.
  for (const hours of [3, -3, -1, -1, -1]) {
    await page.evaluate((step) => {
      const shifted = Reflect.get(globalThis, 'shiftedMs') ?? 0;
      const real = Reflect.get(globalThis, 'realNow') ?? Date.now.bind(Date);
      Object.assign(globalThis, { shiftedMs: shifted + step * 3_600_000, realNow: real });
      Date.now = () => real() + Reflect.get(globalThis, 'shiftedMs');
    }, hours);
    await page.clock.runFor(2000);
    const stopped = page.getByRole('heading', { name: /interrupted/i });
    await expect(stopped).toBeVisible();
    await page.getByRole('button', { name: /^Continue/ }).click();
    await expect(stopped).toHaveCount(0);
  }
  await page.clock.runFor(10_000);
  const after = await timeLeft(page);
  // Twenty seconds passed on the page's clock, and the machine's own time.
  const runSeconds = (performance.now() - readAt) / 1000;
  expect(after).toBeLessThan(before - 5);
  expect(after).toBeGreaterThan(before - 30 - runSeconds);
  await expect(question(page, 1, 10)).toBeVisible();
  expect(await chosenIndex(page)).not.toBeNull();
});

test('a page restored from the back-forward cache offers to continue the test with its answers', async ({
  page,
}) => {
  await start(page, path, { keep: 'device' });
  await answer(page, true);
  await next(page);
  await answer(page, false);
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await page.getByRole('button', { name: /^Continue/ }).click();
  await expect(question(page, 2, 10)).toBeVisible();
  expect(await chosenIndex(page)).not.toBeNull();
  await page.keyboard.press('p');
  await expect(question(page, 1, 10)).toBeVisible();
  expect(await chosenIndex(page)).not.toBeNull();
});

test('a discarded test stays discarded', async ({ page }) => {
  await start(page, path, { keep: 'device' });
  await answer(page, true);
  await page.goto('/about');
  const [first, second] = [await page.context().newPage(), await page.context().newPage()];
  for (const tab of [first, second]) {
    await open(tab, path);
    await expect(tab.getByRole('region', { name: 'You left this test' })).toBeVisible();
  }
  await first.getByRole('button', { name: 'Discard' }).click();
  await first.getByRole('alertdialog').getByRole('button', { name: 'Discard it' }).click();
  await expect(first.getByRole('button', { name: 'Start the test' })).toBeEnabled();
  // The other tab updates by itself.
  await expect(second.getByRole('button', { name: 'Start the test' })).toBeEnabled();
  await second.reload();
  await hydrated(second);
  await expect(second.getByRole('button', { name: 'Start the test' })).toBeEnabled();
});

test('two tabs can run two tests at the same time without affecting each other', async ({ page }) => {
  await start(page, path, { keep: 'device' });
  const second = await page.context().newPage();
  await start(second, '/ssat-verbal-practice/demi-test');
  await answer(page, true);
  await answer(second, true);
  for (const tab of [page, second]) {
    await tab.reload();
    await hydrated(tab);
    await expect(tab.getByRole('region', { name: 'You left this test' })).toContainText(
      /1 of (10|30) questions/,
    );
  }
});
