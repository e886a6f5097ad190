/**
 * `npm run pictures`: takes the screenshots that browsers show before installing the site from the last build, and writes them to
 * public/install/. Commit them; the next build includes them.
 */
import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { chromium } from 'playwright';
import { browserPath } from './browser.mjs';
import { serve } from './serve.mjs';

/** Limit per picture, because a browser loads all of them to show its installation dialog. */
const mostBytes = 150_000;

// A computed URL, so that the type checker doesn't look for the file, which exists only after a build.
const built = new URL('../build/server/prerender.js', import.meta.url).href;
/** @type {{ installScreenshots: readonly { file: string, path: string, width: number, height: number }[] }} */
const { installScreenshots } = await import(built);
const { address, close } = await serve();
const browser = await chromium.launch({ executablePath: browserPath() });
let isTooLarge = false;
for (const { file, path, width, height } of installScreenshots) {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: 'light' });
  await page.goto(address + path);
  await page.waitForLoadState('networkidle');
  const target = `public/${file}`;
  await mkdir(dirname(target), { recursive: true });
  await page.screenshot({ path: target });
  await page.close();
  const { size } = await stat(target);
  isTooLarge ||= size > mostBytes;
  console.log(`${target}: ${size} bytes${size > mostBytes ? `, and ${mostBytes} are the most` : ''}`);
}
await browser.close();
await close();
if (isTooLarge) process.exitCode = 1;
