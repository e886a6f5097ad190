/** Addresses as people type and mend them: each leads to its page or to the not-found page, without a word in the console. */
import { expect, hydrated, test } from './site';

const notFound = 'There is no page at this address';

for (const [address, path, heading] of [
  ['/about/', '/about', 'About Us'],
  ['/about/index.html', '/about', 'About Us'],
  ['/index.html', '/', 'Know the SSAT before you take it'],
  ['/about#%', '/about#%25', 'About Us'],
  ['/about#nowhere', '/about#nowhere', 'About Us'],
] as const) {
  test(`${address} is the page of ${path}`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(new RegExp(`^${heading}`));
    await expect(page.locator('head title')).toHaveCount(1);
  });
}

test.describe('where the host has no document', () => {
  test.use({ allowed: /status of 404/ });

  for (const [address, path, heading] of [
    ['/About', '/about', 'About Us'],
    ['/about//', '/about', 'About Us'],
    ['//', '/', 'Know the SSAT before you take it'],
    ['/Dashboard//Student?child=theo#top', '/dashboard/student?child=theo#top', 'Student Dashboard'],
  ] as const) {
    test(`${address} leads to ${path}`, async ({ page, baseURL }) => {
      // As one address: Playwright would take the front of "//" for another host.
      const response = await page.goto(`${baseURL}${address}`);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveURL(path);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page).toHaveTitle(new RegExp(`^${heading}`));
      // The not-found page's own word to search engines is gone; a dashboard's document has it by itself.
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
    test(`${address} is not found`, async ({ page, baseURL }) => {
      const response = await page.goto(`${baseURL}${address}`);
      expect(response?.status()).toBe(404);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound);
      await expect(page).toHaveTitle(/^Page not found/);
      await page.getByRole('link', { name: 'Go to the home page' }).click();
      await expect(page).toHaveURL('/');
      await expect(page).toHaveTitle(/^Know the SSAT/);
    });
  }
});

test('a document of another page, as some hosts send it for every address, gives way', async ({
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
