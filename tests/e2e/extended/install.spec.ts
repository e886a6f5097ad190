/** The site as an installed app: browsers' criteria, sharing a file with it, and the install hint. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { wholeBrowserPath } from '../../../tools/browser.mjs';
import { assertPresent } from '../../../src/lib/assert';
import { addressAfterShare, sharedFileField } from '../../../src/data/offline/sharedFile';
import { documentTitleOf, pathOf, site } from '../../../src/site';
import { twoFullTests } from '../support/history-file';
import { testOnOwnHost as test } from '../support/ownHost';
import { expect, hydrated, open } from '../support/site';

test.use({ serviceWorkers: 'allow' });

/** Makes the first visit and waits until the service worker controls the page. */
async function visit(page: Page): Promise<void> {
  await open(page, '/');
  await expect(page.getByText('and works without a connection')).toBeAttached();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

interface Shared {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Sends files as the system's share menu does: as a form that no page of the site submitted. */
async function share(page: Page, address: string, files: readonly Shared[]): Promise<void> {
  await page.goto('about:blank');
  await page.setContent(
    `<form method="post" enctype="multipart/form-data" action="${address}${pathOf('testResults')}">
      <input type="file" multiple name="${sharedFileField}"><button>Share</button></form>`,
  );
  await page.locator('input').setInputFiles([...files]);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.waitForURL((url) => url.pathname === pathOf('testResults'));
  await hydrated(page);
}

const record = (): Shared => ({ ...twoFullTests(), name: 'larkfield-prep-2026-11-21.json' });
const cacheNames = (page: Page) => page.evaluate(() => caches.keys());
/** Returns the site's storage keys, without the router's scroll positions. */
const storedKeys = (page: Page) =>
  page.evaluate(() =>
    [localStorage, sessionStorage]
      .flatMap((storage) => Object.keys(storage))
      .filter((key) => key !== 'react-router-scroll-positions'),
  );

test.describe('requirements for installing the site', () => {
  test('a worker controls the site, and the start URL opens without the host', async ({ page, host }) => {
    await visit(page);
    const { start_url: start, scope } = await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
      const manifest: { start_url: string; scope: string } = await (await fetch(link?.href ?? '')).json();
      return manifest;
    });
    const registration = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(registration).toBe(host.address + scope);
    await host.stop();
    await open(page, start);
    await expect(page).toHaveTitle(documentTitleOf(site.sectionStudy));
  });

  test('Chromium reports no installability errors, and an error if the icons are missing', async ({
    host,
  }) => {
    const executablePath = wholeBrowserPath();
    test.skip(executablePath === undefined, 'the headless shell alone judges no site');
    const errorsFound = async () => {
      // A separate profile: sites can't be installed in private windows, which tests use.
      const profile = await mkdtemp(join(tmpdir(), 'larkfield-profile-'));
      const context = await chromium.launchPersistentContext(profile, {
        executablePath: assertPresent(executablePath, 'a browser'),
      });
      try {
        const page = await context.newPage();
        await page.goto(host.address);
        const devtools = await context.newCDPSession(page);
        const { errors, data } = await devtools.send('Page.getAppManifest');
        expect(errors).toEqual([]);
        expect(data).toContain('"start_url"');
        const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
        return installabilityErrors.map(({ errorId }) => errorId);
      } finally {
        await context.close();
        await rm(profile, { recursive: true });
      }
    };
    expect(await errorsFound()).toEqual([]);
    await host.lose('favicon.svg', 'icons/icon-192.png', 'icons/icon-512.png', 'icons/maskable-512.png');
    expect(await errorsFound()).toEqual(['no-acceptable-icon']);
  });
});

test('a shared file is previewed like a selected one, and no other file is read', async ({ page, host }) => {
  const otherCaches = async () =>
    (await cacheNames(page)).filter((name) => !name.startsWith('larkfield-site-'));
  const alert = page.getByRole('alert');
  await visit(page);

  await test.step('a file that wasn’t exported from the site is rejected', async () => {
    await share(page, host.address, [
      {
        name: 'larkfield-prep-x.json',
        mimeType: 'application/json',
        buffer: Buffer.from('<script>alert(1)</script>'),
      },
    ]);
    await expect(alert).toContainText('This file was not exported from here');
    await expect(alert).toBeInViewport();
  });

  await test.step('a file isn’t read if another file is shared with it', async () => {
    await share(page, host.address, [record(), record()]);
    await expect(alert).toContainText('You shared more than one file');
    expect(await otherCaches()).toEqual([]);
  });

  await test.step('a file that is no longer available has a message', async () => {
    await open(page, addressAfterShare(1));
    await expect(alert).toContainText('is no longer here');
  });

  await test.step('the right file is previewed and imported only after confirmation', async () => {
    await share(page, host.address, [record()]);
    const preview = page.getByRole('group', { name: 'What the import will do' });
    await expect(preview).toContainText('2 new tests');
    await expect(preview).toBeInViewport();
    await expect(preview).toBeFocused();
    // A reload doesn't look for the file again, and nothing was imported.
    await expect(page).toHaveURL(host.address + pathOf('testResults'));
    expect(await otherCaches()).toEqual([]);
    await expect(page.getByText('No finished tests yet')).toBeVisible();
    await preview.getByRole('button', { name: 'Import' }).click();
    await expect(page.getByText(/^2 tests available until/)).toBeVisible();
    await expect(page.getByRole('table', { name: 'Finished tests' }).getByRole('rowheader')).toHaveCount(2);
  });
});

/** Dispatches Chromium's install event, which never occurs in a test's private window. */
const offer = () => {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: () => {
      document.title = 'asked';
      return Promise.resolve();
    },
  });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};
const hint = (page: Page) => page.getByText('You can install this site as an app on this device.');

test.describe('the install hint', () => {
  test('appears on the second visit without storing anything, opens the browser’s prompt, and never appears again once dismissed', async ({
    page,
  }) => {
    await visit(page);
    expect(await page.evaluate(offer)).toBe(true);
    await page.getByRole('link', { name: 'Pricing', exact: true }).click();
    await expect(page).toHaveURL(pathOf('pricing'));
    await expect(hint(page)).toBeHidden();
    await page.reload();
    await hydrated(page);
    await page.evaluate(offer);
    await expect(page.getByText('and works without a connection')).toBeAttached();
    await expect(hint(page)).toBeHidden();

    await open(page, '/about');
    await page.evaluate(offer);
    await expect(hint(page)).toBeVisible();
    await page.getByRole('button', { name: 'Install it' }).click();
    await expect(page).toHaveTitle('asked');
    await expect(hint(page)).toBeHidden();

    await open(page, '/about');
    await page.evaluate(offer);
    await expect(hint(page)).toBeVisible();
    expect(await storedKeys(page)).toEqual([]);
    await page.getByRole('button', { name: 'Don’t show this again' }).click();
    await expect(hint(page)).toBeHidden();
    expect(await storedKeys(page)).toEqual(['larkfield:no-install-hint']);
    await open(page, '/');
    await page.evaluate(offer);
    await expect(page.getByText('and works without a connection')).toBeAttached();
    await expect(hint(page)).toBeHidden();
  });
});
