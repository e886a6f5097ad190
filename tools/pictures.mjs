/**
 * `npm run pictures`: takes the repository's pictures of the site from the last build: those that browsers show before installing it
 * (public/install, which the next build includes) and the README's (docs). Look at them, then commit them.
 */
import { stat, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { browserPath } from './browser.mjs';
import { serve } from './serve.mjs';

/** Limit per picture in bytes, because a browser loads all of them to show its installation dialog. */
const mostBytes = 150_000;

/** The day on which the pictures are taken, so that their dates stay the same. */
const pictureDay = new Date('2026-11-24T16:00:00Z');

/**
 * `file` is relative to the project's root. `isWhole` includes what is below the window, and `before` leads to the screen.
 * @typedef {{ file: string, path: string, width: number, height: number, isWhole?: boolean, before?: (page: import('playwright').Page) =>
 * Promise<unknown> }} SitePicture
 */

/** @type {readonly SitePicture[]} */
const readmePictures = [
  { file: 'docs/parent-overview.png', path: '/parent-dashboard', width: 1280, height: 800, isWhole: true },
  {
    file: 'docs/player.png',
    path: '/ssat-verbal-practice/quick-test',
    width: 1280,
    height: 800,
    async before(page) {
      await page.getByRole('button', { name: 'Start the test' }).click();
      await page.getByRole('heading', { name: /^Question 1 of / }).waitFor();
    },
  },
];

/**
 * Returns all pictures. A build must exist, because it has the list of those for installing.
 * @returns {Promise<readonly SitePicture[]>}
 */
export async function sitePictures() {
  // A computed URL, so that the type checker doesn't look for the file, which exists only after a build.
  const built = new URL('../build/server/prerender.js', import.meta.url).href;
  /** @type {{ installScreenshots: readonly SitePicture[] }} */
  const { installScreenshots } = await import(built);
  return [...installScreenshots.map((each) => ({ ...each, file: `public/${each.file}` })), ...readmePictures];
}

/**
 * Takes a picture in a new window.
 * @param {import('playwright').Browser} browser
 * @param {string} address of the running site
 * @param {SitePicture} picture
 * @returns {Promise<Buffer>} the PNG
 */
export async function takePicture(browser, address, { path, width, height, isWhole = false, before }) {
  const page = await browser.newPage({
    viewport: { width, height },
    colorScheme: 'light',
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await page.clock.setFixedTime(pictureDay);
  await page.goto(address + path);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await before?.(page);
  // Charts load when they scroll near the viewport.
  if (isWhole)
    for (const figure of await page.getByRole('figure').all()) {
      await figure.scrollIntoViewIfNeeded();
      await figure.locator('svg').first().waitFor();
    }
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForLoadState('networkidle');
  const taken = await page.screenshot({ fullPage: isWhole });
  await page.close();
  return taken;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { address, close } = await serve();
  const browser = await chromium.launch({ executablePath: browserPath() });
  for (const picture of await sitePictures()) {
    await writeFile(picture.file, await takePicture(browser, address, picture));
    const { size } = await stat(picture.file);
    const isTooLarge = picture.file.startsWith('public/') && size > mostBytes;
    if (isTooLarge) process.exitCode = 1;
    console.log(`${picture.file}: ${size} bytes${isTooLarge ? `, and ${mostBytes} are the most` : ''}`);
  }
  await browser.close();
  await close();
}
