/** URLs as people type and correct them: each leads to its page or the not-found page without console messages. */
import { documentTitleOf, site } from '../../../src/site';
import { expect, hydrated, test } from '../support/site';

const notFound = 'There is no page at this address';

for (const [address, path, row] of [
  ['/about/', '/about', site.about],
  ['/about/index.html', '/about', site.about],
  ['/index.html', '/', site.home],
  ['/about#%', '/about#%25', site.about],
  ['/about#nowhere', '/about#nowhere', site.about],
] as const) {
  test(`${address} opens ${path}`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(row.heading);
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(documentTitleOf(row));
    await expect(page.locator('head title')).toHaveCount(1);
  });
}

test.describe('when the host has no document for the URL', () => {
  test.use({ allowed: /status of 404/ });

  for (const [address, path, row] of [
    ['/About', '/about', site.about],
    ['/about//', '/about', site.about],
    ['//', '/', site.home],
    ['/Dashboard//Student?child=theo#top', '/dashboard/student?child=theo#top', site.studentDashboard],
  ] as const) {
    test(`${address} redirects to ${path}`, async ({ page, baseURL }) => {
      // A full URL: Playwright would parse the start of "//" as another host.
      const response = await page.goto(`${baseURL}${address}`);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveURL(path);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(row.heading);
      await expect(page).toHaveTitle(documentTitleOf(row));
      // The not-found page's robots tag is gone; dashboard documents have their own.
      const isUnlisted = path.startsWith('/dashboard/');
      await expect(page.locator('meta[name="robots"]')).toHaveCount(isUnlisted ? 1 : 0);
    });
  }

  for (const address of [
    '/%0a',
    '/%zz',
    '/%',
    '/about%',
    '//example.com/about',
    '/about.html',
    '/about/more',
  ]) {
    test(`${address} shows the not-found page`, async ({ page, baseURL }) => {
      const response = await page.goto(`${baseURL}${address}`);
      expect(response?.status()).toBe(404);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound);
      await expect(page).toHaveTitle(/^Page not found/);
      await page.getByRole('link', { name: 'Go to the home page' }).click();
      await expect(page).toHaveURL('/');
      await expect(page).toHaveTitle(documentTitleOf(site.home));
    });
  }
});

test('an unknown URL shows the not-found page even if the host serves another page’s document', async ({
  page,
  baseURL,
}) => {
  await page.route('**/no-such-page', async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${baseURL}/pricing` }) }),
  );
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound);
  await expect(page).toHaveTitle(/^Page not found/);
  await expect(page.locator('head title')).toHaveCount(1);
});
