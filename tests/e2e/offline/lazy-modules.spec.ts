/** Lazily loaded code: the connection drops and returns, or the site is updated while a page is open. */
import type { Locator, Page } from '@playwright/test';
import { site } from '../../../src/site';
import { expect, hydrated, open, test } from '../support/site';

// How often and how long each kind of code is requested again is tested in tests/unit/ui/loading and tests/unit/app/pageLoad.test.tsx.
test.use({ allowed: /Failed to load resource|dynamically imported module|preload|net::ERR|PageLoadError/ });

const stillUnreachable =
  'We still can’t reach the site. Nothing is lost. Check the connection and try again.';

/** Opens a page whose pauses between requests `appears` skips. */
async function openWithClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await open(page, path);
}
/** Waits for the message after the site's automatic retries, without their pauses. */
async function appears(page: Page, message: Locator): Promise<void> {
  await expect
    .poll(async () => {
      // The site may reload the page at this moment.
      await page.clock.runFor(1000).catch(() => undefined);
      return message.isVisible();
    })
    .toBe(true);
}
/** Counts document requests. */
function documentsOf(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}
/** Disconnects the site without the browser noticing, like a dead access point. */
const cutOff = (page: Page) => page.route('**/*', (route) => route.abort('internetdisconnected'));
const reconnect = (page: Page) => page.unroute('**/*');
/** Stops the page's own retries, so that only a person's do anything. */
const stopClock = async (page: Page) =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000_000);

/**
 * Retries a part while the site is still unreachable. Afterwards it makes no requests, so that the connection can return.
 * Other parts of the page may have been cut off, too.
 */
async function retryInVain(part: Locator): Promise<void> {
  await stopClock(part.page());
  await part.getByRole('button', { name: 'Try again' }).click();
  await expect(part.getByText(stillUnreachable)).toBeVisible();
}

test.describe('the phone menu', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('shows an error if it can’t be loaded, opens on retry, and loads the new version of the page if its file is gone', async ({
    page,
  }) => {
    const script = /MobileMenu-.*\.js/;
    await page.route(script, (route) => route.abort('internetdisconnected'));
    await openWithClock(page, '/about');
    await cutOff(page);
    const menuButton = page.getByRole('button', { name: 'Menu', exact: true });
    await menuButton.click();
    const word = page.getByRole('dialog', { name: 'The menu' });
    await appears(page, word.getByText('The menu could not be loaded'));
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText('About Us');
    await word.getByRole('button', { name: 'Close' }).click();
    await expect(menuButton).toBeFocused();
    await menuButton.click();
    await appears(page, word.getByRole('button', { name: 'Try again' }));
    await retryInVain(word);
    await page.unroute(script);
    await reconnect(page);
    await word.getByRole('button', { name: 'Try again' }).click();
    await page.clock.resume();
    await expect(page.getByRole('dialog', { name: 'Menu', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menuButton).toBeFocused();

    await page.route(script, (route) => route.fulfill({ status: 404, body: '' }));
    await open(page, '/about');
    const documents = documentsOf(page);
    await menuButton.click();
    await expect.poll(documents).toBe(1);
    await hydrated(page);
    await menuButton.click();
    await appears(page, word.getByText('The site has probably been updated'));
    expect(documents()).toBe(1);
    await word.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(documents).toBe(2);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  });
});

test('a dashboard without a connection stays in place, and its tabs and its form load on retry', async ({
  page,
}) => {
  const form = /\/goalDialogs-.*\.js/;
  await page.route(form, (route) => route.abort('internetdisconnected'));
  await openWithClock(page, '/parent-dashboard?tab=goals');
  const add = page.getByRole('button', { name: 'Add New Goal' });
  await expect(add).toBeVisible();
  await cutOff(page);
  await add.click();
  const word = page.getByRole('dialog', { name: 'The goal form' });
  await appears(page, word.getByText('could not be loaded'));
  await expect(word).toContainText('Nothing is lost');
  await retryInVain(word);
  await expect(word.getByRole('status')).toHaveText(stillUnreachable);
  await page.unroute(form);
  await reconnect(page);
  await word.getByRole('button', { name: 'Try again' }).click();
  await page.clock.resume();
  await page.getByRole('textbox', { name: 'Goal Title' }).fill('Read before breakfast');
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText('Parent Dashboard');

  // Fetched while the page rests.
  const study = /\/StudyTab-.*\.js/;
  await page.route(study, (route) => route.abort('internetdisconnected'));
  await open(page, '/parent-dashboard');
  const tab = page.getByRole('tab', { name: 'Study Time' });
  await cutOff(page);
  await tab.click();
  const panel = page.getByRole('tabpanel');
  await appears(page, panel.getByText('This part could not be loaded'));
  await retryInVain(panel);
  await page.unroute(study);
  await reconnect(page);
  await panel.getByRole('button', { name: 'Try again' }).click();
  await page.clock.resume();
  await expect(page.getByRole('heading', { name: 'Daily Hours' })).toBeVisible();
});

test('a page that can’t be loaded says so, and opens when the connection or its code is back', async ({
  page,
  context,
}) => {
  await openWithClock(page, '/');
  const documents = documentsOf(page);
  const footer = page.getByRole('contentinfo');
  const failed = page.getByRole('heading', { level: 1, name: 'This page could not be loaded' });
  await context.setOffline(true);
  await footer.getByRole('link', { name: 'Features' }).click();
  await appears(page, failed);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByText(stillUnreachable)).toBeVisible();
  expect(documents()).toBe(0);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Features' })).toBeFocused();
  expect(documents()).toBe(0);

  await test.step('after a deployment, the page reloads once; without its code, it stays readable and says so', async () => {
    const script = /PricingPage-.*\.js/;
    await page.route(script, (route) => route.fulfill({ status: 404, body: '' }));
    await footer.getByRole('link', { name: 'Pricing' }).click();
    const message = page.getByRole('main').getByText('A part of this page could not be loaded');
    await appears(page, message);
    expect(documents()).toBe(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.pricing.heading);
    await page.unroute(script);
    await page.clock.runFor(60_000);
    await hydrated(page);
    await expect(message).toHaveCount(0);
    await footer.getByRole('link', { name: 'Features' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Features' })).toBeFocused();
  });
});
