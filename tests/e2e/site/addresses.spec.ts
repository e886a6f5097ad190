/** URLs as people type and correct them, in a browser: each leads to its page or the not-found page without console messages. */
import { documentTitleOf, site } from '../../../src/site';
import { expect, hydrated, test } from '../support/site';

// Every spelling is tested in tests/unit/address.test.ts and tests/hosts.
test.use({ allowed: /status of 404/ });

const notFound = 'There is no page at this address';

test('an address leads to its page whatever its spelling, and any other to the not-found page', async ({
  page,
  baseURL,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  for (const [address, status, path, row, robots] of [
    ['/about/index.html#%', 200, '/about#%25', site.about, 0],
    ['/About//', 404, '/about', site.about, 0],
    // Dashboard documents have their own robots tag.
    [
      '/Dashboard//Student?child=theo#top',
      404,
      '/dashboard/student?child=theo#top',
      site.studentDashboard,
      1,
    ],
  ] as const)
    await test.step(`${address} opens ${path}`, async () => {
      const response = await page.goto(`${baseURL}${address}`);
      expect(response?.status()).toBe(status);
      await expect(page).toHaveURL(path);
      await hydrated(page);
      await expect(heading).toHaveText(row.heading);
      await expect(page).toHaveTitle(documentTitleOf(row));
      await expect(page.locator('head title')).toHaveCount(1);
      // The not-found page's robots tag is gone.
      await expect(page.locator('meta[name="robots"]')).toHaveCount(robots);
    });

  await test.step('an unreadable address shows the not-found page, which links to the home page', async () => {
    // A full URL: Playwright would parse the start of "//" as another host.
    const response = await page.goto(`${baseURL}//example.com/%zz`);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(heading).toHaveText(notFound);
    await expect(page).toHaveTitle(/^Page not found/);
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL('/');
    await expect(page).toHaveTitle(documentTitleOf(site.home));
  });

  await test.step('so does an unknown one for which the host sends another page’s document', async () => {
    await page.route('**/no-such-page', async (route) =>
      route.fulfill({ response: await route.fetch({ url: `${baseURL}/pricing` }) }),
    );
    await page.goto('/no-such-page');
    await expect(heading).toHaveText(notFound);
    await expect(page).toHaveTitle(/^Page not found/);
    await expect(page.locator('head title')).toHaveCount(1);
  });
});
