/** The situations in which the bench measures presses. To add one, add a row. */
import { phoneContext } from '../slow-visit.mjs';

/**
 * `worker` allows the service worker; `copy` stores the whole site on the device before the visit.
 * @typedef {{ name: string, worker: boolean, copy: boolean }} Situation
 */

/**
 * A browser context for one visit, and what ends the visit.
 * @typedef {{ context: import('playwright').BrowserContext, leave: () => Promise<void> }} Device
 */

/** @type {readonly Situation[]} */
export const situations = [
  { name: 'a first visit, the worker’s downloads on a slow line', worker: true, copy: false },
  { name: 'a later visit, with the offline copy', worker: true, copy: true },
  { name: 'a first visit without a worker', worker: false, copy: false },
];

/** The maximum wait in milliseconds for the offline copy, which is stored at full speed. */
const patienceMs = 120_000;

/**
 * Opens browser contexts in a situation. Visits with the offline copy share one per build, which keeps the files but not what the
 * visit before saved.
 * @param {import('playwright').Browser} browser
 */
export function devices(browser) {
  /** @type {Map<string, Promise<import('playwright').BrowserContext>>} */
  const withCopy = new Map();

  /** @param {string} address */
  async function storedCopy(address) {
    const context = await phoneContext(browser);
    const page = await context.newPage();
    await page.goto(address);
    await page
      .getByRole('contentinfo')
      .getByRole('status')
      .filter({ hasText: 'and works without a connection' })
      .waitFor({ timeout: patienceMs })
      .catch(() => {
        throw new Error(`no offline copy within ${patienceMs / 1000} s`);
      });
    await page.close();
    return context;
  }

  /**
   * @param {Situation} situation
   * @param {string} address
   * @returns {Promise<Device>}
   */
  return async ({ worker, copy }, address) => {
    if (!copy) {
      const context = await phoneContext(browser, { serviceWorkers: worker ? 'allow' : 'block' });
      return { context, leave: () => context.close() };
    }
    const found = withCopy.get(address) ?? storedCopy(address);
    withCopy.set(address, found);
    const context = await found;
    return {
      context,
      leave: async () => {
        await Promise.all(context.pages().map((page) => page.close()));
        const page = await context.newPage();
        const session = await context.newCDPSession(page);
        await session.send('Storage.clearDataForOrigin', {
          origin: address,
          storageTypes: 'indexeddb,local_storage',
        });
        await page.close();
      },
    };
  };
}
