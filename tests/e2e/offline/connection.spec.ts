/** The connection drops before or after the start, or the site is updated during a test. */
import type { Page } from '@playwright/test';
import { brand } from '../../../src/brand';
import { pathOf } from '../../../src/site';
import { builtManifest } from '../../build/site-files';
import { expect, hydrated, open, test } from '../support/site';
import { answer, handIn, heldBack, next, question, start, startHere } from '../support/taking';

test.use({
  allowed:
    /Failed to load resource|dynamically imported module|net::ERR|could not be (fetched|loaded)|Failed to fetch/i,
});

const path = '/ssat-verbal-practice/quick-test';

/** Matches the files of practice questions. */
const content = new RegExp(
  Object.entries(builtManifest())
    .filter(([source]) => source.includes('src/data/items/content/practice/'))
    .map(([, { file }]) => file)
    .join('|'),
);

async function offline(page: Page) {
  await page.context().setOffline(true);
}

test('starting a test survives a brief connection loss', async ({ page }) => {
  let refused = 0;
  await page.route(content, async (route) => {
    refused += 1;
    if (refused <= 2) await route.abort();
    else await route.continue();
  });
  await open(page, path);
  await startHere(page);
  await expect(question(page, 1, 10)).toBeVisible();
  expect(refused).toBeGreaterThan(2);
});

test('a longer connection loss shows an error without starting the test, and "Try again" works', async ({
  page,
}) => {
  await open(page, path);
  await page.route(content, (route) => route.abort());
  await page.getByRole('button', { name: 'Start the test' }).click();
  await expect(page.getByRole('button', { name: 'Getting everything ready…' })).toBeDisabled();
  await expect(page.getByRole('alert')).toContainText('could not be loaded, so the test was not started');
  await page.unroute(content);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(question(page, 1, 10)).toBeVisible();
});

test('a pending start does nothing after the student leaves', async ({ page }) => {
  await open(page, path);
  const letThrough = await heldBack(page, content);
  await page.getByRole('button', { name: 'Start the test' }).click();
  await page.getByRole('link', { name: brand.name }).first().click();
  await expect(page).toHaveURL('/');
  await letThrough();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('navigation', { name: 'Footer' })).toBeVisible();
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('attempt'))),
  ).toEqual([]);
});

test('a test that goes offline at the first question can be finished and shows every explanation', async ({
  page,
}) => {
  await start(page, path);
  await offline(page);
  for (let number = 1; number <= 10; number += 1) {
    await answer(page, true);
    await page.getByRole('button', { name: number === 10 ? 'Review' : 'Next', exact: true }).click();
  }
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Hand in/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /your result/ })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(10);
});

test('once started, the free test works offline, including formulas and passages', async ({ page }) => {
  await start(page, pathOf('freeTest'));
  await offline(page);
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
  await start(page, path, { keep: 'device' });
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
