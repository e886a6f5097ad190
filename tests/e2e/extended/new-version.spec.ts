/** A deployment while a test runs. */
import { isNext, lookForVersion, newVersion, siteCaches, visit } from '../support/offlineCopy';
import { testOnOwnHost as test } from '../support/ownHost';
import { expect, open } from '../support/site';
import { answer, handIn, start } from '../support/taking';

test.use({ serviceWorkers: 'allow', allowed: /Failed to load resource|net::ERR/ });

test('a new version waits while a test runs in any tab, other tabs offer it, and the test keeps its old code', async ({
  page,
  context,
  host,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await visit(page);
  await start(page, '/ssat-verbal-practice/quick-test', { keep: 'visit' });
  const second = await context.newPage();
  await open(second, '/parent-dashboard');
  await host.deploy();
  await lookForVersion(second);
  await expect(newVersion(second)).toBeVisible();
  await expect(newVersion(page)).toHaveCount(0);
  expect(await siteCaches(second)).toHaveLength(2);

  const loaded = second.waitForEvent('load');
  await second.getByRole('button', { name: 'Use it now' }).click();
  await loaded;
  expect(await isNext(second)).toBe(true);

  // The test continues in the version it started in, including parts not loaded yet, although the host no longer has them.
  await answer(page, true);
  await handIn(page);
  await expect(page.getByRole('heading', { level: 1, name: /your result/ })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await siteCaches(second)).toHaveLength(2);
  await page.close();
  // A closed tab releases its lock shortly afterwards; the next document then cleans up.
  await expect
    .poll(async () => {
      await second.reload();
      return siteCaches(second);
    })
    .toHaveLength(1);
});
