/** The connection drops before or after the start of a test. */
import { pathOf } from '../../../src/site';
import { expect, open, test } from '../support/site';
import { answer, handIn, next, practiceContent, question } from '../support/taking';

test.use({
  allowed:
    /Failed to load resource|dynamically imported module|net::ERR|could not be (fetched|loaded)|Failed to fetch/i,
});

test('a test isn’t started without its questions, and once started is finished without a connection', async ({
  page,
  context,
}) => {
  await page.clock.install();
  const fetched: string[] = [];
  const pending = new Set<string>();
  page.on('request', (request) => pending.add(request.url()));
  page.on('requestfailed', (request) => pending.delete(request.url()));
  page.on('requestfinished', (request) => {
    pending.delete(request.url());
    fetched.push(request.url());
  });
  await page.route(practiceContent, (route) => route.abort());
  await open(page, pathOf('quickTest'));
  await page.getByRole('button', { name: 'Start the test' }).click();
  await expect(page.getByRole('button', { name: 'Getting everything ready…' })).toBeDisabled();
  const alert = page.getByRole('alert');
  // Without the pauses between requests.
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return alert.isVisible();
    })
    .toBe(true);
  await expect(alert).toContainText('could not be loaded, so the test was not started');
  await page.unroute(practiceContent);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(question(page, 1, 10)).toBeVisible();

  // What the end of the test needs follows the first question: the result, and the chunks that it needs itself.
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return pending.size === 0 && fetched.some((url) => url.includes('/TestResult-'));
    })
    .toBe(true);
  await context.setOffline(true);
  await expect(page.getByText(/^There is no connection\. Continue with your test/)).toBeVisible();
  for (const number of [1, 2]) {
    await answer(page, true);
    await next(page);
    await expect(question(page, number + 1, 10)).toBeVisible();
  }
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await handIn(page);
  await expect(page.getByRole('heading', { level: 1, name: /your result/ })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(10);
});
