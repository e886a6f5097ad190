/** The bench's meter of presses: what is a sign, when what a press promises is there, and presses that lead to another document. */
import type { Page } from '@playwright/test';
import { button, heading, pressMeter } from '../../../tools/bench/press-meter.mjs';
import { expect, test, twoFrames } from '../support/site';

/** Serves documents in place of the site's. */
async function serve(page: Page, bodies: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, body] of Object.entries(bodies))
    await page.route(path, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Meter</title><body>${body}`,
      }),
    );
}

/** Changes the page, and returns when, in epoch milliseconds. */
async function change(page: Page, what: () => void): Promise<number> {
  const at = await page.evaluate(() => performance.timeOrigin + performance.now());
  await page.evaluate(what);
  await twoFrames(page);
  return at;
}

test('a sign is what can be seen, and what is promised is there once it can be used', async ({ page }) => {
  await serve(page, {
    '/meter': '<button>Go</button><p hidden>Hidden</p><main><p>Ready</p></main>',
  });
  const measure = await pressMeter(page);
  await page.goto('/meter');
  let [seenAt, usableAt] = [0, 0];
  const { from, sign, there, to } = await measure(button(/^Finish$/), async () => {
    await page.getByRole('button', { name: 'Go' }).click();
    await change(page, () => {
      document.head.append(document.createElement('style'));
      document.querySelector('p')?.append('more');
      document.querySelector('main')?.setAttribute('aria-busy', 'true');
      document.querySelector('main')?.append(document.createComment('more'));
    });
    seenAt = await change(page, () => document.querySelector('main p')?.replaceChildren('Working'));
    await change(page, () =>
      document.querySelector('main')?.insertAdjacentHTML('beforeend', '<button disabled>Finish</button>'),
    );
    await change(page, () => document.querySelector('main button')?.removeAttribute('disabled'));
    usableAt = await change(page, () => document.querySelector('main')?.removeAttribute('aria-busy'));
  });
  expect(from + sign).toBeGreaterThanOrEqual(seenAt);
  expect(from + there).toBe(to);
  expect(to).toBeGreaterThanOrEqual(usableAt);
  expect(sign).toBeLessThan(there);
});

test('a press may lead to another document, which is there once it is hydrated', async ({ page }) => {
  await serve(page, { '/meter': '<a href="/next">Next page</a>', '/next': '<h1>Next</h1>' });
  const measure = await pressMeter(page);
  await page.goto('/meter');
  let hydratedAt = 0;
  const { sign, there, to } = await measure(heading(/^Next$/), async () => {
    await page.getByRole('link', { name: 'Next page' }).click();
    await page.getByRole('heading', { name: 'Next' }).waitFor();
    await twoFrames(page);
    hydratedAt = await change(page, () => document.documentElement.setAttribute('data-hydrated', ''));
  });
  expect(to).toBeGreaterThanOrEqual(hydratedAt);
  expect(sign).toBeLessThan(there);
});

test('the browser itself shows what was chosen from a list', async ({ page }) => {
  await serve(page, {
    '/meter': '<select><option>One</option><option>Two</option></select><main></main>',
  });
  const measure = await pressMeter(page);
  await page.goto('/meter');
  const { sign, there } = await measure(heading(/^Two$/), async () => {
    await page.getByRole('combobox').selectOption('Two');
    await twoFrames(page);
    await change(page, () => document.querySelector('main')?.insertAdjacentHTML('beforeend', '<h1>Two</h1>'));
  });
  expect(sign).toBeLessThan(there);
});

test('what is there before the press, and a press that the page doesn’t get, are no measurement', async ({
  page,
}) => {
  await serve(page, { '/meter': '<h1>Here</h1><button>Go</button>' });
  const measure = await pressMeter(page);
  await page.goto('/meter');
  const press = () => page.getByRole('button', { name: 'Go' }).click();
  await expect(measure(heading(/^Here$/), press)).rejects.toThrow('there before the press');
  const comeWithoutPress = () =>
    page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<h1>Elsewhere</h1>'));
  await expect(measure(heading(/^Elsewhere$/), comeWithoutPress)).rejects.toThrow('got no press');
});
