/** The base fixture of the end-to-end tests: a page that fails its test on any console message or external request. */
import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';

import { documentTitleOf, type RouteId, site } from '../../../src/site';
import { isHydrated } from '../../hydrated';

export { expect } from '@playwright/test';

/**
 * Tags a test whose screens differ on a phone, so that it also runs there. Layout at every width has separate tests (sizes,
 * families, charts).
 */
export const alsoOnPhone = '@phone';

interface Site {
  /** The console messages expected by tests that provoke an error. */
  readonly allowed: RegExp | null;
  readonly page: Page;
  /** A page on another device, without this one's data. */
  readonly otherDevice: Page;
}

export const test = base.extend<Site>({
  allowed: [null, { option: true }],
  page: async ({ page, allowed, baseURL }, giveTo) => {
    const complaints = complaintsOf(page, allowed, baseURL);
    await giveTo(page);
    expect(complaints).toEqual([]);
  },
  otherDevice: async ({ browser, allowed, baseURL }, giveTo) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const complaints = complaintsOf(page, allowed, baseURL);
    await giveTo(page);
    await context.close();
    expect(complaints).toEqual([]);
  },
});

/** Playwright's message in tests without the service worker. */
const workerBlocked = 'Service Worker registration blocked by Playwright';

/** Collects a page's errors from now on. */
function complaintsOf(page: Page, allowed: RegExp | null, baseURL: string | undefined): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || message.text() === workerBlocked) return;
    if (allowed?.test(message.text()) !== true) complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => {
    if (allowed?.test(String(error)) !== true) complaints.push(`${page.url()}: ${String(error)}`);
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('blob:'))
      complaints.push(`request to ${request.url()}`);
  });
  return complaints;
}

/** Waits until every part of the prerendered document is hydrated, so that the page responds to clicks. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
  // Content that the prerendered document couldn't include (a tab or family from the URL) renders next in short tasks; then the
  // browser is idle.
  await page.evaluate(
    () =>
      new Promise<void>((idle) => {
        requestIdleCallback(() => idle());
      }),
  );
}

/** Opens a path and waits until the page is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/**
 * Goes to a page by a link on the current one and waits until it replaces the current page. Much faster than opening it, since the
 * code and the record are loaded already.
 */
export async function follow(page: Page, id: RouteId): Promise<void> {
  const { path } = site[id];
  await page.locator(`a[href="${path}"]:visible`).first().click();
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(documentTitleOf(site[id]));
}

/** The row of the student's pages under the header. */
export const studentRow = (page: Page) => page.getByRole('navigation', { name: 'Your pages' });

/** Sets a device's clock to the afternoon of a day and stops it. */
export const onDay = (context: BrowserContext, day: string) => context.clock.setFixedTime(`${day}T16:00:00`);

/** Returns the document's horizontal overflow in pixels; 0 is correct. */
export const sidewaysScroll = () =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** Returns the text of elements that overflow the page on the right, ignoring those in scroll containers. */
export const stickingOut = () => {
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
  return [...document.querySelectorAll('main *')]
    .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
    .filter((element) => !scrolls(element.parentElement))
    .map((element) => `${element.tagName} ${element.textContent.slice(0, 60)}`);
};

/** Waits until resize observers have seen the page's current state. */
export const twoFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((shown) => {
        requestAnimationFrame(() => requestAnimationFrame(() => shown()));
      }),
  );

/** Waits until everything that the page requested has loaded and rendered. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise<void>((rests) => requestIdleCallback(() => rests())));
}
