/** What every story starts from: a page that fails its test on any console message or request to another host. */
import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';

import { isHydrated } from '../hydrated';

export { expect } from '@playwright/test';

/** Tags a story whose screens differ on a phone: it runs there, too. Layout at every width has tests of its own (sizes, families, charts). */
export const alsoOnPhone = '@phone';

interface Site {
  /** Tests that provoke an error on purpose say which console messages they expect. */
  readonly allowed: RegExp | null;
  readonly page: Page;
  /** A page on another device: nothing that this one keeps is there. */
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

/** Playwright's message where a test runs without the service worker. */
const workerBlocked = 'Service Worker registration blocked by Playwright';

/** What goes wrong on a page from now on. */
function complaintsOf(page: Page, allowed: RegExp | null, baseURL: string | undefined): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || message.text() === workerBlocked) return;
    if (allowed?.test(message.text()) !== true) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('blob:'))
      complaints.push(`request to ${request.url()}`);
  });
  return complaints;
}

/** Waits until the page answers to clicks: React has taken over the prerendered document, every part of it. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
  // What the document couldn't hold (a tab or a family of the address) comes next, in short steps: the browser is idle after them.
  await page.evaluate(
    () =>
      new Promise<void>((idle) => {
        requestIdleCallback(() => idle());
      }),
  );
}

/** Opens a path and waits until it answers. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** The row of the student's pages under the header. */
export const studentRow = (page: Page) => page.getByRole('navigation', { name: 'Your pages' });

/** Sets the clock of a device to the afternoon of a day, where it stands still. */
export const onDay = (context: BrowserContext, day: string) => context.clock.setFixedTime(`${day}T16:00:00`);

/** How far the document scrolls sideways, in pixels: 0 where all is well. */
export const sidewaysScroll = () =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** What sticks out of the page at its right, by its text; what scrolls in a box of its own is not counted. */
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

/** Waits until what observes sizes has seen the page as it is now. */
export const twoFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((shown) => {
        requestAnimationFrame(() => requestAnimationFrame(() => shown()));
      }),
  );

/** Waits until everything that the page asked for has come and is drawn, as somebody does who reads it. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise<void>((rests) => requestIdleCallback(() => rests())));
}
