/** Helpers for tests of the offline copy: the first visit, looking for a new version, and what is stored. */
import type { Page } from '@playwright/test';
import { nextName } from './ownHost';
import { expect, open } from './site';

export const copyLine = (page: Page) => page.getByRole('contentinfo').getByRole('status');
export const newVersion = (page: Page) => page.getByText('A new version of this site is ready.');
/** Checks that the current document is of the deployed version. */
export const isNext = (page: Page) =>
  page.evaluate(
    (name) => document.querySelector<HTMLScriptElement>('script[type=module]')?.src.endsWith(name),
    nextName,
  );
export const siteCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('larkfield-site-')));

/** Returns the versions that open pages have reported as in use, as those pages' entry files. */
export const versionsInUse = (page: Page) =>
  page.evaluate(async () =>
    (await navigator.locks.query()).held?.flatMap(({ name = '' }) =>
      name.startsWith('larkfield-uses:') ? name : [],
    ),
  );

const isWaitLock = ({ name }: LockInfo) => name === 'larkfield-person-waits';

/** Counts the pages where a person waits, and the downloads that have paused for them. */
export async function waitLock(page: Page): Promise<{ readonly pages: number; readonly downloads: number }> {
  const { held = [], pending = [] } = await page.evaluate(() => navigator.locks.query());
  return { pages: held.filter(isWaitLock).length, downloads: pending.filter(isWaitLock).length };
}

/** Makes the first visit: opens the home page and waits until the whole site is stored. */
export async function visit(page: Page): Promise<void> {
  await open(page, '/');
  await expect(copyLine(page)).toContainText('and works without a connection');
}

/** Checks for a new version, as the browser does occasionally, and waits until it is stored or rejected. */
export async function lookForVersion(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing?.state),
    )
    .toBe(undefined);
}
