/** Lazily loaded code: the connection drops and returns, or the site is updated while a page is open. */
import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/site';

test.use({ allowed: /Failed to load resource|dynamically imported module|preload|net::ERR/ });

/** Makes a script fail; the returned function restores it. */
async function failing(
  page: Page,
  script: RegExp,
  how: 'no connection' | 'gone',
): Promise<() => Promise<void>> {
  await page.route(script, (route) =>
    how === 'gone' ? route.fulfill({ status: 404, body: '' }) : route.abort('internetdisconnected'),
  );
  return () => page.unroute(script);
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

test.describe('the phone menu', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('shows an error if it can’t be loaded, and opens on retry', async ({ page }) => {
    await cutOffAfterOpening(page, '/about', /MobileMenu-.*\.js/);
    const menuButton = page.getByRole('button', { name: 'Menu', exact: true });
    await menuButton.click();
    const word = page.getByRole('dialog', { name: 'The menu' });
    await expect(word).toContainText('The menu could not be loaded');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
    await word.getByRole('button', { name: 'Close' }).click();
    await expect(menuButton).toBeFocused();
    await menuButton.click();
    // This second request for the menu has to fail before the connection returns.
    await expect(word.getByRole('button', { name: 'Try again' })).toBeVisible();
    await reconnect(page);
    await word.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menuButton).toBeFocused();
  });

  test('loads the new version of the page if its file is gone', async ({ page }) => {
    await failing(page, /MobileMenu-.*\.js/, 'gone');
    await open(page, '/about');
    const documents = documentsOf(page);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const word = page.getByRole('dialog', { name: 'The menu' });
    await expect(word).toContainText('The site has probably been updated');
    expect(documents()).toBe(0);
    await word.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(documents).toBe(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  });
});

/** Opens a page and disconnects the site before it loads a script by itself. */
async function cutOffAfterOpening(page: Page, path: string, script: RegExp): Promise<void> {
  const letThrough = await failing(page, script, 'no connection');
  await open(page, path);
  await page.waitForLoadState('networkidle');
  await cutOff(page);
  await letThrough();
}

test('adding a goal offline leaves the dashboard in place, and trying again loads the form', async ({
  page,
}) => {
  await cutOffAfterOpening(page, '/parent-dashboard?tab=goals', /\/lazyGoalDialogs-.*\.js/);
  const add = page.getByRole('button', { name: 'Add New Goal' });
  await add.click();
  const word = page.getByRole('dialog', { name: 'The goal form' });
  await expect(word).toContainText('could not be loaded');
  await expect(word).toContainText('Nothing is lost');
  await word.getByRole('button', { name: 'Try again' }).click();
  await expect(word.getByRole('status')).toHaveText(
    'We still can’t reach the site. Nothing is lost; check your connection, then try again.',
  );
  await reconnect(page);
  await word.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('textbox', { name: 'Goal Title' }).fill('Read before breakfast');
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText('Parent Dashboard');
});

test('a page opened offline says so, isn’t reloaded, and loads once the connection returns', async ({
  page,
  context,
}) => {
  await open(page, '/');
  const documents = documentsOf(page);
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Features' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be loaded');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(
    page.getByText('We still can’t reach the site. Nothing is lost; check your connection, then try again.'),
  ).toBeVisible();
  expect(documents()).toBe(0);
  await context.setOffline(false);
  const heading = page.getByRole('heading', { level: 1, name: 'Features' });
  await expect(heading).toBeFocused();
  expect(documents()).toBe(0);
});

test('retrying loads a dashboard tab whose code was unreachable', async ({ page }) => {
  await open(page, '/parent-dashboard');
  await page.waitForLoadState('networkidle');
  await cutOff(page);
  await page.getByRole('tab', { name: 'Study Time' }).click();
  await expect(page.getByText('This part could not be loaded')).toBeVisible();
  await reconnect(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Daily Hours' })).toBeVisible();
});

/** For each page, what it shows after reading a new user's record, and the code it needs to read it. */
const readingPages = [
  { path: '/section-study', shows: 'Find out where you stand', scripts: ['record', 'hubContent'] },
  { path: '/error-log', shows: 'No mistakes yet', scripts: ['record', 'deferredRecord'] },
  { path: '/ssat-verbal-practice-app', shows: 'To recall', scripts: ['record', 'deferredRecord'] },
  { path: '/ssat-math-practice', shows: 'No answers yet', scripts: ['record', 'readTopicMastery'] },
  { path: '/study-planner', shows: 'Minutes a Day', scripts: ['record', 'deferredRecord'] },
  { path: '/test-results', shows: 'No finished tests yet', scripts: ['record'] },
] as const;

for (const { path, shows, scripts } of readingPages)
  for (const script of scripts)
    test(`${path} shows an error without ${script} and reads the record on retry`, async ({ page }) => {
      const letThrough = await failing(page, new RegExp(`/${script}-[^/]*\\.js`), 'no connection');
      await open(page, path);
      const word = page.getByText('a part of the site could not be loaded');
      await expect(word.first()).toBeVisible();
      await expect(page.getByText(shows).first()).toBeHidden();
      await letThrough();
      await page.getByRole('button', { name: 'Try again' }).first().click();
      await expect(page.getByText(shows).first()).toBeVisible();
    });
