/** The connection drops at unusual moments of a test, or the site is updated during it. */
import { brand } from '../../../src/brand';
import { pathOf, site } from '../../../src/site';
import { expect, hydrated, open, settled, test } from '../support/site';
import { answer, handIn, heldBack, next, practiceContent, resultLoaded, start } from '../support/taking';

test.use({
  allowed:
    /Failed to load resource|dynamically imported module|net::ERR|could not be (fetched|loaded)|Failed to fetch/i,
});

test('a pending start does nothing after the student leaves', async ({ page }) => {
  const letThrough = await heldBack(page, practiceContent);
  await open(page, pathOf('quickTest'));
  await page.getByRole('button', { name: 'Start the test' }).click();
  await page.getByRole('link', { name: brand.name }).first().click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: site.quickTest.heading })).toHaveCount(0);
  const arrived = page.waitForEvent('requestfinished', (request) => practiceContent.test(request.url()));
  await letThrough();
  await arrived;
  await settled(page);
  await expect(page.getByRole('navigation', { name: 'Footer' })).toBeVisible();
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('attempt'))),
  ).toEqual([]);
});

test('once started, the free test works offline, including formulas and passages', async ({ page }) => {
  await start(page, pathOf('freeTest'));
  await resultLoaded(page);
  await page.context().setOffline(true);
  await answer(page, true);
  for (const section of ['Quantitative', 'Reading']) {
    await handIn(page);
    await page.getByRole('button', { name: `Start ${section}` }).click();
    await expect(page.getByRole('radio')).toHaveCount(5);
    await answer(page, true);
  }
  await handIn(page);
  await page.getByRole('button', { name: 'Start Writing' }).click();
  await page.getByRole('radio').first().check();
  await page.getByLabel('Your essay').fill('Nobody came.');
  await page.getByRole('button', { name: 'Hand in writing' }).click();
  await expect(page.getByRole('region', { name: 'Section by Section' })).toContainText('Quantitative');
  await page.getByRole('button', { name: 'Read Writing' }).click();
  await expect(page.getByRole('region', { name: 'Answers the prompt' })).toBeVisible();
});

test('deploying a new version during a test doesn’t affect the test', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await start(page, pathOf('quickTest'), { keep: 'device' });
  await resultLoaded(page);
  await answer(page, true);
  await next(page);
  // The host no longer has any file that the page hasn't loaded.
  await page.route(/\/assets\//, (route) => route.fulfill({ status: 404 }));
  await handIn(page);
  await expect(page.getByRole('heading', { level: 1, name: /your result/ })).toBeVisible();
  await page.unroute(/\/assets\//);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: /your result/ })).toBeVisible();
});
